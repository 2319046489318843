import { lazily } from '../text/memoize.ts';
import { sentenceEncoder } from './encoder-weights.ts';
import { textLimits } from './sentences-to-encode.ts';

/** The length of a word's vector, in signed bytes. */
export const tokenSize = 48;
/** The byte that represents 1. */
export const tokenScale = 127;

const rooms = lazily(() => {
  const { kernel } = sentenceEncoder();
  return {
    words: kernel.reserve(textLimits.message * tokenSize),
    weights: kernel.reserve(textLimits.message * Float32Array.BYTES_PER_ELEMENT),
    others: kernel.reserve((textLimits.question + textLimits.sentence) * tokenSize),
  };
});

/**
 * The highest cosine of each word of a message with any word of a sentence, weighted and summed: late interaction (Khattab and Zaharia 2020,
 * "ColBERT").
 *
 * @param words the vectors of the message's words, concatenated
 * @param weights the weight of each word; they sum to 1
 * @param others the vectors of the sentence's words
 */
export function matchTokens(words: Int8Array, weights: Float32Array, others: Int8Array): number {
  const { kernel } = sentenceEncoder();
  const at = rooms();
  kernel.bytesAt(at.words, words.length).set(words);
  kernel.floatsAt(at.weights, weights.length).set(weights);
  kernel.bytesAt(at.others, others.length).set(others);
  return (
    kernel.matchTokens(at.words, at.weights, weights.length, at.others, others.length / tokenSize) / tokenScale ** 2
  );
}
