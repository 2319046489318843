import type { ExtractedFaq } from './extract-faqs.ts';
import { extractInWorker } from './extract-in-worker.ts';
import { type FetchPolicy, fetchPage } from './fetch-page.ts';
import { PageRefused } from './page-refused.ts';

const noQuestions = (needsJavaScript: boolean): PageRefused =>
  needsJavaScript
    ? new PageRefused('noQuestions', 'it shows its text only with JavaScript, which the import does not run.')
    : new PageRefused('noQuestions', 'no questions with answers were found on it.');

/** The questions and answers of a web page: at least one, or `PageRefused`. */
export const readFaqsOfPage = async (url: string, policy: FetchPolicy): Promise<ExtractedFaq[]> => {
  const page = await fetchPage(url, policy);
  const { faqs, needsJavaScript } = await extractInWorker(page.html, page.url);
  if (faqs.length === 0) throw noQuestions(needsJavaScript);
  return faqs;
};
