import type { dismissFailedMails, FailedMail, sendFailedMails } from '@chat-module/contract/failed-mails';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { usePagedList } from '../api/use-paged-list.ts';
import { countOf } from '../ui/list/count-of.ts';
import { toastFailure } from '../ui/toast/toast-failure.ts';
import { toast } from '../ui/toast/toast-store.ts';

const path = '/api/admin/failed-mails';

export const useFailedMails = () => usePagedList<FailedMail>([path]);

export type Act = 'send' | 'dismiss';

const acts = {
  send: {
    run: (ids: string[]) => call<typeof sendFailedMails>('POST', '/api/admin/failed-mails/send', { body: { ids } }),
    title: 'Sending again',
    describe: (mails: number) => `${countOf(mails, 'email')} on the way. Any that fail again return to this list.`,
    failure: 'Failed to send again. Please try again.',
  },
  dismiss: {
    run: (ids: string[]) =>
      call<typeof dismissFailedMails>('POST', '/api/admin/failed-mails/dismiss', { body: { ids } }),
    title: 'Dismissed',
    describe: (mails: number) => `${countOf(mails, 'email')} deleted.`,
    failure: 'Failed to dismiss. Please try again.',
  },
} as const;

interface Change {
  readonly act: Act;
  readonly ids: string[];
}

/** Sends failed emails again, or deletes them. */
export const useHandleFailedMails = (onHandled: () => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ act, ids }: Change) => acts[act].run(ids),
    onSuccess: async ({ mails }, { act }) => {
      const { title, describe } = acts[act];
      toast(title, mails === 0 ? 'It’s being sent right now, or someone else has handled it.' : describe(mails));
      await queryClient.invalidateQueries({ queryKey: [path] });
      onHandled();
      for (const key of ['/api/admin/attention', '/api/admin/status', path])
        queryClient.invalidateQueries({ queryKey: [key] });
    },
    onError: (error, { act }) => toastFailure(error, acts[act].failure),
  });
};
