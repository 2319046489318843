import { mapsSearchUrl } from '../../compose/maps-search-url.ts';
import { type FactFinder, fromRecord } from './fact.ts';

export const directions: FactFinder = ({ asks, texts }, facility) => {
  const coverage = asks.get('directions');
  if (coverage === undefined) return undefined;
  const response = texts.record.directions(facility.address, mapsSearchUrl(facility.address));
  return { reply: { response, responseSource: 'website', sources: fromRecord('address') }, coverage };
};
