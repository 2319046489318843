import type {
  createFaqSet,
  deleteFaqSet,
  FaqSet,
  hideFaq,
  InheritedFaq,
  NewFaqSet,
  showFaq,
  updateFaqSet,
} from '@chat-module/contract/faq-sets';
import type { Faq } from '@chat-module/contract/faqs';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { serverMessageOr } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { readWholeList } from '../../api/read.ts';
import { toastFailure } from '../../ui/toast/toast-failure.ts';
import { toast } from '../../ui/toast/toast-store.ts';

const setsPath = '/api/faq-sets';
export const setFaqsKey = ['/api/faqs', { of: 'sets' }];

export const useFaqSets = () => useQuery<FaqSet[]>({ queryKey: [setsPath] });

/** Only an admin may rename or delete a set that bots of other locations use, or change its FAQs. */
export const mayChangeSet = ({ otherBots }: FaqSet): boolean => otherBots === 0;

/** The FAQs of all sets. */
export const useSetFaqs = () => useQuery({ queryKey: setFaqsKey, queryFn: readWholeList<Faq> });

const inheritedPath = (botId: string): string => `/api/bots/${botId}/inherited-faqs`;

/** The FAQs that a bot inherits from its sets; empty without a bot. */
export const useInheritedFaqs = (botId: string) =>
  useQuery({
    queryKey: [inheritedPath(botId)],
    queryFn: readWholeList<InheritedFaq>,
    enabled: botId !== '',
  });

/** Reloads the data that depends on sets: their FAQs, and what bots inherit. */
export const refreshSets = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => path === setsPath || String(path).endsWith('/inherited-faqs'),
  });

/** Creates a set, or changes it if an id is given. */
export const useSaveFaqSet = (id: string | undefined, onSaved: () => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewFaqSet) =>
      id === undefined
        ? call<typeof createFaqSet>('POST', setsPath, { body })
        : call<typeof updateFaqSet>('PUT', '/api/faq-sets/:id', { params: { id }, body }),
    onSuccess: async () => {
      await Promise.all([refreshSets(queryClient), queryClient.invalidateQueries({ queryKey: ['/api/faqs'] })]);
      toast('Success', id === undefined ? 'FAQ set created successfully' : 'FAQ set updated successfully');
      onSaved();
    },
    onError: (error) => toastFailure(error, id === undefined ? 'Failed to create FAQ set' : 'Failed to update FAQ set'),
  });
};

export const useDeleteFaqSet = (onDeleted: () => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<typeof deleteFaqSet>('DELETE', '/api/faq-sets/:id', { params: { id } }),
    onSuccess: async () => {
      await Promise.all([refreshSets(queryClient), queryClient.invalidateQueries({ queryKey: setFaqsKey })]);
      toast('Success', 'FAQ set deleted successfully');
      onDeleted();
    },
    onError: (error) => toastFailure(error, serverMessageOr(error, 'Failed to delete FAQ set')),
  });
};

interface Hiding {
  readonly botId: string;
  readonly faqId: string;
  readonly isHidden: boolean;
}

/** Hides an FAQ of a set for one bot, or shows it again. */
export const useHideFaq = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ isHidden, ...params }: Hiding) =>
      isHidden
        ? call<typeof hideFaq>('PUT', '/api/bots/:botId/hidden-faqs/:faqId', { params })
        : call<typeof showFaq>('DELETE', '/api/bots/:botId/hidden-faqs/:faqId', { params }),
    onSuccess: async (_, { isHidden }) => {
      await refreshSets(queryClient);
      toast('Success', isHidden ? 'FAQ hidden for this bot' : 'FAQ shown for this bot');
    },
    onError: (error) => toastFailure(error, serverMessageOr(error, 'Failed to update FAQ')),
  });
};
