import { memoize } from '../../text/memoize.ts';
import { analyzeText, type TextAnalysis } from '../../understand/analyze-text.ts';
import { type SubIntents, subIntentSimilarity, subIntentsOf } from '../../understand/intents/sub-intents.ts';

/** As many as some hundred facilities list. */
const remembered = 1000;

/** An operator writes "Air compressor"; asked for, it is a question of a kind that has examples. */
const readingsOf = memoize(
  (amenity): readonly SubIntents[] => [amenity, `do you have ${amenity}`].map((text) => mattersIn(analyzeText(text))),
  remembered,
);

const mattersIn = ({ embedding, intents }: Pick<TextAnalysis, 'embedding' | 'intents'>): SubIntents =>
  subIntentsOf(embedding, intents);

/** How alike a message is to a question for an amenity, by what visitors mean with such words: from 0 to 1. */
export function lexicalSimilarity(message: TextAnalysis): (amenity: string) => number {
  const asked = mattersIn(message);
  return (amenity) => Math.max(...readingsOf(amenity).map((offered) => subIntentSimilarity(asked, offered)));
}
