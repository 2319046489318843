import { featuresIn } from '../language/read-text.ts';
import { coverageBy, coverageOf, type FactFinder } from './fact.ts';

/** An amenity is what a message asks for when the message is about little else. */
const askedForFrom = 0.75;

export const amenities: FactFinder = (turn, facility) => {
  if (!turn.read.topics.has('ask_amenities') || facility.amenities.length === 0) return undefined;
  const list = facility.amenities.map((amenity) => `• ${amenity}`).join('\n');
  return {
    reply: { response: `Here is what we offer:\n${list}`, responseSource: 'website' },
    coverage: coverageBy(turn, ['amenity', 'unit']),
  };
};

/** Yes, when it is on the list. A no is never said: the list may not be whole. */
export const amenityAskedFor: FactFinder = (turn, facility) => {
  const [best] = facility.amenities
    .map((amenity) => ({ amenity, coverage: coverageOf(turn, featuresIn(amenity)) }))
    .filter(({ coverage }) => coverage >= askedForFrom)
    .sort((a, b) => b.coverage - a.coverage);
  if (!best) return undefined;
  return {
    reply: { response: `Yes, we do: **${best.amenity}**.`, responseSource: 'website' },
    coverage: best.coverage,
  };
};
