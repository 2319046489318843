import { bestSentenceSimilarity } from '../encode/encoded-faqs.ts';
import { encodeMessage, type SentenceSimilarity } from '../encode/sentence-encoder.ts';
import type { IndexedFaq } from '../retrieve/indexed-faq.ts';
import type { TextAnalysis } from '../understand/analyze-text.ts';
import { type AnswerType, answerTypes } from '../understand/answer-types.ts';
import { subIntentSimilarity, subIntentSimilarityWithin } from '../understand/intents/sub-intents.ts';
import { type EmbeddingSimilarity, embeddingSimilarity, learnedRelevance } from './embedding-similarity.ts';
import { type LexicalSimilarity, lexicalSimilarity, type Query, share } from './lexical-similarity.ts';
import { addMargin } from './margins.ts';

/** An FAQ that the first stage retrieved. */
export interface FirstStageCandidate {
  readonly indexed: IndexedFaq;
  /** The message, or the sentence of it, for which the FAQ scores highest. */
  readonly query: Query;
  readonly firstStageScore: number;
}

interface Comparison extends Pick<FirstStageCandidate, 'indexed' | 'query'> {
  readonly lexical: LexicalSimilarity;
  readonly cosines: EmbeddingSimilarity;
  /** The similarity of the answer's best sentence according to the encoder. */
  readonly encoded: SentenceSimilarity;
  readonly message: MessageFeatures;
}

/** Features of the whole message, whichever sentence is the query. */
type MessageFeatures = Pick<TextAnalysis, 'text' | 'unanswerable' | 'answerTypes'>;

/** 0 if the message does not expect this answer type, 1 if it does and the answer lacks it, 2 if the answer has it. */
const answerTypeMatch =
  (type: AnswerType) =>
  ({ message, indexed }: Comparison): number => {
    if (!message.answerTypes.has(type)) return 0;
    return indexed.answerTypes.has(type) ? 2 : 1;
  };

/** The features of one candidate, by the column names of `reranker.json`. */
const featureFunctions = {
  intentMatch: ({ lexical }: Comparison) => lexical.intentMatch,
  termOverlap: ({ lexical }: Comparison) => lexical.termOverlap,
  conceptOverlap: ({ lexical }: Comparison) => lexical.conceptOverlap,
  questionOverlap: ({ lexical }: Comparison) => lexical.questionOverlap,
  largestUnexplained: ({ lexical }: Comparison) => lexical.largestUnexplained,
  overOutOfDomain: ({ lexical }: Comparison) => lexical.overOutOfDomain,
  /** The probabilities that the query is out of domain, that it is in the record domain, and that of its top intent. */
  outOfDomain: ({ query }: Comparison) => query.outOfDomain,
  recordDomain: ({ query }: Comparison) => query.record,
  intentCertainty: ({ query }: Comparison) => query.certainty,
  faqSimilarity: ({ cosines }: Comparison) => cosines.ofWhole,
  questionSimilarity: ({ cosines }: Comparison) => cosines.ofQuestion,
  sentenceSimilarity: ({ cosines }: Comparison) => cosines.ofSentence,
  learnedRelevance: ({ cosines }: Comparison) => learnedRelevance(cosines),
  encoderScore: ({ encoded }: Comparison) => encoded.score,
  encoderCosine: ({ encoded }: Comparison) => encoded.cosine,
  encoderTokenMatch: ({ encoded }: Comparison) => encoded.tokenMatch,
  /** Sub-intent similarity to the best part of the FAQ and to its question, and similarity given the same intent. */
  subIntentMatch: ({ query, indexed }: Comparison) =>
    indexed.subIntentsOfParts.reduce(
      (most, subIntents) => Math.max(most, subIntentSimilarity(query.subIntents, subIntents)),
      0,
    ),
  questionSubIntentMatch: ({ query, indexed }: Comparison) =>
    subIntentSimilarity(query.subIntents, indexed.questionSubIntents),
  subIntentMatchWithin: ({ query, indexed }: Comparison) =>
    subIntentSimilarityWithin(query.subIntents, indexed.embedding, indexed.intents, indexed.subIntentsOfParts[0]),
  /** The share of the query's term specificity that the FAQ covers, and that its question alone covers. */
  specificTermOverlap: ({ query, indexed: { question, answer } }: Comparison) =>
    share(query.specificities, ({ stem }) => question.stems.has(stem) || answer.stems.has(stem)),
  specificQuestionOverlap: ({ query, indexed: { question } }: Comparison) =>
    share(query.specificities, ({ stem }) => question.stems.has(stem)),
  /** The log-odds that no FAQ answers a message worded like this one. */
  unanswerable: ({ message }: Comparison) => message.unanswerable,
  ...(Object.fromEntries(answerTypes.map((type) => [`${type}Match`, answerTypeMatch(type)])) as Record<
    `${AnswerType}Match`,
    ReturnType<typeof answerTypeMatch>
  >),
};

type BaseFeature = keyof typeof featureFunctions;

/** The features that also have a margin: the difference from the best other candidate. */
const marginFeatures = [
  'intentMatch',
  'termOverlap',
  'faqSimilarity',
  'questionSimilarity',
  'subIntentMatch',
  'specificTermOverlap',
  'learnedRelevance',
  'encoderScore',
] as const satisfies readonly BaseFeature[];

const baseFeatureNames = Object.keys(featureFunctions) as BaseFeature[];
const computations = Object.values(featureFunctions);
const marginFeaturesAt = marginFeatures.map((name) => baseFeatureNames.indexOf(name));

/** The columns of a feature vector, in order. `firstStageRank` counts from 0. */
export const featureNames = [
  ...baseFeatureNames,
  ...marginFeatures.map((name) => `${name}Margin` as const),
  'firstStageRank' as const,
] as const;

export type FeatureName = (typeof featureNames)[number];

/** One value per name in `featureNames`. */
export type FeatureVector = Float64Array;

/** A feature vector as an object, for training and tests. */
export const describeFeatures = (features: FeatureVector): Readonly<Record<FeatureName, number>> =>
  Object.fromEntries(featureNames.map((name, at) => [name, features[at]])) as Record<FeatureName, number>;

export interface FaqFeatureVector {
  readonly indexed: IndexedFaq;
  readonly features: FeatureVector;
}

/** The feature vectors of first-stage candidates, in the same order: best first. */
export function extractFeatures(
  candidates: readonly FirstStageCandidate[],
  message: MessageFeatures,
): FaqFeatureVector[] {
  const all: FaqFeatureVector[] = [];
  const encodedMessage = encodeMessage(message.text);
  for (const { indexed, query } of candidates) {
    const features = new Float64Array(featureNames.length);
    const comparison = {
      indexed,
      query,
      lexical: lexicalSimilarity(query, indexed),
      cosines: embeddingSimilarity(query.embedding, indexed),
      encoded: bestSentenceSimilarity(encodedMessage, indexed.faq),
      message,
    };
    for (let at = 0; at < computations.length; at++) features[at] = computations[at]?.(comparison) ?? 0;
    features[features.length - 1] = all.length;
    all.push({ indexed, features });
  }
  for (const [at, feature] of marginFeaturesAt.entries()) addMargin(all, feature, baseFeatureNames.length + at);
  return all;
}
