import { memoize } from '../../text/memoize.ts';
import { analyzeText, type TextAnalysis } from '../../understand/analyze-text.ts';
import { type SubIntents, subIntentSimilarity, subIntentsOf } from '../../understand/intents/sub-intents.ts';

/** Enough for the amenities of about a hundred facilities. */
const memoizedAmenities = 1000;

/** The sub-intents of an amenity, both as written ("Air compressor") and as a question, which is closer to the training data. */
const subIntentsOfAmenity = memoize(
  (amenity): readonly SubIntents[] =>
    [amenity, `do you have ${amenity}`].map((text) => subIntentsIn(analyzeText(text))),
  memoizedAmenities,
);

const subIntentsIn = ({ embedding, intents }: Pick<TextAnalysis, 'embedding' | 'intents'>): SubIntents =>
  subIntentsOf(embedding, intents);

/** The sub-intent similarity, from 0 to 1, of a message with an amenity. */
export function amenitySimilarity(message: TextAnalysis): (amenity: string) => number {
  const query = subIntentsIn(message);
  return (amenity) => Math.max(...subIntentsOfAmenity(amenity).map((offered) => subIntentSimilarity(query, offered)));
}
