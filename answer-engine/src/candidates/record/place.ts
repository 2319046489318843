import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import { mapsSearchUrl } from '../../compose/maps-search-url.ts';
import { type FactFinder, fromRecord } from './fact.ts';

/** Counts in a long message, too: "I don't use the internet much what is your street address please" */
const asksForAddress =
  /\b(?:what(?:s| is)|give me|get|have|need) (?:your|the|ur) (?:(?:street|physical|exact|full|actual) )?address\b(?! (?:of|for|on) (?:my|the))|\bwheres? (?:is |are )?(?:the|your|yalls|ur) (?:office|facility|place)(?: at| located)?\W*$|\bwhere (?:do|can|should|would) (?:i|we) (?:mail|send) (?:\w+ ){0,2}(?:checks?|payments?|money orders?)\b|\bcual es (?:su|la) direccion\b/;

/** An address of another kind or of the visitor. */
const otherAddress =
  /\b(?:web|website|site|e-?mail|ip|new|billing|my|our|his|her|their) address\b|\b(?:mi|nueva) direccion\b/;

const placeFinder =
  (intent: 'address' | 'directions'): FactFinder =>
  ({ recordIntents, texts, said }, { address: place }) => {
    const asked = normalizeText(said);
    const isNamed = intent === 'address' && asksForAddress.test(asked);
    const coverage = recordIntents.get(intent) ?? (isNamed ? 1 : undefined);
    if (coverage === undefined || otherAddress.test(asked)) return undefined;
    const response = texts.record[intent](place, mapsSearchUrl(place));
    return { reply: { response, responseSource: 'website', sources: fromRecord('address') }, coverage };
  };

/** Where the facility is. */
export const address = placeFinder('address');

/** How to get there. */
export const directions = placeFinder('directions');
