import type { extractFaqs, FoundFaq, importFaqs, PageProgress, previewFaqs } from '@chat-module/contract/faqs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call, callWithProgress } from '../../api/call.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { toast } from '../../ui/toast-store.ts';
import { nothingSent, sendInChunks } from '../csv-import/send-in-chunks.ts';
import { refreshFaqs } from '../faqs.queries.ts';
import { type Chosen, faqsToImport } from './choose-found.ts';
import { otherHostNote } from './other-host-note.ts';

export interface PageToImport {
  readonly botId: string;
  readonly url: string;
}

/** A page that is read, how far that is, and where it was found. */
const usePageReading = <Reply>(
  read: (page: PageToImport, onProgress: (progress: PageProgress) => void) => Promise<Reply>,
  onRead?: (page: PageToImport, host: string) => Promise<void>,
) => {
  const [progress, setProgress] = useState<PageProgress>();
  const host = useRef('');
  const reading = useMutation({
    mutationFn: (page: PageToImport) => {
      setProgress(undefined);
      host.current = '';
      return read(page, (next) => {
        setProgress(next);
        if (next.step === 'searching') host.current = next.host;
      });
    },
    onSuccess: (_reply, page) => onRead?.(page, host.current),
    onError: (error) => toastFailure(error, 'Failed to import FAQ content'),
  });
  return { ...reading, progress };
};

export const usePreviewFaqs = () =>
  usePageReading(({ botId, url }, onProgress) =>
    callWithProgress<typeof previewFaqs>(
      'POST',
      '/api/bots/:botId/preview-faqs',
      { params: { botId }, body: { url } },
      onProgress,
    ),
  );

export const useImportFaqs = (onImported: () => void) => {
  const queryClient = useQueryClient();
  return usePageReading(
    ({ botId, url }, onProgress) =>
      callWithProgress<typeof extractFaqs>(
        'POST',
        '/api/bots/:botId/extract-faqs',
        { params: { botId }, body: { url } },
        onProgress,
      ),
    async ({ url }, host) => {
      await refreshFaqs(queryClient);
      toast('Success', ['FAQ content imported successfully', otherHostNote(url, host)].filter(Boolean).join('. '));
      onImported();
    },
  );
};

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
