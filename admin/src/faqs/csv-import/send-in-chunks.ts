import type { FaqToImport } from './read-faq-csv.ts';

export interface ImportProgress {
  /** How many of the list the server has taken. */
  readonly sent: number;
  readonly imported: number;
  readonly skipped: number;
}

export const nothingSent: ImportProgress = { sent: 0, imported: 0, skipped: 0 };

/** As many as the server takes at once. */
const chunkSize = 500;

interface Sending {
  send: (chunk: FaqToImport[]) => Promise<{ imported: number; skipped: number }>;
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
    const chunk = faqs.slice(progress.sent, progress.sent + chunkSize);
    const { imported, skipped } = await send(chunk);
    progress = {
      sent: progress.sent + chunk.length,
      imported: progress.imported + imported,
      skipped: progress.skipped + skipped,
    };
    onProgress(progress);
  }
};
