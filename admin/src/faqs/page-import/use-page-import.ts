import type {
  extractFaqs,
  extractSetFaqs,
  FoundFaq,
  PageProgress,
  previewFaqs,
  previewSetFaqs,
} from '@chat-module/contract/faqs';
import { importedAtOnce, maxAnswerLength } from '@chat-module/contract/faqs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callWithProgress } from '../../api/call.ts';
import { countOf } from '../../ui/list/count-of.ts';
import { toastFailure } from '../../ui/toast/toast-failure.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { nothingSent, sendInChunks } from '../csv-import/send-in-chunks.ts';
import type { FaqOwner } from '../faq-owner.ts';
import { refreshFaqs } from '../faqs.queries.ts';
import { sendImport } from '../send-import.ts';
import { type Chosen, faqsToImport } from './choose-found.ts';
import { otherHostNote } from './other-host-note.ts';

export interface PageToImport extends FaqOwner {
  readonly url: string;
}

type OnProgress = (progress: PageProgress) => void;

/** The page being read, its progress, and where it was found. */
const usePageReading = <Reply>(
  read: (page: PageToImport, onProgress: OnProgress) => Promise<Reply>,
  onRead?: (page: PageToImport, host: string, reply: Reply) => Promise<void>,
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
    onSuccess: (reply, page) => onRead?.(page, host.current, reply),
    onError: (error) => toastFailure(error, 'Failed to import FAQ content'),
  });
  return { ...reading, progress };
};

const preview = ({ botId, setId, url }: PageToImport, onProgress: OnProgress) => {
  const [ofBot, ofSet] = [
    { params: { botId }, body: { url } },
    { params: { id: setId }, body: { url } },
  ];
  return setId === ''
    ? callWithProgress<typeof previewFaqs>('POST', '/api/bots/:botId/preview-faqs', ofBot, onProgress)
    : callWithProgress<typeof previewSetFaqs>('POST', '/api/faq-sets/:id/preview-faqs', ofSet, onProgress);
};

const extract = ({ botId, setId, url }: PageToImport, onProgress: OnProgress) => {
  const [ofBot, ofSet] = [
    { params: { botId }, body: { url } },
    { params: { id: setId }, body: { url } },
  ];
  return setId === ''
    ? callWithProgress<typeof extractFaqs>('POST', '/api/bots/:botId/extract-faqs', ofBot, onProgress)
    : callWithProgress<typeof extractSetFaqs>('POST', '/api/faq-sets/:id/extract-faqs', ofSet, onProgress);
};

export const usePreviewFaqs = () => usePageReading(preview);

export const useImportFaqs = (onImported: () => void) => {
  const queryClient = useQueryClient();
  return usePageReading(extract, async ({ url }, host, { faqs }) => {
    await refreshFaqs(queryClient);
    toastSuccess(importedText, cutNote(faqs), otherHostNote(url, host));
    onImported();
  });
};

const importedText = 'FAQ content imported successfully';

const toastSuccess = (...sentences: string[]) => toast('Success', sentences.filter(Boolean).join('. '));

const cutNote = (faqs: readonly Pick<FoundFaq, 'cut'>[]): string => {
  const count = faqs.filter(({ cut }) => cut).length;
  return count === 0 ? '' : `${countOf(count, 'answer')} cut off at ${maxAnswerLength.toLocaleString()} characters`;
};

interface ChosenFaqs {
  readonly owner: FaqOwner;
  /** The page's URL as the site returned it. */
  readonly page: string;
  readonly faqs: readonly FoundFaq[];
  readonly chosen: Chosen;
  /** The ids of FAQs to delete. */
  readonly remove: ReadonlySet<string>;
}

const deleteChosen = async ({ owner, page, remove }: ChosenFaqs): Promise<void> => {
  const ids = [...remove];
  for (let from = 0; from < ids.length; from += importedAtOnce)
    await sendImport(owner, { page, faqs: [], remove: ids.slice(from, from + importedAtOnce) });
};

/** Deletes and imports the chosen FAQs. After a failure it can run again. */
export const useImportChosen = (onImported: () => void) => {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState(nothingSent);
  const run = useMutation({
    mutationFn: async (order: ChosenFaqs) => {
      await deleteChosen(order);
      await sendInChunks(faqsToImport(order.faqs, order.chosen), nothingSent, {
        send: (faqs) => sendImport(order.owner, { page: order.page, faqs }),
        onProgress: setProgress,
        isStopped: () => false,
      });
    },
    onSettled: () => refreshFaqs(queryClient),
    onSuccess: (_, { faqs, chosen, remove }) => {
      const deleted = remove.size === 0 ? '' : `${countOf(remove.size, 'FAQ')} deleted`;
      const imported = chosen.size === 0 ? '' : importedText;
      toastSuccess(imported, cutNote(faqs.filter((_, at) => chosen.has(at))), deleted);
      onImported();
    },
    onError: (error) => toastFailure(error, 'Failed to import FAQ content'),
  });
  return { ...run, sent: progress.sent };
};
