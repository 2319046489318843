import { relevanceVector } from '../rerank/embedding-similarity.ts';
import { embeddingSize, intentCount } from '../understand/intents/intents.ts';
import type { IndexedFaq } from './indexed-faq.ts';

/** Which FAQs have a word or an idea, by their places: those whose question has it, and those of which only the answer does. */
interface Postings {
  readonly query: number[];
  readonly subIntentsOfParts: number[];
}

/** An inverted index: where in a bot's FAQs each word and each idea stands. */
export interface InvertedIndex {
  readonly faqCount: number;
  readonly stems: ReadonlyMap<string, Postings>;
  readonly concepts: ReadonlyMap<string, Postings>;
  /** By intent: how well each FAQ answers it, from 0 to 1. */
  readonly intents: readonly Float32Array[];
  /** Where the FAQs lie, one after the other, as far as a message's relevance can be told at once: see `pointOf`. */
  readonly points: Float32Array;
}

export interface InvertedIndexBuilder {
  add(entry: IndexedFaq): void;
  readonly words: InvertedIndex;
}

/** @param mostFaqs so many are added at most */
export function createInvertedIndex(mostFaqs: number): InvertedIndexBuilder {
  const stems = new Map<string, Postings>();
  const concepts = new Map<string, Postings>();
  const intents = Array.from({ length: intentCount }, () => new Float32Array(mostFaqs));
  const points = new Float32Array(mostFaqs * embeddingSize);
  let faqCount = 0;
  return {
    add(entry) {
      const { question, answer, answeredIntents: ofFaq } = entry;
      points.set(relevanceVector(entry), faqCount * embeddingSize);
      note(stems, faqCount, question.stems.keys(), answer.stems.keys());
      note(concepts, faqCount, question.concepts, answer.concepts);
      for (const [intent, ofIntent] of intents.entries()) ofIntent[faqCount] = ofFaq[intent] ?? 0;
      faqCount += 1;
    },
    get words() {
      return { faqCount, stems, concepts, intents, points };
    },
  };
}

function note(
  index: Map<string, Postings>,
  place: number,
  query: Iterable<string>,
  subIntentsOfParts: Iterable<string>,
): void {
  for (const term of query) postingsOf(index, term).query.push(place);
  for (const term of subIntentsOfParts) {
    const postings = postingsOf(index, term);
    if (postings.query.at(-1) !== place) postings.subIntentsOfParts.push(place);
  }
}

function postingsOf(index: Map<string, Postings>, term: string): Postings {
  const known = index.get(term);
  if (known) return known;
  const postings = { query: [], subIntentsOfParts: [] };
  index.set(term, postings);
  return postings;
}

/** How much a word tells these FAQs apart, from 0 if all have it to 1 if none has: inverse document frequency, as a share. */
export function termSpecificity({ faqCount, stems }: InvertedIndex, stem: string): number {
  const rarity = (frequency: number) => Math.log(1 + (faqCount - frequency + 0.5) / (frequency + 0.5));
  const { query, subIntentsOfParts } = stems.get(stem) ?? { query: [], subIntentsOfParts: [] };
  return rarity(query.length + subIntentsOfParts.length) / rarity(0);
}
