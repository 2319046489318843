import type { ExtractedFaq } from './extracted-faq.ts';
import type { LinkedQuestion } from './linked-questions.ts';

export interface FaqTask {
  readonly html: string;
  readonly url: string;
  /** If given, only its answer is wanted. */
  readonly question?: string;
}

export interface PageReading {
  readonly faqs: ExtractedFaq[];
  /** If the page itself has no answers: the questions that it only links to. */
  readonly linked: LinkedQuestion[];
  /** Whether the page has no text because JavaScript would render it. */
  readonly needsJavaScript: boolean;
  /** The page's number of questions, if they exceed one import; then `faqs` is empty. */
  readonly tooMany?: number;
}
