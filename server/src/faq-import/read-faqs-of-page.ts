import { type FetchPolicy, fetchPage } from '../page-fetch/fetch-page.ts';
import type { FetchProgress } from '../page-fetch/fetch-resource.ts';
import { PageRefused } from '../page-fetch/page-refused.ts';
import { extractInWorker } from './extract/extract-in-worker.ts';
import type { ExtractedFaq } from './extract/extracted-faq.ts';
import { maxQuestions } from './extract/too-many-questions.ts';
import { type FollowingProgress, readLinkedAnswers } from './read-linked-answers.ts';

const noQuestions = (needsJavaScript: boolean): PageRefused =>
  needsJavaScript
    ? new PageRefused('noQuestions', 'it shows its text only with JavaScript, which the import does not run.')
    : new PageRefused('noQuestions', 'no questions with answers were found on it.');

const tooManyQuestions = (count: number): PageRefused => {
  const [found, allowed] = [count, maxQuestions].map((number) => number.toLocaleString('en'));
  return new PageRefused('tooManyQuestions', `it has ${found} questions, and one import takes at most ${allowed}.`);
};

export interface FaqPage {
  /** After redirects. */
  readonly url: string;
  readonly faqs: readonly ExtractedFaq[];
  /** Questions whose answers are on other pages, which were not read. */
  readonly unanswered: readonly string[];
}

/** The progress of reading a page and the pages it links to. */
export type ReadingProgress = FetchProgress | { readonly step: 'searching'; readonly host: string } | FollowingProgress;

/** The questions and answers of a web page, or of the pages it links to: at least one, or `PageRefused`. */
export const readFaqsOfPage = async (
  address: string,
  policy: FetchPolicy,
  onProgress: (progress: ReadingProgress) => void = () => undefined,
): Promise<FaqPage> => {
  const { url, html } = await fetchPage(address, { ...policy, onProgress });
  onProgress({ step: 'searching', host: new URL(url).host });
  const { faqs, linked, needsJavaScript, tooMany } = await extractInWorker(html, url);
  if (tooMany !== undefined) throw tooManyQuestions(tooMany);
  if (faqs.length > 0) return { url, faqs, unanswered: [] };
  const answered = await readLinkedAnswers(linked, policy, onProgress);
  if (answered.length === 0) throw noQuestions(needsJavaScript);
  const isAnswered = new Set(answered.map(({ question }) => question));
  const unanswered = linked.map(({ question }) => question).filter((question) => !isAnswered.has(question));
  return { url, faqs: answered, unanswered };
};
