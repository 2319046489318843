import type { PeriodFigures, TopQuestions } from '@chat-module/contract/analytics';
import { useQuery } from '@tanstack/react-query';

export const usePeriodFigures = (botId: string, days: number) =>
  useQuery<PeriodFigures>({ queryKey: ['/api/analytics/figures', { botId, days }] });

export const useTopQuestions = (botId: string, days: number) =>
  useQuery<TopQuestions>({ queryKey: ['/api/bots', botId, 'questions', { days }] });
