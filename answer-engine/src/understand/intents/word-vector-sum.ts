import { englishWordsOf, isSpanish } from '../../lexicon/concept-dictionary.ts';
import type { WordAnalysis } from '../analyze-words.ts';
import { addWordVector, toLengthOne, vectorSize } from './word-vectors.ts';

/** What a text is on, as a direction in the space of word vectors: texts on like things point alike. */
export type WordVector = Float32Array;

/** An idea counts half a word: most often the word that it was found by counts already. */
const ideaWeight = 0.5;
const wordsOfIdea = 4;

const conceptVectors = new Map<string, WordVector>();

function vectorOfConcept(concept: string): WordVector {
  const known = conceptVectors.get(concept);
  if (known) return known;
  const sum = new Float32Array(vectorSize);
  for (const word of englishWordsOf(concept).slice(0, wordsOfIdea)) addWordVector(sum, word, 1);
  conceptVectors.set(concept, toLengthOne(sum));
  return sum;
}

/** The vectors are of English words: what is Spanish counts by its ideas. */
export function wordVectorSum({ words, concepts }: Pick<WordAnalysis, 'words' | 'concepts'>): WordVector {
  const sum = new Float32Array(vectorSize);
  for (const word of words) if (!isSpanish(word)) addWordVector(sum, word, vectorScale);
  for (const concept of concepts) addScaled(sum, vectorOfConcept(concept), ideaWeight);
  return toLengthOne(sum);
}

function addScaled(sum: Float32Array, added: Float32Array, scale: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + scale * (added[at] ?? 0);
}

/** Bytes back to vectors of about length 1. */
const vectorScale = 1 / 300;
