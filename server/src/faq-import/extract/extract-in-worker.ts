import { askWorker, keptWorker } from '../../page-fetch/killable-worker.ts';
import type { FaqTask, PageReading } from './faq-task.ts';
import type { TidyAnswer } from './tidy-answer.ts';

const faqWorker = 'faq-import/extract/faq-worker.js';

/** Reads a page in a thread of its own, so that a hostile one costs this process two seconds of work and no more. */
export const extractInWorker = (html: string, url: string): Promise<PageReading> => askWorker(faqWorker, { html, url });

/** What a page says below the heading that repeats the question; empty when it has no such heading. */
export type FindAnswer = (html: string, url: string, question: string) => Promise<TidyAnswer>;

/** Finds answers on page after page as safely, in a thread that is started once for all of them. */
export const createAnswerFinder = (): FindAnswer => {
  const ask = keptWorker<FaqTask>(faqWorker);
  return (html, url, question) => ask({ html, url, question });
};
