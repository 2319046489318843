import { parentPort } from 'node:worker_threads';
import { answerOfPage } from './answer-of-page.ts';
import { type ExtractedFaq, extractFaqs } from './extract-faqs.ts';
import type { FaqTask } from './extract-in-worker.ts';
import { type LinkedQuestion, linkedQuestions } from './linked-questions.ts';
import { needsJavaScript } from './needs-javascript.ts';
import type { TidyAnswer } from './tidy-answer.ts';
import { TooManyQuestions } from './too-many-questions.ts';

export interface PageReading {
  readonly faqs: ExtractedFaq[];
  /** Where the page itself answers nothing: the questions that it only links to. */
  readonly linked: LinkedQuestion[];
  /** The page comes without text: a browser would make it with JavaScript. */
  readonly needsJavaScript: boolean;
  /** How many questions the page has, where they are more than one import may bring; none of them is in `faqs`. */
  readonly tooMany?: number;
}

const readFaqs = (html: string, url: string): PageReading => {
  const faqs = extractFaqs(html, url);
  if (faqs.length > 0) return { faqs, linked: [], needsJavaScript: false };
  return { faqs, linked: linkedQuestions(html, url), needsJavaScript: needsJavaScript(html, url) };
};

const readOrCount = (html: string, url: string): PageReading => {
  try {
    return readFaqs(html, url);
  } catch (error) {
    if (!(error instanceof TooManyQuestions)) throw error;
    return { faqs: [], linked: [], needsJavaScript: false, tooMany: error.count };
  }
};

const carryOut = ({ html, url, question }: FaqTask): PageReading | TidyAnswer =>
  question === undefined ? readOrCount(html, url) : answerOfPage(html, url, question);

parentPort?.on('message', (task: FaqTask) => parentPort?.postMessage(carryOut(task)));
parentPort?.postMessage('ready');
