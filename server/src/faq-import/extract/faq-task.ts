import type { ExtractedFaq } from './extracted-faq.ts';
import type { LinkedQuestion } from './linked-questions.ts';

export interface FaqTask {
  readonly html: string;
  readonly url: string;
  /** Given: only its answer is wanted. */
  readonly question?: string;
}

export interface PageReading {
  readonly faqs: ExtractedFaq[];
  /** Where the page itself answers nothing: the questions that it only links to. */
  readonly linked: LinkedQuestion[];
  /** The page comes without text: a browser would make it with JavaScript. */
  readonly needsJavaScript: boolean;
  /** How many questions the page has, where they are more than one import may bring; none of them is in `faqs`. */
  readonly tooMany?: number;
}
