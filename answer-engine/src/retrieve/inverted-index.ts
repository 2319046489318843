import { relevanceVector } from '../rerank/embedding-similarity.ts';
import { embeddingSize, intentCount } from '../understand/intents/intents.ts';
import type { IndexedFaq } from './indexed-faq.ts';

/** The positions of the FAQs that contain a term or a concept, ascending. Each FAQ is in at most one of the two lists. */
interface Postings {
  readonly inQuestion: number[];
  readonly inAnswerOnly: number[];
}

/** Postings and dense arrays over a bot's FAQs, by their position: the order in which they were added. */
export interface InvertedIndex {
  readonly faqCount: number;
  readonly stems: ReadonlyMap<string, Postings>;
  readonly concepts: ReadonlyMap<string, Postings>;
  /** By intent, then by position: how well the FAQ answers that intent, from 0 to 1. */
  readonly intents: readonly Float32Array[];
  /** The `relevanceVector` of each FAQ, row by row: faqCount × embeddingSize. */
  readonly relevanceVectors: Float32Array;
}

export interface InvertedIndexBuilder {
  add(indexed: IndexedFaq): void;
  /** The index of everything added so far. */
  readonly index: InvertedIndex;
}

/** @param maxFaqs the capacity: no more FAQs may be added */
export function createInvertedIndex(maxFaqs: number): InvertedIndexBuilder {
  const stems = new Map<string, Postings>();
  const concepts = new Map<string, Postings>();
  const intents = Array.from({ length: intentCount }, () => new Float32Array(maxFaqs));
  const relevanceVectors = new Float32Array(maxFaqs * embeddingSize);
  let faqCount = 0;
  return {
    add(indexed) {
      const { question, answer, answeredIntents: ofFaq } = indexed;
      relevanceVectors.set(relevanceVector(indexed), faqCount * embeddingSize);
      post(stems, faqCount, question.stems.keys(), answer.stems.keys());
      post(concepts, faqCount, question.concepts, answer.concepts);
      for (const [intent, ofIntent] of intents.entries()) ofIntent[faqCount] = ofFaq[intent] ?? 0;
      faqCount += 1;
    },
    get index() {
      return { faqCount, stems, concepts, intents, relevanceVectors };
    },
  };
}

function post(
  postingsByTerm: Map<string, Postings>,
  position: number,
  question: Iterable<string>,
  answer: Iterable<string>,
): void {
  for (const term of question) postingsOf(postingsByTerm, term).inQuestion.push(position);
  for (const term of answer) {
    const postings = postingsOf(postingsByTerm, term);
    if (postings.inQuestion.at(-1) !== position) postings.inAnswerOnly.push(position);
  }
}

function postingsOf(postingsByTerm: Map<string, Postings>, term: string): Postings {
  const known = postingsByTerm.get(term);
  if (known) return known;
  const postings = { inQuestion: [], inAnswerOnly: [] };
  postingsByTerm.set(term, postings);
  return postings;
}

/**
 * The BM25 inverse document frequency of a stem in these FAQs (Robertson and Zaragoza 2009), divided by that of a stem in none: 1 if
 * no FAQ contains it, close to 0 if all do.
 */
export function termSpecificity({ faqCount, stems }: InvertedIndex, stem: string): number {
  const idf = (frequency: number) => Math.log(1 + (faqCount - frequency + 0.5) / (frequency + 0.5));
  const { inQuestion, inAnswerOnly } = stems.get(stem) ?? { inQuestion: [], inAnswerOnly: [] };
  return idf(inQuestion.length + inAnswerOnly.length) / idf(0);
}
