import type { Location } from '@chat-module/contract/locations';
import type { Reply } from '../chat-turn.ts';
import { writeUnitSize } from '../sizes/unit-size.ts';
import { callUs } from '../write-contact.ts';
import { coverageBy, type FactFinder } from './fact.ts';

/** Prices change and are not stored: the rates page and the phone tell them. */
export function pointToRates(
  facility: Location | undefined,
  what: string,
): Pick<Reply, 'response' | 'showRatesButton' | 'ratesPageUrl'> {
  const ratesPageUrl = facility?.pricingPageUrl;
  if (!ratesPageUrl)
    return { response: `For today's price of ${what}, please ${callUs(facility)}. We're happy to help.` };
  return {
    response: `You'll find today's price of ${what} on our rates page. If you'd rather talk it over, please ${callUs(facility)}.`,
    showRatesButton: true,
    ratesPageUrl,
  };
}

const explains = [
  'how_much',
  'price',
  'unit',
  'size',
  'size_named',
  'rent',
  'rv',
  'boat',
  'car',
  'parking',
  'cover',
  'climate',
  'drive_up',
  'rent_money',
  'wish',
];

export const rates: FactFinder = (turn, facility) => {
  if (!turn.read.topics.has('ask_price')) return undefined;
  const [size] = turn.read.sizes;
  const unitSize = size ? writeUnitSize(size) : turn.chosenUnit?.size;
  const what = unitSize ? `a **${unitSize}** unit` : 'our units';
  return {
    reply: { ...pointToRates(facility, what), responseSource: 'website', unitSize },
    coverage: coverageBy(turn, explains),
  };
};
