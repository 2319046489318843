import type { compareBots } from '@chat-module/contract/comparison';
import type { ReplyOf } from '@chat-module/contract/endpoint';
import { useQuery } from '@tanstack/react-query';

export type Comparison = ReplyOf<typeof compareBots>;

export const useComparison = (days: number) =>
  useQuery<Comparison>({ queryKey: ['/api/analytics/comparison', { days }] });
