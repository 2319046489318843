import type { importFaqs } from '@chat-module/contract/faqs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { refreshFaqs } from '../faqs.queries.ts';
import type { FaqToImport } from './read-faq-csv.ts';
import { nothingSent, sendInChunks } from './send-in-chunks.ts';

export interface ImportOrder {
  readonly botId: string;
  readonly faqs: readonly FaqToImport[];
}

/** Imports a list into a bot. After a failure or stop, `start` continues with the rest. */
export const useCsvImport = () => {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState(nothingSent);
  const isStopped = useRef(false);
  const run = useMutation({
    mutationFn: ({ botId, faqs }: ImportOrder) =>
      sendInChunks(faqs, progress, {
        send: (chunk) =>
          call<typeof importFaqs>('POST', '/api/bots/:botId/import-faqs', { params: { botId }, body: { faqs: chunk } }),
        onProgress: setProgress,
        isStopped: () => isStopped.current,
      }),
    onSettled: () => refreshFaqs(queryClient),
    onError: (error) => toastFailure(error, 'Failed to import FAQ content'),
  });
  const start = (order: ImportOrder) => {
    isStopped.current = false;
    run.mutate(order);
  };
  const stop = () => {
    isStopped.current = true;
  };
  return { progress, status: run.status, error: run.error, start, stop };
};

export type CsvImport = ReturnType<typeof useCsvImport>;
