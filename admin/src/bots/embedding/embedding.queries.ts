import type { checkWebsite } from '@chat-module/contract/website-check';
import type { OldColors, WidgetPage } from '@chat-module/contract/widget-pages';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { toastFailure } from '../../ui/toast/toast-failure.ts';

const oldColorsKey = ['/api/admin/old-colors'];

const isWidgetPages = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  queryKey[0] === '/api/bots' && queryKey[2] === 'widget-pages';

/** Runs after a bot's color has changed or a page was checked. */
export const refreshWidgetPages = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: oldColorsKey }),
    queryClient.invalidateQueries({ predicate: isWidgetPages }),
  ]);

/** Pages that the bot's widget has reported from. Visitors can add to them at any time. */
export const useWidgetPages = (botId: string) =>
  useQuery<WidgetPage[]>({ queryKey: ['/api/bots', botId, 'widget-pages'], staleTime: 0 });

export const useOldColors = () => useQuery<OldColors[]>({ queryKey: oldColorsKey, staleTime: 0 });

export const useCheckWebsite = (botId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (url: string) =>
      call<typeof checkWebsite>('POST', '/api/bots/:id/check-website', { params: { id: botId }, body: { url } }),
    onSuccess: () => refreshWidgetPages(queryClient),
    onError: (error) => toastFailure(error, 'Failed to check the website'),
  });
};
