import type { AnalyticsOverview } from '@chat-module/contract/analytics';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../session/current-user.queries.ts';

export const useAnalyticsOverview = () => useQuery<AnalyticsOverview>({ queryKey: ['/api/analytics/overview'] });

/**
 * True until the server has confirmed the operator and the figures have loaded or failed. The list of bots has its own
 * spinner.
 */
export const useIsDashboardLoading = (): boolean => {
  const { isPlaceholderData } = useCurrentUser();
  const { isPending, errorUpdateCount } = useAnalyticsOverview();
  return isPlaceholderData || (isPending && errorUpdateCount === 0);
};
