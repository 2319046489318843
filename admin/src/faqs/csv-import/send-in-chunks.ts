import type { FaqToImport } from './read-faq-csv.ts';

export interface ImportProgress {
  /** The number of rows that the server has accepted. */
  readonly sent: number;
  readonly imported: number;
  readonly skipped: number;
  /** Skipped FAQs that differ from the file because an operator edited them. */
  readonly kept: number;
}

export const nothingSent: ImportProgress = { sent: 0, imported: 0, skipped: 0, kept: 0 };

/** The largest chunk that the server accepts: by count and, at three bytes per character, by size. */
const maxCount = 500;
const maxLetters = 300_000;

const lettersOf = ({ question, answer, category, questionEs, answerEs }: FaqToImport): number =>
  [question, answer, category, questionEs, answerEs].reduce((sum, text) => sum + (text?.length ?? 0), 0);

const chunkUpTo = (faqs: readonly FaqToImport[], to: number): FaqToImport[] => {
  let from = to;
  let letters = 0;
  while (from > 0 && to - from < maxCount) {
    const next = faqs[from - 1];
    letters += next ? lettersOf(next) : 0;
    if (letters > maxLetters && from < to) break;
    from -= 1;
  }
  return faqs.slice(from, to);
};

interface Sending {
  send: (chunk: FaqToImport[]) => Promise<Omit<ImportProgress, 'sent'>>;
  onProgress: (progress: ImportProgress) => void;
  isStopped: () => boolean;
}

/**
 * Sends the rest of a list chunk by chunk until all is sent, a chunk fails or the operator stops it. It starts from the
 * end, because FAQs are shown newest first and so keep the list's order.
 */
export const sendInChunks = async (
  faqs: readonly FaqToImport[],
  from: ImportProgress,
  { send, onProgress, isStopped }: Sending,
): Promise<void> => {
  let progress = from;
  while (progress.sent < faqs.length && !isStopped()) {
    const chunk = chunkUpTo(faqs, faqs.length - progress.sent);
    const { imported, skipped, kept } = await send(chunk);
    progress = {
      sent: progress.sent + chunk.length,
      imported: progress.imported + imported,
      skipped: progress.skipped + skipped,
      kept: progress.kept + kept,
    };
    onProgress(progress);
  }
};
