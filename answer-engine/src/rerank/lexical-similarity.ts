import type { IndexedFaq } from '../retrieve/indexed-faq.ts';
import { type InvertedIndex, termSpecificity } from '../retrieve/inverted-index.ts';
import { isAnyIn } from '../text/is-any-in.ts';
import type { CorrectWord } from '../text/spelling-corrector.ts';
import type { SentenceAnalysis } from '../understand/analyze-text.ts';
import { specificityOf, type WeightedTerm, weightTerms } from '../understand/content-terms.ts';
import type { Embedding } from '../understand/intents/intent-classifier.ts';
import {
  domainProbability,
  domainsOf,
  type IntentProbabilities,
  inverseDocumentFrequency,
  type LikelyIntent,
  type SparseIntents,
} from '../understand/intents/intents.ts';
import { type SubIntents, subIntentsOf } from '../understand/intents/sub-intents.ts';
import { conceptFeature } from '../understand/intents/text-features.ts';

interface WeightedConcept {
  readonly concept: string;
  readonly weight: number;
}

interface WeightedStem {
  readonly stem: string;
  readonly weight: number;
}

/** A message, made ready to be compared with many FAQs. */
export interface Query {
  readonly embedding: Embedding;
  /** The kinds that it may well be, with their matters: the others are not worth comparing. */
  readonly subIntents: SubIntents;
  readonly contentTerms: readonly WeightedTerm[];
  readonly concepts: readonly WeightedConcept[];
  readonly stems: ReadonlySet<string>;
  /** The stems with how much each tells the FAQs apart, from 0 to 1. */
  readonly specificities: readonly WeightedStem[];
  readonly weightOfTerms: number;
  readonly weightOfConcepts: number;
  readonly outOfDomain: number;
  readonly record: number;
  readonly certainty: number;
}

/** What speaks for and against a FAQ as the answer to a message: each from 0 to 1, but for the last. */
export interface LexicalSimilarity {
  /** How probable it is that the message asks what the FAQ answers. */
  readonly intentMatch: number;
  /** The share of the message's words that the FAQ has, and of its ideas. */
  readonly termOverlap: number;
  readonly conceptOverlap: number;
  /** How much of each other's words the message and the FAQ's question have: 1 if they are the same. */
  readonly questionOverlap: number;
  /** How much the one thing in the message tells that the FAQ accounts for least. */
  readonly largestUnexplained: number;
  /** The logarithm of how much likelier the message asks what the FAQ answers than what is none of a facility's business. */
  readonly overOutOfDomain: number;
}

function highestOf(intents: IntentProbabilities): number {
  let highest = 0;
  for (let intent = 0; intent < intents.length; intent++) highest = Math.max(highest, intents[intent] ?? 0);
  return highest;
}

/** Never nothing, as it is divided by. */
function weightOf(items: readonly { readonly weight: number }[]): number {
  let sum = 0;
  for (const { weight } of items) sum += weight;
  return sum || 1;
}

/** @param correct mends words that only the FAQs know */
export function prepareQuery(message: SentenceAnalysis, words: InvertedIndex, correct: CorrectWord): Query {
  const contentTerms: WeightedTerm[] = [];
  for (const subject of weightTerms(message))
    contentTerms.push(subject.intents ? subject : { ...subject, stem: correct(subject.stem) ?? subject.stem });
  const concepts: WeightedConcept[] = [];
  for (const concept of message.concepts)
    concepts.push({ concept, weight: inverseDocumentFrequency(conceptFeature(concept)) });
  const stems = new Set<string>();
  for (const { stem } of contentTerms) stems.add(stem);
  const specificities: WeightedStem[] = [];
  for (const stem of stems) specificities.push({ stem, weight: termSpecificity(words, stem) });
  const domains = domainsOf(message.intents);
  return {
    embedding: message.embedding,
    subIntents: subIntentsOf(message.embedding, message.intents),
    outOfDomain: domainProbability(domains, 'out-of-domain'),
    record: domainProbability(domains, 'record'),
    certainty: highestOf(message.intents),
    contentTerms,
    concepts,
    weightOfTerms: weightOf(contentTerms),
    weightOfConcepts: weightOf(concepts),
    stems,
    specificities,
  };
}

/** What is less probable is not told apart. */
const leastProbability = 0.02;

export function lexicalSimilarity(query: Query, entry: IndexedFaq): LexicalSimilarity {
  const { question, answer } = entry;
  const intentMatch = inCommon(query.subIntents, entry.answeredIntents);
  const isIn = (stem: string) => question.stems.has(stem) || answer.stems.has(stem);
  return {
    intentMatch,
    termOverlap: share(query.contentTerms, ({ stem }) => isIn(stem)),
    conceptOverlap: share(
      query.concepts,
      ({ concept }) => question.concepts.has(concept) || answer.concepts.has(concept),
    ),
    questionOverlap: Math.sqrt(
      share(query.contentTerms, ({ stem }) => question.stems.has(stem)) * shareMentioned(question.stems, query.stems),
    ),
    largestUnexplained: largestUnexplainedWeight(query, entry),
    overOutOfDomain: Math.log((intentMatch + leastProbability) / (query.outOfDomain + leastProbability)),
  };
}

function inCommon(likely: readonly LikelyIntent[], answers: IntentProbabilities): number {
  let sum = 0;
  for (const { intent, probability } of likely) sum += probability * (answers[intent] ?? 0);
  return sum;
}

export function share<Weighed extends { readonly weight: number }>(
  items: readonly Weighed[],
  isCounted: (item: Weighed) => boolean,
): number {
  let total = 0;
  let counted = 0;
  for (const item of items) {
    total += item.weight;
    if (isCounted(item)) counted += item.weight;
  }
  return total === 0 ? 0 : counted / total;
}

function shareMentioned(stems: ReadonlyMap<string, number>, mentioned: ReadonlySet<string>): number {
  let total = 0;
  let found = 0;
  for (const [stem, weight] of stems) {
    total += weight;
    if (mentioned.has(stem)) found += weight;
  }
  return total === 0 ? 0 : found / total;
}

function largestUnexplainedWeight({ contentTerms }: Query, entry: IndexedFaq): number {
  let strangest = 0;
  for (const subject of contentTerms)
    strangest = Math.max(strangest, subject.specificity * (1 - accountedFor(subject, entry)));
  return strangest;
}

/** A FAQ accounts for what it says itself, for what means the same, and for what people say who ask its kind of question. */
function accountedFor({ stem, concepts, intents }: WeightedTerm, entry: IndexedFaq): number {
  const { question, answer } = entry;
  if (question.stems.has(stem)) return 1;
  const usual = intents ? usualFor(intents, entry.answeredIntents) : 0;
  if (answer.stems.has(stem) || isAnyIn(concepts, question.concepts)) return Math.max(0.9, usual);
  return isAnyIn(concepts, answer.concepts) ? Math.max(0.7, usual) : usual;
}

function usualFor(intents: SparseIntents, wanted: IntentProbabilities): number {
  let sum = 0;
  for (let at = 0; at < intents.length; at += 2) sum += (intents[at + 1] ?? 0) * (wanted[intents[at] ?? 0] ?? 0);
  return Math.min(1, Math.max(0, specificityOf(sum) * 1.5));
}
