import type { Location } from '@chat-module/contract/locations';
import type { ChatTurn, Reply } from '../chat-turn.ts';
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
export function confirmAmenity(turn: ChatTurn, { amenities: listed }: Location): Reply | undefined {
  const [best] = listed
    .map((amenity) => ({ amenity, coverage: coverageOf(turn, featuresIn(amenity)) }))
    .filter(({ coverage }) => coverage >= askedForFrom)
    .sort((a, b) => b.coverage - a.coverage);
  return best && { response: `Yes, we do: **${best.amenity}**.`, responseSource: 'website' };
}
