import { lengthOf } from '../text/vector-math.ts';
import type { TextAnalysis } from './analyze-text.ts';
import { analyzeWords } from './analyze-words.ts';
import { embeddingSize, embedText } from './intents/intents.ts';
import { type Features, textFeatures } from './intents/text-features.ts';

const embeddingWeight = 0.7;
const dimensionFeatures = Array.from({ length: embeddingSize }, (_, at) => `@${at}`);

/** What the features of a message are computed from. */
export type EmbeddedWords = Pick<TextAnalysis, 'words' | 'concepts' | 'embedding'>;

/** The words and the embedding of a message, without its intents. */
export function embedWords(text: string): EmbeddedWords {
  const words = analyzeWords(text);
  return { ...words, ...embedText(words) };
}

const knownFeatures = new WeakMap<EmbeddedWords, Features>();

/**
 * The features of a message for a softmax regression: those of the intent classifier and the dimensions of its embedding (`@index`). Cached
 * with the message, because two classifiers use them.
 */
export function messageFeatures(message: EmbeddedWords): Features {
  const known = knownFeatures.get(message);
  if (known) return known;
  const features = new Map(textFeatures(message));
  const scale = embeddingWeight / (lengthOf(message.embedding) || 1);
  for (const [at, feature] of dimensionFeatures.entries()) features.set(feature, scale * (message.embedding[at] ?? 0));
  knownFeatures.set(message, features);
  return features;
}
