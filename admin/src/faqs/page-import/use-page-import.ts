import type { FoundFaq, importFaqs, previewFaqs } from '@chat-module/contract/faqs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { toast } from '../../ui/toast-store.ts';
import { nothingSent, sendInChunks } from '../csv-import/send-in-chunks.ts';
import { refreshFaqs } from '../faqs.queries.ts';
import { type Chosen, faqsToImport } from './choose-found.ts';

export interface PageToImport {
  readonly botId: string;
  readonly url: string;
}

export const usePreviewFaqs = () =>
  useMutation({
    mutationFn: ({ botId, url }: PageToImport) =>
      call<typeof previewFaqs>('POST', '/api/bots/:botId/preview-faqs', { params: { botId }, body: { url } }),
    onError: (error) => toastFailure(error, 'Failed to import FAQ content'),
  });

interface ChosenFaqs {
  readonly botId: string;
  readonly faqs: readonly FoundFaq[];
  readonly chosen: Chosen;
}

/** Imports the chosen ones; after a failure it goes on with what is left. */
export const useImportChosen = (onImported: () => void) => {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState(nothingSent);
  const run = useMutation({
    mutationFn: ({ botId, faqs, chosen }: ChosenFaqs) =>
      sendInChunks(faqsToImport(faqs, chosen), nothingSent, {
        send: (chunk) =>
          call<typeof importFaqs>('POST', '/api/bots/:botId/import-faqs', { params: { botId }, body: { faqs: chunk } }),
        onProgress: setProgress,
        isStopped: () => false,
      }),
    onSettled: () => refreshFaqs(queryClient),
    onSuccess: () => {
      toast('Success', 'FAQ content imported successfully');
      onImported();
    },
    onError: (error) => toastFailure(error, 'Failed to import FAQ content'),
  });
  return { ...run, sent: progress.sent };
};
