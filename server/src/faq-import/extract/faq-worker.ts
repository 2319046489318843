import { parentPort } from 'node:worker_threads';
import { answerOfPage } from './answer-of-page.ts';
import { extractFaqs } from './extract-faqs.ts';
import type { FaqTask, PageReading } from './faq-task.ts';
import { linkedQuestions } from './linked-questions.ts';
import { needsJavaScript } from './needs-javascript.ts';
import type { TidyAnswer } from './tidy-answer.ts';
import { TooManyQuestions } from './too-many-questions.ts';

const indexInPortions = (html: string, url: string): PageReading => {
  const faqs = extractFaqs(html, url);
  if (faqs.length > 0) return { faqs, linked: [], needsJavaScript: false };
  return { faqs, linked: linkedQuestions(html, url), needsJavaScript: needsJavaScript(html, url) };
};

const readOrCount = (html: string, url: string): PageReading => {
  try {
    return indexInPortions(html, url);
  } catch (error) {
    if (!(error instanceof TooManyQuestions)) throw error;
    return { faqs: [], linked: [], needsJavaScript: false, tooMany: error.count };
  }
};

const carryOut = ({ html, url, question }: FaqTask): PageReading | TidyAnswer =>
  question === undefined ? readOrCount(html, url) : answerOfPage(html, url, question);

parentPort?.on('message', (task: FaqTask) => parentPort?.postMessage(carryOut(task)));
parentPort?.postMessage('ready');
