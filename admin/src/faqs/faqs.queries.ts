import type { createFaq, deleteFaq, Faq, NewFaq, updateFaq } from '@chat-module/contract/faqs';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { serverMessageOr } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { readWholeList } from '../api/read.ts';
import type { FormResult } from '../ui/form/changed-fields.ts';
import { toastFailure } from '../ui/toast/toast-failure.ts';
import { toast } from '../ui/toast/toast-store.ts';
import { refreshSets, setFaqsKey } from './sets/faq-sets.queries.ts';
import { groupsPath, unansweredPath } from './unanswered.queries.ts';

const faqsKey = ['/api/faqs'];

export const useFaqs = () => useQuery({ queryKey: faqsKey, queryFn: readWholeList<Faq> });

/** Reads all FAQs again after an import, which only returns how many it changed. */
export const refreshFaqs = (queryClient: QueryClient) =>
  Promise.all([queryClient.invalidateQueries({ queryKey: faqsKey }), refreshSets(queryClient)]);

/** Changes the cached list of bots' FAQs or of sets' FAQs, and reads again what bots inherit. */
const changeFaqs = async (queryClient: QueryClient, change: (faqs: Faq[]) => Faq[], ofSets: boolean): Promise<void> => {
  queryClient.setQueryData<Faq[]>(ofSets ? setFaqsKey : faqsKey, (faqs) => faqs && change(faqs));
  await refreshSets(queryClient);
};

const withSaved = (faqs: Faq[], saved: Faq): Faq[] =>
  faqs.some(({ id }) => id === saved.id) ? faqs.map((faq) => (faq.id === saved.id ? saved : faq)) : [saved, ...faqs];

/** Creates an FAQ, or updates it if an id is given. */
export const useSaveFaq = (id: string | undefined, onSaved: () => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ values, changes }: FormResult<NewFaq>) =>
      id === undefined
        ? call<typeof createFaq>('POST', '/api/faqs', { body: values })
        : call<typeof updateFaq>('PUT', '/api/faqs/:id', { params: { id }, body: changes }),
    onSuccess: async (saved, { values: { unansweredId } }) => {
      await changeFaqs(queryClient, (faqs) => withSaved(faqs, saved), saved.setId !== undefined);
      if (unansweredId)
        await Promise.all(
          [unansweredPath, groupsPath].map((path) => queryClient.invalidateQueries({ queryKey: [path] })),
        );
      toast('Success', id === undefined ? 'FAQ created successfully' : 'FAQ updated successfully');
      onSaved();
    },
    onError: (error) => toastFailure(error, id === undefined ? 'Failed to create FAQ' : 'Failed to update FAQ'),
  });
};

export const useDeleteFaq = (onDeleted: () => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Faq) => call<typeof deleteFaq>('DELETE', '/api/faqs/:id', { params: { id } }),
    onSuccess: async (_, deleted) => {
      const withoutDeleted = (faqs: Faq[]) => faqs.filter(({ id }) => id !== deleted.id);
      await changeFaqs(queryClient, withoutDeleted, deleted.setId !== undefined);
      toast('Success', 'FAQ deleted successfully');
      onDeleted();
    },
    onError: (error) => toastFailure(error, serverMessageOr(error, 'Failed to delete FAQ')),
  });
};
