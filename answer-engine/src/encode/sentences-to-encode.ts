import { splitSentences } from '../text/split-sentences.ts';

/** Maximum lengths in words; the rest is not encoded. */
export const textLimits = { message: 32, question: 16, sentence: 32, context: 16, shown: 16 };

const maxSentences = 10;

/** The sentences of an answer to encode; a single empty sentence for an empty answer. */
export function sentencesToEncode(answer: string): readonly string[] {
  const sentences = splitSentences(answer).slice(0, maxSentences);
  return sentences.length === 0 ? [''] : sentences;
}
