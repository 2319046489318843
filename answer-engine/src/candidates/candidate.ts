import { thresholds } from '../decide/thresholds.ts';
import type { Reply } from '../reply.ts';
import type { FaqMatch, FaqWithFeatures } from '../retrieve/faq-index.ts';

/** Where a candidate comes from, in the order in which `decide` considers them. */
export const candidateSources = [
  'guidedFlow',
  'emergency',
  'openOffer',
  'language',
  'contactDetails',
  'staffMatter',
  'request',
  'smallTalk',
  'safety',
  'unitQuestion',
  'unitPromotion',
  'faqSentence',
  'sizeAdvice',
  'availability',
  'recordFact',
  'faq',
  'amenity',
  'passage',
] as const;
export type CandidateSource = (typeof candidateSources)[number];

export const comesBefore = (one: CandidateSource, other: CandidateSource): boolean =>
  candidateSources.indexOf(one) < candidateSources.indexOf(other);

/** One possible answer to a message. */
export interface Candidate {
  readonly source: CandidateSource;
  /** A label for `npm run explain`: the name of a record fact, the question of an FAQ, the heading of a passage. */
  readonly name: string;
  /**
   * From 0 to 1. For FAQs and passages, the calibrated probability that the candidate answers the message; for the record, the share of the
   * message that the record intent covers.
   */
  readonly score: number;
  /** FAQs, their sentences and passages only: the minimum score to answer. */
  readonly minimum?: number | undefined;
  /** Shown only if nothing else answers, as what the visitor may mean. */
  readonly isGuess?: boolean;
  readonly compose: () => Reply;
  /** FAQs only. */
  readonly match?: FaqMatch;
  /** FAQs only: the features that the reranker scored, computed on demand for `npm run explain`. */
  readonly features?: () => FaqWithFeatures['features'] | undefined;
  /** Record facts, unit questions and small talk only: false if an FAQ may answer better. Defaults to true. */
  readonly isCertain?: boolean;
  /** Record facts only: the fact quotes the requested figure, so an FAQ with a different figure is out of date. */
  readonly isQuote?: boolean;
  /** Passages only: the share of the message's content terms, from 0 to 1, that its excerpt covers. */
  readonly support?: number;
  /** Safety matters only: a sentence of sympathy to show before the FAQ that answers instead; undefined if none is due. */
  readonly sympathyBefore?: (faq: Candidate) => string | undefined;
  /** Safety matters only: whether an FAQ that answers may replace this candidate. By default, any may. */
  readonly yieldsTo?: (faq: Candidate) => boolean;
  /** Safety and staff matters only: no FAQ and no sentence of an FAQ may replace this candidate. */
  readonly isFinal?: boolean;
}

/** Whether there is a candidate and it reaches its minimum score. */
export function isGoodEnough(candidate: Candidate | undefined): boolean {
  if (!candidate) return false;
  const { score, minimum = 0, support = 1, isGuess = false } = candidate;
  return !isGuess && score >= minimum && support >= thresholds.aboutLittleElse;
}
