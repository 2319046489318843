import type { Bot, createBot, deleteBot, NewBot, setBotColor, updateBot } from '@chat-module/contract/bots';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { serverMessageOr } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { readWholeList } from '../api/read.ts';
import type { FormResult } from '../ui/form/changed-fields.ts';
import { toastFailure } from '../ui/toast/toast-failure.ts';
import { toast } from '../ui/toast/toast-store.ts';
import { refreshWidgetPages } from './embedding/embedding.queries.ts';
import { savePicture } from './picture/save-picture.ts';
import type { PictureChange } from './picture/use-picture-choice.ts';

const botsKey = ['/api/bots'];
const botOfLocationKey = (locationId: string) => ['/api/locations', locationId, 'bot'];

const isBotOfAnyLocation = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  queryKey[0] === '/api/locations' && queryKey[2] === 'bot';

/** Runs after a bot is created, changed or deleted. */
export const refreshBots = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: botsKey, exact: true }),
    queryClient.invalidateQueries({ predicate: isBotOfAnyLocation }),
    refreshWidgetPages(queryClient),
  ]);

export const useBots = () => useQuery({ queryKey: botsKey, queryFn: readWholeList<Bot> });

export const useBotOfLocation = (locationId: string) => useQuery<Bot>({ queryKey: botOfLocationKey(locationId) });

/** Creates a bot, or updates it if an id is given; then changes its picture. */
export const useSaveBot = (id: string | undefined, picture: PictureChange, onSaved: (bot: Bot) => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ values, changes }: FormResult<NewBot>) => {
      const saved =
        id === undefined
          ? await call<typeof createBot>('POST', '/api/bots', { body: values })
          : await call<typeof updateBot>('PUT', '/api/bots/:id', { params: { id }, body: changes });
      return savePicture(saved, picture);
    },
    onSuccess: async ({ bot, problem }) => {
      await refreshBots(queryClient);
      if (problem) toast('Error', `The bot was saved, but its picture wasn’t. ${problem}`, 'danger');
      else toast('Success', id === undefined ? 'Bot created successfully' : 'Bot updated successfully');
      onSaved(bot);
    },
    onError: (error) => toastFailure(error, id === undefined ? 'Failed to create bot' : 'Failed to update bot'),
  });
};

export const useDeleteBot = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<typeof deleteBot>('DELETE', '/api/bots/:id', { params: { id } }),
    onSuccess: async () => {
      await refreshBots(queryClient);
      toast('Success', 'Bot deleted successfully');
    },
    onError: (error) => toastFailure(error, 'Failed to delete bot'),
  });
};

export const useSetBotColor = (locationId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    // Saves one change at a time, so that the last chosen color wins.
    scope: { id: `bot-color-${locationId}` },
    mutationFn: (primaryColor: string) =>
      call<typeof setBotColor>('PATCH', '/api/locations/:id/bot/color', {
        params: { id: locationId },
        body: { primaryColor },
      }),
    onSuccess: async () => {
      await refreshBots(queryClient);
      toast('Success', 'Bot color updated successfully');
    },
    onError: (error) => toastFailure(error, serverMessageOr(error, 'Failed to update bot color')),
  });
};
