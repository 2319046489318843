import { mapsSearchUrl } from '../../compose/maps-search-url.ts';
import { type FactFinder, fromRecord } from './fact.ts';

const placeFinder =
  (intent: 'address' | 'directions'): FactFinder =>
  ({ recordIntents, texts }, { address: place }) => {
    const coverage = recordIntents.get(intent);
    if (coverage === undefined) return undefined;
    const response = texts.record[intent](place, mapsSearchUrl(place));
    return { reply: { response, responseSource: 'website', sources: fromRecord('address') }, coverage };
  };

/** Where the facility is. */
export const address = placeFinder('address');

/** How to get there. */
export const directions = placeFinder('directions');
