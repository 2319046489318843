import { englishWordsOf, isSpanish } from '../../lexicon/concept-dictionary.ts';
import type { WordAnalysis } from '../analyze-words.ts';
import { addWordVector, toLengthOne, vectorSize } from './word-vectors.ts';

/** The word vector of a text, of length 1: texts about similar things point in similar directions. */
export type WordVector = Float32Array;

/** Half the weight of a word, because the words of the concept usually count already. */
const conceptWeight = 0.5;
const wordsPerConcept = 4;

const conceptVectors = new Map<string, WordVector>();

function vectorOfConcept(concept: string): WordVector {
  const known = conceptVectors.get(concept);
  if (known) return known;
  const sum = new Float32Array(vectorSize);
  for (const word of englishWordsOf(concept).slice(0, wordsPerConcept)) addWordVector(sum, word, 1);
  conceptVectors.set(concept, toLengthOne(sum));
  return sum;
}

/** The sum of the vectors of the words and concepts, scaled to length 1. The vectors are English, so Spanish words count through their concepts. */
export function wordVectorSum({ words, concepts }: Pick<WordAnalysis, 'words' | 'concepts'>): WordVector {
  const sum = new Float32Array(vectorSize);
  for (const word of words) if (!isSpanish(word)) addWordVector(sum, word, vectorScale);
  for (const concept of concepts) addScaled(sum, vectorOfConcept(concept), conceptWeight);
  return toLengthOne(sum);
}

function addScaled(sum: Float32Array, added: Float32Array, scale: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + scale * (added[at] ?? 0);
}

/** Scales the signed bytes back to vectors of about length 1. */
const vectorScale = 1 / 300;
