import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toastFailure } from '../../ui/toast/toast-failure.ts';
import type { FaqOwner } from '../faq-owner.ts';
import { refreshFaqs } from '../faqs.queries.ts';
import { sendImport } from '../send-import.ts';
import type { FaqToImport } from './read-faq-csv.ts';
import { nothingSent, sendInChunks } from './send-in-chunks.ts';

export interface ImportOrder {
  readonly owner: FaqOwner;
  readonly faqs: readonly FaqToImport[];
}

/** Imports a list into a bot or a set. After a failure or stop, `start` continues with the rest. */
export const useCsvImport = () => {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState(nothingSent);
  const isStopped = useRef(false);
  const run = useMutation({
    mutationFn: ({ owner, faqs }: ImportOrder) =>
      sendInChunks(faqs, progress, {
        send: (chunk) => sendImport(owner, { faqs: chunk }),
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
