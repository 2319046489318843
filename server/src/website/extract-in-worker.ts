import type { PageReading } from './faq-worker.ts';
import { askWorker } from './killable-worker.ts';

const faqWorker = 'website/faq-worker.js';

/** Reads a page in a thread of its own, so that a hostile one costs this process two seconds and no more. */
export const extractInWorker = (html: string, url: string): Promise<PageReading> => askWorker(faqWorker, { html, url });

/** What the page says below the heading that repeats the question; empty when it has no such heading. */
export const findAnswerInWorker = (html: string, url: string, question: string): Promise<string> =>
  askWorker(faqWorker, { html, url, question });
