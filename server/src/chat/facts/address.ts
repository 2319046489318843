import { coverageBy, type FactFinder } from './fact.ts';
import { mapsSearchUrl } from './maps-search-url.ts';

export const address: FactFinder = (turn, facility) => {
  if (!turn.read.topics.has('ask_address')) return undefined;
  return {
    reply: {
      response: `You'll find us at **${facility.address}**. [Get directions](${mapsSearchUrl(facility.address)})`,
      responseSource: 'website',
    },
    coverage: coverageBy(turn, ['address', 'office', 'unit', 'directions']),
  };
};
