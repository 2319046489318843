import { lengthOf } from '../text/vector-math.ts';
import type { TextAnalysis } from './analyze-text.ts';
import { analyzeWords } from './analyze-words.ts';
import { embedText } from './intents/intents.ts';
import { type Features, textFeatures } from './intents/text-features.ts';

const embeddingWeight = 0.7;

/** What the features of a message are computed from. */
export type EmbeddedWords = Pick<TextAnalysis, 'words' | 'concepts' | 'embedding'>;

/** The words and the embedding of a message, without its intents. */
export function embedWords(text: string): EmbeddedWords {
  const words = analyzeWords(text);
  return { ...words, ...embedText(words) };
}

/** The features of a message for a softmax regression: those of the intent classifier, and the dimensions of its embedding (`@index`). */
export function messageFeatures(message: EmbeddedWords): Map<string, number> {
  const features: Map<string, number> = new Map(textFeatures(message) satisfies Features);
  const scale = embeddingWeight / (lengthOf(message.embedding) || 1);
  for (const [at, number] of message.embedding.entries()) features.set(`@${at}`, scale * number);
  return features;
}
