import { englishOf, isSpanish } from '../../lexicon/concept-dictionary.ts';
import type { ReadWords } from '../analyze-words.ts';
import { addWordVector, toLengthOne, vectorSize } from './word-vectors.ts';

/** What a text is on, as a direction in the space of word vectors: texts on like things point alike. */
export type Meaning = Float32Array;

/** An idea counts half a word: most often the word that it was found by counts already. */
const ideaWeight = 0.5;
const wordsOfIdea = 4;

const ideaMeanings = new Map<string, Meaning>();

function meaningOfIdea(idea: string): Meaning {
  const known = ideaMeanings.get(idea);
  if (known) return known;
  const sum = new Float32Array(vectorSize);
  for (const word of englishOf(idea).slice(0, wordsOfIdea)) addWordVector(sum, word, 1);
  ideaMeanings.set(idea, toLengthOne(sum));
  return sum;
}

/** The vectors are of English words: what is Spanish counts by its ideas. */
export function meaningOf({ words, ideas }: Pick<ReadWords, 'words' | 'ideas'>): Meaning {
  const sum = new Float32Array(vectorSize);
  for (const word of words) if (!isSpanish(word)) addWordVector(sum, word, vectorScale);
  for (const idea of ideas) addScaled(sum, meaningOfIdea(idea), ideaWeight);
  return toLengthOne(sum);
}

function addScaled(sum: Float32Array, added: Float32Array, scale: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + scale * (added[at] ?? 0);
}

/** Bytes back to vectors of about length 1. */
const vectorScale = 1 / 300;
