import { mapsSearchUrl } from '../../compose/maps-search-url.ts';
import { type FactFinder, fromRecord } from './fact.ts';

export const directions: FactFinder = ({ recordIntents, texts }, facility) => {
  const coverage = recordIntents.get('directions');
  if (coverage === undefined) return undefined;
  const response = texts.record.directions(facility.address, mapsSearchUrl(facility.address));
  return { reply: { response, responseSource: 'website', sources: fromRecord('address') }, coverage };
};
