import { lengthOf } from '../../text/vector-math.ts';
import type { TextAnalysis } from '../analyze-text.ts';
import { type Features, textFeatures } from '../intents/text-features.ts';

const embeddingWeight = 0.7;

/** The features of a message for the emergency classifier: those of the intent classifier, and the dimensions of its embedding (`@index`). */
export function emergencyFeatures(message: Pick<TextAnalysis, 'words' | 'concepts' | 'embedding'>): Features {
  const features = new Map(textFeatures(message));
  const scale = embeddingWeight / (lengthOf(message.embedding) || 1);
  for (const [at, number] of message.embedding.entries()) features.set(`@${at}`, scale * number);
  return features;
}
