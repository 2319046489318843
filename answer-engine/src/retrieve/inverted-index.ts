import { pointOf } from '../rerank/embedding-similarity.ts';
import { embeddingSize, kindCount } from '../understand/intents/intents.ts';
import type { FaqEntry } from './indexed-faq.ts';

/** Which FAQs have a word or an idea, by their places: those whose question has it, and those of which only the answer does. */
interface Postings {
  readonly asked: number[];
  readonly told: number[];
}

/** An inverted index: where in a bot's FAQs each word and each idea stands. */
export interface FaqWords {
  readonly faqCount: number;
  readonly stems: ReadonlyMap<string, Postings>;
  readonly ideas: ReadonlyMap<string, Postings>;
  /** By the number of a kind of question: how well each FAQ answers it. */
  readonly answers: readonly Float32Array[];
  /** Where the FAQs lie, one after the other, as far as a message's relevance can be told at once: see `pointOf`. */
  readonly points: Float32Array;
}

export interface FaqWordsBuilder {
  add(entry: FaqEntry): void;
  readonly words: FaqWords;
}

/** @param mostFaqs so many are added at most */
export function createFaqWords(mostFaqs: number): FaqWordsBuilder {
  const stems = new Map<string, Postings>();
  const ideas = new Map<string, Postings>();
  const answers = Array.from({ length: kindCount }, () => new Float32Array(mostFaqs));
  const points = new Float32Array(mostFaqs * embeddingSize);
  let faqCount = 0;
  return {
    add(entry) {
      const { question, answer, answers: ofFaq } = entry;
      points.set(pointOf(entry), faqCount * embeddingSize);
      note(stems, faqCount, question.stems.keys(), answer.stems.keys());
      note(ideas, faqCount, question.ideas, answer.ideas);
      for (const [kind, ofKind] of answers.entries()) ofKind[faqCount] = ofFaq[kind] ?? 0;
      faqCount += 1;
    },
    get words() {
      return { faqCount, stems, ideas, answers, points };
    },
  };
}

function note(index: Map<string, Postings>, place: number, asked: Iterable<string>, told: Iterable<string>): void {
  for (const term of asked) postingsOf(index, term).asked.push(place);
  for (const term of told) {
    const postings = postingsOf(index, term);
    if (postings.asked.at(-1) !== place) postings.told.push(place);
  }
}

function postingsOf(index: Map<string, Postings>, term: string): Postings {
  const known = index.get(term);
  if (known) return known;
  const postings = { asked: [], told: [] };
  index.set(term, postings);
  return postings;
}

/** How much a word tells these FAQs apart, from 0 if all have it to 1 if none has: inverse document frequency, as a share. */
export function tellingAmong({ faqCount, stems }: FaqWords, stem: string): number {
  const rarity = (frequency: number) => Math.log(1 + (faqCount - frequency + 0.5) / (frequency + 0.5));
  const { asked, told } = stems.get(stem) ?? { asked: [], told: [] };
  return rarity(asked.length + told.length) / rarity(0);
}
