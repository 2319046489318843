import type { ReplyOf } from '@chat-module/contract/endpoint';
import type { Setup } from '@chat-module/contract/setup';
import type { addSetStarterFaqs, addStarterFaqs, listStarterFaqs } from '@chat-module/contract/starter-faqs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { serverMessageOr } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { refreshFaqs } from '../faqs/faqs.queries.ts';
import { countOf } from '../ui/list/count-of.ts';
import { toastFailure } from '../ui/toast/toast-failure.ts';
import { toast } from '../ui/toast/toast-store.ts';
import { useEnsureBot } from './setup.queries.ts';

export type StarterSet = ReplyOf<typeof listStarterFaqs>;
export type BlankValues = Readonly<Record<string, string>>;

export const useStarterFaqs = (locationId: string) =>
  useQuery<StarterSet>({ queryKey: ['/api/locations', locationId, 'starter-faqs'], refetchOnMount: 'always' });

interface Chosen {
  /** Empty: the facility's bot. */
  readonly setId: string;
  readonly keep: string[];
  readonly values: BlankValues;
}

export const useAddStarterFaqs = (setup: Setup, onAdded: () => void) => {
  const queryClient = useQueryClient();
  const ensureBot = useEnsureBot();
  return useMutation({
    mutationFn: async ({ setId, ...body }: Chosen) =>
      setId === ''
        ? call<typeof addStarterFaqs>('POST', '/api/bots/:botId/starter-faqs', {
            params: { botId: await ensureBot(setup) },
            body,
          })
        : call<typeof addSetStarterFaqs>('POST', '/api/faq-sets/:id/starter-faqs', { params: { id: setId }, body }),
    onSuccess: async ({ imported }) => {
      await refreshFaqs(queryClient);
      toast('Success', `${countOf(imported, 'question')} added`);
      onAdded();
    },
    onError: (error) => toastFailure(error, serverMessageOr(error, 'Failed to add the questions')),
  });
};
