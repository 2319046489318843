import { coverageBy, type FactFinder } from './fact.ts';
import { mapsSearchUrl } from './maps-search-url.ts';

export const directions: FactFinder = (turn, facility) => {
  if (!turn.read.topics.has('ask_directions')) return undefined;
  return {
    reply: {
      response: `[Open the map](${mapsSearchUrl(facility.address)}) for directions from where you are. Our address is **${facility.address}**.`,
      responseSource: 'website',
    },
    coverage: coverageBy(turn, ['directions', 'address', 'office', 'unit']),
  };
};
