import type { DialogueState } from '../dialogue.ts';
import { sentenceSimilarities } from '../encode/encoded-faqs.ts';
import { type EncodedMessage, encodeMessage, type SentenceSimilarity } from '../encode/sentence-encoder.ts';
import { type DetailKind, figureKinds } from '../lexicon/asked-details.ts';
import { type AnswerSentence, sentencesOf } from '../retrieve/answer-sentences.ts';
import type { FaqIndex, FaqMatch } from '../retrieve/faq-index.ts';
import type { IndexedFaq } from '../retrieve/indexed-faq.ts';
import type { WeightedTerm } from '../understand/content-terms.ts';
import { dependsOnContext } from '../understand/dialogue/depends-on-context.ts';
import { cosineOf } from '../understand/intents/intent-classifier.ts';
import { domainProbability, domainsOf } from '../understand/intents/intents.ts';
import { subIntentSimilarity } from '../understand/intents/sub-intents.ts';
import { isQuestion } from '../understand/split-questions.ts';
import { encodeInContext } from './encode-in-context.ts';
import { addMargin } from './margins.ts';
import { readSentenceQuery, type SentenceQuery } from './sentence-query.ts';

/** A follow-up with the context that it can refer to. */
export interface FollowUp {
  readonly message: string;
  readonly dialogue: DialogueState;
  readonly faqs: FaqIndex;
  /** The number of sources other than FAQs that have an answer. */
  readonly otherSources: number;
}

export interface ComparedSentence {
  readonly indexed: IndexedFaq;
  /** Its place in the answer, from 0. */
  readonly position: number;
  /** One value per name in `sentenceFeatureNames`. */
  readonly features: Float64Array;
}

interface Message {
  readonly followUp: FollowUp;
  readonly query: SentenceQuery;
  readonly encoded: EncodedMessage;
  readonly encodedInContext: EncodedMessage;
  readonly ranked: readonly FaqMatch[];
  /** The FAQs ranked for the question before. */
  readonly rankedBefore: readonly FaqMatch[];
}

interface FaqComparison extends Message {
  readonly indexed: IndexedFaq;
  /** 0 for the FAQ shown last. */
  readonly age: number;
  /** The positions of the sentences shown last; empty if all were shown. */
  readonly lastPart: readonly number[];
}

interface SentenceComparison extends FaqComparison {
  readonly sentence: AnswerSentence;
  readonly similarity: SentenceSimilarity;
  /** Similarity of the message in the context of the question before it and of the FAQ shown last. */
  readonly similarityInContext: SentenceSimilarity;
  readonly position: number;
}

const isFigure = (kind: DetailKind): boolean => figureKinds.has(kind);
const isOther = (kind: DetailKind): boolean => !figureKinds.has(kind);

const ofMessage = {
  words: ({ query }: Message) => query.read.words.length,
  terms: ({ query }: Message) => query.terms.length,
  isContextual: ({ followUp }: Message) => Number(dependsOnContext(followUp.message)),
  isQuestion: ({ followUp }: Message) => Number(isQuestion(followUp.message)),
  asksFigure: ({ query }: Message) => [...query.details].filter(isFigure).length,
  asksDetail: ({ query }: Message) => [...query.details].filter(isOther).length,
  outOfDomain: ({ query }: Message) => domainProbability(domainsOf(query.read.intents), 'out-of-domain'),
  record: ({ query }: Message) => domainProbability(domainsOf(query.read.intents), 'record'),
  certainty: ({ query }: Message) => query.read.intents.reduce((most, one) => Math.max(most, one), 0),
  unanswerable: ({ query }: Message) => query.read.unanswerable,
  otherSources: ({ followUp }: Message) => followUp.otherSources,
};

const ofFaq = {
  faqCoverage: ({ query, indexed: { question, answer } }: FaqComparison) =>
    coverage(query.terms, (term) => Math.max(matchIn(term, question), matchIn(term, answer))),
  questionCoverage: ({ query, indexed: { question } }: FaqComparison) =>
    coverage(query.terms, (term) => matchIn(term, question)),
  faqSimilarity: ({ query, indexed }: FaqComparison) => cosineOf(query.read.embedding, indexed.embedding),
  questionSimilarity: ({ query, indexed }: FaqComparison) => cosineOf(query.read.embedding, indexed.questionEmbedding),
  /** Like `figureMatch`, for the whole answer. */
  faqFigureMatch: ({ query, indexed }: FaqComparison) =>
    sentencesOf(indexed.faq).reduce((most, { details }) => Math.max(most, match(query.details, details, isFigure)), 0),
  age: ({ age }: FaqComparison) => age,
  /** The probability that the FAQ answers the message; `faqMargin` is its lead over the best other FAQ. */
  faqScore: ({ ranked, indexed }: FaqComparison) => scoreIn(ranked, indexed),
  /** The probability that the FAQ answers the question before. */
  scoreBefore: ({ rankedBefore, indexed }: FaqComparison) => scoreIn(rankedBefore, indexed),
  faqMargin: ({ ranked, indexed }: FaqComparison) => leadIn(ranked, indexed),
};

const ofSentence = {
  coverage: ({ query, sentence }: SentenceComparison) => coverage(query.terms, (term) => matchIn(term, sentence)),
  stemCoverage: ({ query, sentence }: SentenceComparison) =>
    coverage(query.terms, ({ stem }) => Number(sentence.stems.has(stem))),
  /** The coverage of the terms that the FAQ's question lacks; -1 if there are none. */
  newCoverage: ({ query, sentence, indexed: { question } }: SentenceComparison) => {
    const terms = query.terms.filter(({ stem }) => !question.stems.has(stem));
    return terms.length === 0 ? -1 : coverage(terms, (term) => matchIn(term, sentence));
  },
  /** The share of the sentence's stems that are in the message. */
  reverseCoverage: ({ query, sentence: { stems } }: SentenceComparison) =>
    stems.size === 0 ? 0 : query.terms.filter(({ stem }) => stems.has(stem)).length / stems.size,
  similarity: ({ query, sentence }: SentenceComparison) => cosineOf(query.read.embedding, sentence.embedding),
  jointSimilarity: ({ query, sentence }: SentenceComparison) =>
    cosineOf(query.read.embedding, sentence.embeddingInContext),
  subIntentMatch: ({ query, sentence }: SentenceComparison) =>
    subIntentSimilarity(query.subIntents, sentence.subIntents),
  figureMatch: ({ query, sentence }: SentenceComparison) => match(query.details, sentence.details, isFigure),
  detailMatch: ({ query, sentence }: SentenceComparison) => match(query.details, sentence.details, isOther),
  figures: ({ sentence }: SentenceComparison) => [...sentence.details].filter(isFigure).length,
  /** How many of the message's numbers are in the sentence; -1 if the message has none. */
  sharedNumbers: ({ query, sentence }: SentenceComparison) =>
    query.numbers.length === 0 ? -1 : query.numbers.filter((number) => sentence.numbers.has(number)).length,
  encoderScore: ({ similarity: { score } }: SentenceComparison) => score,
  encoderCosine: ({ similarity: { cosine } }: SentenceComparison) => cosine,
  encoderTokenMatch: ({ similarity: { tokenMatch } }: SentenceComparison) => tokenMatch,
  contextEncoderScore: ({ similarityInContext: { score } }: SentenceComparison) => score,
  contextEncoderCosine: ({ similarityInContext: { cosine } }: SentenceComparison) => cosine,
  isDependent: ({ sentence }: SentenceComparison) => Number(sentence.isDependent),
  length: ({ sentence }: SentenceComparison) => sentence.text.length,
  position: ({ position }: SentenceComparison) => position,
  sentences: ({ indexed }: SentenceComparison) => sentencesOf(indexed.faq).length,
  wasLast: ({ lastPart, position }: SentenceComparison) => Number(lastPart.includes(position)),
  afterLast: ({ lastPart, position }: SentenceComparison) => Number(lastPart.includes(position - 1)),
};

const valuesBy = <Compared>(features: Readonly<Record<string, (compared: Compared) => number>>) => {
  const computations = Object.values(features);
  return (compared: Compared): number[] => computations.map((compute) => compute(compared));
};
const valuesOfMessage = valuesBy(ofMessage);
const valuesOfFaq = valuesBy(ofFaq);
const valuesOfSentence = valuesBy(ofSentence);

const baseNames = [ofMessage, ofFaq, ofSentence].flatMap((features) => Object.keys(features));

/** The features that also count as a lead over the best other sentence, within the FAQ and overall. */
const marginFeatures = [
  ...['coverage', 'reverseCoverage', 'similarity', 'jointSimilarity'],
  ...['subIntentMatch', 'figureMatch', 'detailMatch', 'figures', 'faqCoverage', 'encoderScore', 'contextEncoderScore'],
];
const marginFeaturesAt = marginFeatures.map((name) => baseNames.indexOf(name));

/** The columns of a feature vector, in order. */
export const sentenceFeatureNames: readonly string[] = [
  ...baseNames,
  ...marginFeatures.map((name) => `${name}MarginInFaq`),
  ...marginFeatures.map((name) => `${name}Margin`),
];

/** Maximum number of shown FAQs that a follow-up can refer to. */
const maxShown = 3;
/** The age of an FAQ that was not shown recently. */
const notShown = 9;
/** The number of FAQs retrieved for the message. */
const maxRetrieved = 5;

/** The features of every sentence of the FAQs that were shown recently or are retrieved for the follow-up. */
export function compareSentences(followUp: FollowUp): ComparedSentence[] {
  const { faqs, dialogue } = followUp;
  const message = readMessage(followUp);
  const shown = (dialogue.shown ?? []).slice(0, maxShown);
  const ids = [shown.map(({ faqId }) => faqId), idsOf(message.ranked), idsOf(message.rankedBefore)].flat();
  const messageValues = valuesOfMessage(message);
  const all = [...new Set(ids)].flatMap((id) => {
    const indexed = faqs.entries.get(id);
    if (!indexed) return [];
    const at = shown.findIndex(({ faqId }) => faqId === id);
    const last = shown[at]?.sentences ?? [];
    const isPart = last.length < sentencesOf(indexed.faq).length;
    const faq = { ...message, indexed, age: at < 0 ? notShown : at, lastPart: isPart ? last : [] };
    const own = compareWithin(faq, [...messageValues, ...valuesOfFaq(faq)]);
    for (const [margin, feature] of marginFeaturesAt.entries()) addMargin(own, feature, baseNames.length + margin);
    return own;
  });
  const first = baseNames.length + marginFeatures.length;
  for (const [margin, feature] of marginFeaturesAt.entries()) addMargin(all, feature, first + margin);
  return all;
}

function readMessage(followUp: FollowUp): Message {
  const { message, dialogue, faqs } = followUp;
  const query = readSentenceQuery(message);
  return {
    followUp,
    query,
    encoded: encodeMessage(message),
    encodedInContext: encodeInContext(message, dialogue, faqs.entries),
    ranked: faqs.nearest(query.read, maxRetrieved),
    rankedBefore: dialogue.subject ? faqs.nearest(readSentenceQuery(dialogue.subject.text).read, maxRetrieved) : [],
  };
}

/** A stand-in for the sentences of a long answer that are not encoded. */
const lowestOf = (similarities: readonly SentenceSimilarity[]): SentenceSimilarity =>
  similarities.reduce((lowest, one) => (one.score < lowest.score ? one : lowest));

function compareWithin(faq: FaqComparison, values: readonly number[]): ComparedSentence[] {
  const { indexed, encoded, encodedInContext } = faq;
  const similarities = sentenceSimilarities(encoded, indexed.faq);
  const lowest = lowestOf(similarities);
  const inContext = sentenceSimilarities(encodedInContext, indexed.faq);
  const lowestInContext = lowestOf(inContext);
  return sentencesOf(indexed.faq).map((sentence, position) => {
    const features = new Float64Array(sentenceFeatureNames.length);
    features.set(values);
    features.set(
      valuesOfSentence({
        ...faq,
        sentence,
        position,
        similarity: similarities[position] ?? lowest,
        similarityInContext: inContext[position] ?? lowestInContext,
      }),
      values.length,
    );
    return { indexed, position, features };
  });
}

const idsOf = (ranked: readonly FaqMatch[]): string[] => ranked.map(({ faq }) => faq.id);

const scoreIn = (ranked: readonly FaqMatch[], { faq: { id } }: IndexedFaq): number =>
  ranked.find(({ faq }) => faq.id === id)?.score ?? 0;

const leadIn = (ranked: readonly FaqMatch[], indexed: IndexedFaq): number =>
  scoreIn(ranked, indexed) - (ranked.find(({ faq }) => faq.id !== indexed.faq.id)?.score ?? 0);

interface Terms {
  readonly stems: { has(stem: string): boolean };
  readonly concepts: ReadonlySet<string>;
}

/** The match of a shared concept; the same word counts 1. */
const conceptMatch = 0.8;

function matchIn(term: WeightedTerm, { stems, concepts }: Terms): number {
  if (stems.has(term.stem)) return 1;
  return term.concepts.some((concept) => concepts.has(concept)) ? conceptMatch : 0;
}

/** The mean of a match over the terms, weighted by their specificity; 0 without terms. */
function coverage(terms: readonly WeightedTerm[], matchOf: (term: WeightedTerm) => number): number {
  let total = 0;
  let covered = 0;
  for (const term of terms) {
    total += term.specificity;
    covered += term.specificity * matchOf(term);
  }
  return total === 0 ? 0 : covered / total;
}

/** 0 if the message asks for no detail of these kinds, 1 if the sentence lacks the detail, 2 if it gives it. */
function match(
  asked: ReadonlySet<DetailKind>,
  given: ReadonlySet<DetailKind>,
  isCounted: (kind: DetailKind) => boolean,
): number {
  const wanted = [...asked].filter(isCounted);
  if (wanted.length === 0) return 0;
  return wanted.some((kind) => given.has(kind)) ? 2 : 1;
}
