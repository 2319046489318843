import type { AnalyticsOverview } from '@chat-module/contract/analytics';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../session/current-user.queries.ts';

export const useAnalyticsOverview = () => useQuery<AnalyticsOverview>({ queryKey: ['/api/analytics/overview'] });

/**
 * Until the server has confirmed the operator, and has sent the figures or failed to. The list of bots has a spinner of
 * its own.
 */
export const useIsDashboardLoading = (): boolean => {
  const { isPlaceholderData } = useCurrentUser();
  const { isPending, errorUpdateCount } = useAnalyticsOverview();
  return isPlaceholderData || (isPending && errorUpdateCount === 0);
};
