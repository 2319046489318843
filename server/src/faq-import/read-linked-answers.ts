import { type FetchPolicy, fetchPage } from '../page-fetch/fetch-page.ts';
import { PageRefused } from '../page-fetch/page-refused.ts';
import { createAnswerFinder, type FindAnswer } from './extract/extract-in-worker.ts';
import type { ExtractedFaq } from './extract/extracted-faq.ts';
import type { LinkedQuestion } from './extract/linked-questions.ts';
import type { TidyAnswer } from './extract/tidy-answer.ts';

export interface FollowingProgress {
  readonly step: 'following';
  readonly page: number;
  readonly pages: number;
}

const maxPages = 30;
const maxTotalMs = 60_000;

const answerTo = async (
  { question, url }: LinkedQuestion,
  policy: FetchPolicy,
  findAnswer: FindAnswer,
): Promise<TidyAnswer> => {
  try {
    const page = await fetchPage(url, policy);
    return await findAnswer(page.html, page.url, question);
  } catch (error) {
    // One unreadable page doesn't stop the others.
    if (error instanceof PageRefused) return { answer: '' };
    throw error;
  }
};

/** Reads the pages that an index links to, one by one; skips those that don't answer their question. */
export const readLinkedAnswers = async (
  linked: readonly LinkedQuestion[],
  policy: FetchPolicy,
  onProgress: (progress: FollowingProgress) => void,
): Promise<ExtractedFaq[]> => {
  const endsAtMs = Date.now() + maxTotalMs;
  const findAnswer = createAnswerFinder();
  const faqs: ExtractedFaq[] = [];
  const followed = linked.slice(0, maxPages);
  for (const [at, entry] of followed.entries()) {
    if (Date.now() > endsAtMs) break;
    onProgress({ step: 'following', page: at + 1, pages: followed.length });
    const found = await answerTo(entry, policy, findAnswer);
    const { question, category } = entry;
    if (found.answer !== '') faqs.push({ question, ...found, ...(category && { category }) });
  }
  return faqs;
};
