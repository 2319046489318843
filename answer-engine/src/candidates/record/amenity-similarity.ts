import { rememberRecent } from '../../text/memoize.ts';
import { type ReadText, readText } from '../../understand/analyze-text.ts';
import { type Matters, mattersOf, shareMatters } from '../../understand/intents/sub-intents.ts';

/** As many as some hundred facilities list. */
const remembered = 1000;

/** An operator writes "Air compressor"; asked for, it is a question of a kind that has examples. */
const readingsOf = rememberRecent(
  (amenity): readonly Matters[] => [amenity, `do you have ${amenity}`].map((text) => mattersIn(readText(text))),
  remembered,
);

const mattersIn = ({ embedding, kinds }: Pick<ReadText, 'embedding' | 'kinds'>): Matters => mattersOf(embedding, kinds);

/** How alike a message is to a question for an amenity, by what visitors mean with such words: from 0 to 1. */
export function likenessOf(message: ReadText): (amenity: string) => number {
  const asked = mattersIn(message);
  return (amenity) => Math.max(...readingsOf(amenity).map((offered) => shareMatters(asked, offered)));
}
