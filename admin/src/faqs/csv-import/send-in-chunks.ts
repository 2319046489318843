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

const chunkFrom = (faqs: readonly FaqToImport[], from: number): FaqToImport[] => {
  let to = from + 1;
  let letters = lettersOf(faqs[from] ?? { question: '', answer: '' });
  while (to < faqs.length && to - from < maxCount) {
    const next = faqs[to];
    letters += next ? lettersOf(next) : 0;
    if (letters > maxLetters) break;
    to += 1;
  }
  return faqs.slice(from, to);
};

interface Sending {
  send: (chunk: FaqToImport[]) => Promise<Omit<ImportProgress, 'sent'>>;
  onProgress: (progress: ImportProgress) => void;
  isStopped: () => boolean;
}

/** Sends what is left of a list, chunk after chunk, until all is sent, a chunk fails or somebody stops it. */
export const sendInChunks = async (
  faqs: readonly FaqToImport[],
  from: ImportProgress,
  { send, onProgress, isStopped }: Sending,
): Promise<void> => {
  let progress = from;
  while (progress.sent < faqs.length && !isStopped()) {
    const chunk = chunkFrom(faqs, progress.sent);
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
