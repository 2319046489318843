import type { AnalyticsOverview } from '@chat-module/contract/analytics';
import { useQuery } from '@tanstack/react-query';

export const useAnalyticsOverview = () => useQuery<AnalyticsOverview>({ queryKey: ['/api/analytics/overview'] });
