import type { PageReading } from './faq-worker.ts';
import { askWorker } from './killable-worker.ts';

/** Reads a page in a thread of its own, so that a hostile one costs this process two seconds and no more. */
export const extractInWorker = (html: string, url: string): Promise<PageReading> =>
  askWorker('website/faq-worker.js', { html, url });
