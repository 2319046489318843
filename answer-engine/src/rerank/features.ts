import type { IndexedFaq } from '../retrieve/indexed-faq.ts';
import type { TextAnalysis } from '../understand/analyze-text.ts';
import { type AnswerType, answerTypes } from '../understand/answer-types.ts';
import { subIntentSimilarity, subIntentSimilarityWithin } from '../understand/intents/sub-intents.ts';
import { type EmbeddingSimilarity, embeddingSimilarity, learnedRelevance } from './embedding-similarity.ts';
import { type LexicalSimilarity, lexicalSimilarity, type Query, share } from './lexical-similarity.ts';

/** A FAQ that promises something, and the part of a message that it promises most for: there may be a story around a question. */
export interface FirstStageCandidate {
  readonly entry: IndexedFaq;
  readonly query: Query;
  readonly firstStageScore: number;
}

interface Comparison extends Pick<FirstStageCandidate, 'entry' | 'query'> {
  readonly lexical: LexicalSimilarity;
  readonly near: EmbeddingSimilarity;
  readonly message: AboutMessage;
}

/** Of the whole message. */
type AboutMessage = Pick<TextAnalysis, 'unanswerable' | 'answerTypes'>;

/** 0 if the message does not ask for such an answer, 1 if it does, and 2 if the FAQ's answer is one. */
const answersWith =
  (type: AnswerType) =>
  ({ message, entry }: Comparison): number => {
    if (!message.answerTypes.has(type)) return 0;
    return entry.answerTypes.has(type) ? 2 : 1;
  };

/** What one FAQ has for itself as the answer to a message, by name: `faq-score.json` asks for it by these. */
const featureFunctions = {
  intentMatch: ({ lexical }: Comparison) => lexical.intentMatch,
  termOverlap: ({ lexical }: Comparison) => lexical.termOverlap,
  conceptOverlap: ({ lexical }: Comparison) => lexical.conceptOverlap,
  questionOverlap: ({ lexical }: Comparison) => lexical.questionOverlap,
  largestUnexplained: ({ lexical }: Comparison) => lexical.largestUnexplained,
  overOutOfDomain: ({ lexical }: Comparison) => lexical.overOutOfDomain,
  /** How probable it is that the message is none of a facility's business, or for its record; and how sure its kind is. */
  outOfDomain: ({ query }: Comparison) => query.outOfDomain,
  recordDomain: ({ query }: Comparison) => query.record,
  intentCertainty: ({ query }: Comparison) => query.certainty,
  /** The cosines of the message's embedding with that of the FAQ, and with that of its question. */
  faqSimilarity: ({ near }: Comparison) => near.ofWhole,
  questionSimilarity: ({ near }: Comparison) => near.ofQuestion,
  sentenceSimilarity: ({ near }: Comparison) => near.ofSentence,
  learnedRelevance: ({ near }: Comparison) => learnedRelevance(near),
  /** How alike the matters are: by the best part of the FAQ, by its question, and as far as both are of one kind. */
  subIntentMatch: ({ query, entry }: Comparison) =>
    entry.subIntentsOfParts.reduce(
      (most, subIntents) => Math.max(most, subIntentSimilarity(query.subIntents, subIntents)),
      0,
    ),
  questionSubIntentMatch: ({ query, entry }: Comparison) =>
    subIntentSimilarity(query.subIntents, entry.questionSubIntents),
  subIntentMatchWithin: ({ query, entry }: Comparison) =>
    subIntentSimilarityWithin(query.subIntents, entry.embedding, entry.intents, entry.subIntentsOfParts[0]),
  /** The share of what tells the FAQs apart that this one has, and how much of that its question has. */
  specificTermOverlap: ({ query, entry: { question, answer } }: Comparison) =>
    share(query.specificities, ({ stem }) => question.stems.has(stem) || answer.stems.has(stem)),
  specificQuestionOverlap: ({ query, entry: { question } }: Comparison) =>
    share(query.specificities, ({ stem }) => question.stems.has(stem)),
  /** How the whole message is worded: as one that no FAQ answers, or as one that some FAQ does. */
  unanswerable: ({ message }: Comparison) => message.unanswerable,
  ...(Object.fromEntries(answerTypes.map((type) => [`${type}Match`, answersWith(type)])) as Record<
    `${AnswerType}Match`,
    ReturnType<typeof answersWith>
  >),
};

type BaseFeature = keyof typeof featureFunctions;

/** By these a FAQ is also told how far it is ahead of the best of the others. */
const marginFeatures = [
  'intentMatch',
  'termOverlap',
  'faqSimilarity',
  'questionSimilarity',
  'subIntentMatch',
  'specificTermOverlap',
  'learnedRelevance',
] as const satisfies readonly BaseFeature[];

const baseFeatureNames = Object.keys(featureFunctions) as BaseFeature[];
const computeFeature = Object.values(featureFunctions);
const marginFeaturesAt = marginFeatures.map((name) => baseFeatureNames.indexOf(name));

/** What the numbers of a row of evidence tell, in their order; the last: how many FAQs promise more at a glance. */
export const featureNames = [
  ...baseFeatureNames,
  ...marginFeatures.map((name) => `${name}Margin` as const),
  'firstStageRank' as const,
] as const;

export type FeatureName = (typeof featureNames)[number];

/** What speaks for a FAQ beside the others, in the order of `evidenceNames`. */
export type FeatureVector = Float64Array;

export const describeFeatures = (features: FeatureVector): Readonly<Record<FeatureName, number>> =>
  Object.fromEntries(featureNames.map((name, at) => [name, features[at]])) as Record<FeatureName, number>;

/** A FAQ with what speaks for it beside the others. */
export interface FaqFeatureVector {
  readonly entry: IndexedFaq;
  readonly features: FeatureVector;
}

/** What the most promising FAQs have for themselves, in their order, as answers to a message. */
export function extractFeatures(promising: readonly FirstStageCandidate[], message: AboutMessage): FaqFeatureVector[] {
  const all: FaqFeatureVector[] = [];
  for (const { entry, query } of promising) {
    const features = new Float64Array(featureNames.length);
    const comparison = {
      entry,
      query,
      lexical: lexicalSimilarity(query, entry),
      near: embeddingSimilarity(query.embedding, entry),
      message,
    };
    for (let at = 0; at < computeFeature.length; at++) features[at] = computeFeature[at]?.(comparison) ?? 0;
    features[features.length - 1] = all.length;
    all.push({ entry, features });
  }
  for (const [at, feature] of marginFeaturesAt.entries()) addMargin(all, feature, baseFeatureNames.length + at);
  return all;
}

/** How far each is ahead of the best of the others. Those are never below 0: a FAQ alone is ahead of nothing. */
function addMargin(all: readonly FaqFeatureVector[], feature: number, margin: number): void {
  let first = 0;
  let second = 0;
  for (const { features } of all) {
    const value = features[feature] ?? 0;
    second = Math.max(second, Math.min(first, value));
    first = Math.max(first, value);
  }
  for (const { features } of all) {
    const value = features[feature] ?? 0;
    features[margin] = value - (value === first ? second : first);
  }
}
