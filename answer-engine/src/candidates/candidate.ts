import type { Reply } from '../reply.ts';
import type { Compared, FaqMatch } from '../retrieve/faq-index.ts';

/** Where a candidate comes from, in the order in which `decide` considers them. */
export const candidateSources = [
  'guidedFlow',
  'emergency',
  'openOffer',
  'smallTalk',
  'safety',
  'sizeAdvice',
  'availability',
  'unitPromotion',
  'recordFact',
  'faq',
  'amenity',
  'passage',
] as const;
export type CandidateSource = (typeof candidateSources)[number];

/** One possible answer to a message. */
export interface Candidate {
  readonly source: CandidateSource;
  /** What it is, for an explanation: a fact of the record, the question of a FAQ, the heading of a passage. */
  readonly name: string;
  /**
   * From 0 to 1. Of FAQs and passages: the probability that it answers the message. Of the record: the share of the message that it
   * accounts for.
   */
  readonly score: number;
  readonly compose: () => Reply;
  /** Of a FAQ. */
  readonly match?: FaqMatch;
  /** Of a FAQ: what the reranker scores it by. */
  readonly features?: () => Compared['features'] | undefined;
  /** Of a fact: false where the record does not say for sure what was asked. Otherwise true. */
  readonly isCertain?: boolean;
  /** Of a fact: it quotes the figure that was asked for. A FAQ with another figure is out of date. */
  readonly isQuote?: boolean;
  /** Of a passage: the share of the message that few of its sentences speak of. */
  readonly support?: number;
}
