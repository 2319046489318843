import type { createBot } from '@chat-module/contract/bots';
import type { changeSetup, Setup } from '@chat-module/contract/setup';
import type { sendTestMail } from '@chat-module/contract/status';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { serverMessageOr } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { refreshBots } from '../bots/bots.queries.ts';
import { useIsAdmin } from '../session/current-user.queries.ts';
import { toastFailure } from '../ui/toast/toast-failure.ts';
import { toast } from '../ui/toast/toast-store.ts';
import { botFor } from './bot-for.ts';

const setupKey = ['/api/admin/setup'];

/** Read again whenever it is shown, because other tabs and visitors' browsers change it too. */
export const useSetup = () =>
  useQuery<Setup>({
    queryKey: setupKey,
    enabled: useIsAdmin(),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });

/** Anything saved on the screen may complete a step. */
export const useTicksAfterChanges = (): void => {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe(({ type, mutation }) => {
        if (type === 'updated' && mutation.state.status === 'success')
          queryClient.invalidateQueries({ queryKey: setupKey });
      }),
    [queryClient],
  );
};

export const useDismissSetup = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (dismissed: boolean) => call<typeof changeSetup>('PATCH', '/api/admin/setup', { body: { dismissed } }),
    onSuccess: (setup) => {
      queryClient.setQueryData(setupKey, setup);
      if (setup.dismissed) toast('Checklist hidden', 'You can show it again on the Status page.');
    },
    onError: (error) => toastFailure(error, 'Could not save this. Try again.'),
  });
};

/** Sends to the operator's own address. */
export const useSendTestMail = () =>
  useMutation({
    mutationFn: () => call<typeof sendTestMail>('POST', '/api/admin/test-mail', { body: {} }),
    onSuccess: ({ delivery, message }) => toast(delivery === 'sent' ? 'Test email sent' : 'No mail server', message),
    onError: (error) => toastFailure(error, serverMessageOr(error, 'Could not send a test email')),
  });

/** Returns the id of the facility's bot, creating it if there is none. */
export const useEnsureBot = () => {
  const queryClient = useQueryClient();
  return async ({ facility, bot }: Setup): Promise<string> => {
    if (bot) return bot.id;
    if (!facility) throw new Error('A bot needs a facility.');
    const { id } = await call<typeof createBot>('POST', '/api/bots', { body: botFor(facility) });
    await Promise.all([refreshBots(queryClient), queryClient.invalidateQueries({ queryKey: setupKey })]);
    return id;
  };
};
