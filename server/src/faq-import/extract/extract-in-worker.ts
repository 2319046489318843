import { askWorker, createReusableWorker } from '../../page-fetch/killable-worker.ts';
import type { FaqTask, PageReading } from './faq-task.ts';
import type { TidyAnswer } from './tidy-answer.ts';

const faqWorker = 'faq-import/extract/faq-worker.js';

/** Reads a page in a worker thread, so that a hostile one costs this process at most two seconds of work. */
export const extractInWorker = (html: string, url: string): Promise<PageReading> => askWorker(faqWorker, { html, url });

/** The text below the heading that repeats the question; empty without such a heading. */
export type FindAnswer = (html: string, url: string, question: string) => Promise<TidyAnswer>;

/** Finds answers on several pages as safely, in one worker thread for all of them. */
export const createAnswerFinder = (): FindAnswer => {
  const ask = createReusableWorker<FaqTask>(faqWorker);
  return (html, url, question) => ask({ html, url, question });
};
