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

/** A message, or a sentence of it, prepared for comparison with many FAQs. */
export interface Query {
  readonly embedding: Embedding;
  /** The sub-intents of the more probable intents. */
  readonly subIntents: SubIntents;
  readonly contentTerms: readonly WeightedTerm[];
  readonly concepts: readonly WeightedConcept[];
  readonly stems: ReadonlySet<string>;
  /** The specificity of each stem among these FAQs, from 0 to 1. */
  readonly specificities: readonly WeightedStem[];
  readonly weightOfTerms: number;
  readonly weightOfConcepts: number;
  /** The probability of the out-of-domain intents. */
  readonly outOfDomain: number;
  /** The probability of the record domain. */
  readonly record: number;
  /** The probability of the most probable intent. */
  readonly certainty: number;
}

/** Each from 0 to 1, except for the log-ratio `overOutOfDomain`. */
export interface LexicalSimilarity {
  /** The probability that the FAQ answers the intent of the query. */
  readonly intentMatch: number;
  /** The weighted share of the query's content terms that the FAQ contains, and that of its concepts. */
  readonly termOverlap: number;
  readonly conceptOverlap: number;
  /** The geometric mean of the term overlap of query and FAQ question in both directions: 1 if they have the same terms. */
  readonly questionOverlap: number;
  /** The specificity of the query term that the FAQ explains least. */
  readonly largestUnexplained: number;
  /** The smoothed log-ratio of `intentMatch` to the probability that the query is out of domain. */
  readonly overOutOfDomain: number;
}

function highestOf(intents: IntentProbabilities): number {
  let highest = 0;
  for (let intent = 0; intent < intents.length; intent++) highest = Math.max(highest, intents[intent] ?? 0);
  return highest;
}

/** The sum of the weights, or 1 if it is 0, so that it can be a divisor. */
function weightOf(items: readonly { readonly weight: number }[]): number {
  let sum = 0;
  for (const { weight } of items) sum += weight;
  return sum || 1;
}

/** @param correct corrects misspellings of words that only the FAQs contain; applied to terms outside the vocabulary */
export function prepareQuery(message: SentenceAnalysis, invertedIndex: InvertedIndex, correct: CorrectWord): Query {
  const contentTerms: WeightedTerm[] = [];
  for (const term of weightTerms(message))
    contentTerms.push(term.intents ? term : { ...term, stem: correct(term.stem) ?? term.stem });
  const concepts: WeightedConcept[] = [];
  for (const concept of message.concepts)
    concepts.push({ concept, weight: inverseDocumentFrequency(conceptFeature(concept)) });
  const stems = new Set<string>();
  for (const { stem } of contentTerms) stems.add(stem);
  const specificities: WeightedStem[] = [];
  for (const stem of stems) specificities.push({ stem, weight: termSpecificity(invertedIndex, stem) });
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

/** Added to both probabilities of the log-ratio. */
const smoothing = 0.02;

/** Compares a query with one FAQ by intents, terms and concepts. */
export function lexicalSimilarity(query: Query, indexed: IndexedFaq): LexicalSimilarity {
  const { question, answer } = indexed;
  const intentMatch = answeredProbability(query.subIntents, indexed.answeredIntents);
  const contains = (stem: string) => question.stems.has(stem) || answer.stems.has(stem);
  return {
    intentMatch,
    termOverlap: share(query.contentTerms, ({ stem }) => contains(stem)),
    conceptOverlap: share(
      query.concepts,
      ({ concept }) => question.concepts.has(concept) || answer.concepts.has(concept),
    ),
    questionOverlap: Math.sqrt(
      share(query.contentTerms, ({ stem }) => question.stems.has(stem)) * coveredShare(question.stems, query.stems),
    ),
    largestUnexplained: largestUnexplainedWeight(query, indexed),
    overOutOfDomain: Math.log((intentMatch + smoothing) / (query.outOfDomain + smoothing)),
  };
}

function answeredProbability(query: readonly LikelyIntent[], faq: IntentProbabilities): number {
  let sum = 0;
  for (const { intent, probability } of query) sum += probability * (faq[intent] ?? 0);
  return sum;
}

/** The weighted share, from 0 to 1, of the items that satisfy a predicate; 0 if there are none. */
export function share<Weighted extends { readonly weight: number }>(
  items: readonly Weighted[],
  isCounted: (item: Weighted) => boolean,
): number {
  let total = 0;
  let counted = 0;
  for (const item of items) {
    total += item.weight;
    if (isCounted(item)) counted += item.weight;
  }
  return total === 0 ? 0 : counted / total;
}

function coveredShare(weights: ReadonlyMap<string, number>, stems: ReadonlySet<string>): number {
  let total = 0;
  let covered = 0;
  for (const [stem, weight] of weights) {
    total += weight;
    if (stems.has(stem)) covered += weight;
  }
  return total === 0 ? 0 : covered / total;
}

function largestUnexplainedWeight({ contentTerms }: Query, indexed: IndexedFaq): number {
  let largest = 0;
  for (const term of contentTerms) largest = Math.max(largest, term.specificity * (1 - explainedShare(term, indexed)));
  return largest;
}

/** How well an FAQ explains a term, from 0 to 1: it contains the term or its concept, or its intent makes the term likely. */
function explainedShare({ stem, concepts, intents }: WeightedTerm, indexed: IndexedFaq): number {
  const { question, answer } = indexed;
  if (question.stems.has(stem)) return 1;
  const byIntent = intents ? explainedByIntent(intents, indexed.answeredIntents) : 0;
  if (answer.stems.has(stem) || isAnyIn(concepts, question.concepts)) return Math.max(0.9, byIntent);
  return isAnyIn(concepts, answer.concepts) ? Math.max(0.7, byIntent) : byIntent;
}

function explainedByIntent(term: SparseIntents, faq: IntentProbabilities): number {
  let sum = 0;
  for (let at = 0; at < term.length; at += 2) sum += (term[at + 1] ?? 0) * (faq[term[at] ?? 0] ?? 0);
  return Math.min(1, Math.max(0, specificityOf(sum) * 1.5));
}
