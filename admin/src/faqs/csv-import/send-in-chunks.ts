import type { FaqToImport } from './read-faq-csv.ts';

export interface ImportProgress {
  /** How many of the list the server has taken. */
  readonly sent: number;
  readonly imported: number;
  readonly skipped: number;
  /** Of the skipped: what reads otherwise and stays as an operator wrote it. */
  readonly kept: number;
}

export const nothingSent: ImportProgress = { sent: 0, imported: 0, skipped: 0, kept: 0 };

/** As many as the server takes at once, in count and, with three bytes for a letter, in size. */
const maxCount = 500;
const maxLetters = 300_000;

const lettersOf = ({ question, answer, category }: FaqToImport): number =>
  question.length + answer.length + (category?.length ?? 0);

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
 * Sends what is left of a list, chunk after chunk, until all is sent, a chunk fails or somebody stops it. From its end, because
 * FAQs are shown newest first: so they keep the order of the list.
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
