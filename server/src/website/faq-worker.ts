import { parentPort } from 'node:worker_threads';
import { answerOfPage } from './answer-of-page.ts';
import { type ExtractedFaq, extractFaqs } from './extract-faqs.ts';
import type { FaqTask } from './extract-in-worker.ts';
import { type LinkedQuestion, linkedQuestions } from './linked-questions.ts';
import { needsJavaScript } from './needs-javascript.ts';

export interface PageReading {
  readonly faqs: ExtractedFaq[];
  /** Where the page itself answers nothing: the questions that it only links to. */
  readonly linked: LinkedQuestion[];
  /** The page comes without text: a browser would make it with JavaScript. */
  readonly needsJavaScript: boolean;
}

const readFaqs = (html: string, url: string): PageReading => {
  const faqs = extractFaqs(html, url);
  if (faqs.length > 0) return { faqs, linked: [], needsJavaScript: false };
  return { faqs, linked: linkedQuestions(html, url), needsJavaScript: needsJavaScript(html, url) };
};

const carryOut = ({ html, url, question }: FaqTask): PageReading | string =>
  question === undefined ? readFaqs(html, url) : answerOfPage(html, url, question);

parentPort?.on('message', (task: FaqTask) => parentPort?.postMessage(carryOut(task)));
parentPort?.postMessage('ready');
