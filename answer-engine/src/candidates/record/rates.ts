import type { Location, SizeOption } from '@chat-module/contract/locations';
import { quotePrices } from '../../compose/quote-prices.ts';
import { optionsOfSize, optionsOfType } from '../../compose/size-options.ts';
import { statedPrice } from '../../compose/stated-price.ts';
import type { Texts } from '../../compose/texts/english.ts';
import { callUs } from '../../compose/write-contact.ts';
import type { Reply } from '../../reply.ts';
import type { Turn } from '../../turn.ts';
import { parseUnitSize, writeUnitSize } from '../../understand/entities/unit-size.ts';
import { type FactFinder, fromRecord } from './fact.ts';

type Rates = Pick<Reply, 'response' | 'showRatesButton' | 'ratesPageUrl' | 'sources'>;

/** Refers to the rates page, if there is one, and to the phone number for current prices. */
export function pointToRates(texts: Texts, facility: Location | undefined, what: string): Rates {
  const ratesPageUrl = facility?.pricingPageUrl;
  if (!ratesPageUrl)
    return {
      response: texts.record.ratesByPhone(what, callUs(texts, facility)),
      sources: facility && fromRecord('phoneNumber'),
    };
  return {
    response: texts.record.ratesOnPage(what, callUs(texts, facility)),
    showRatesButton: true,
    ratesPageUrl,
    sources: fromRecord('pricingPageUrl', 'phoneNumber'),
  };
}

export const rates: FactFinder = (turn, facility) => {
  const { recordIntents, texts, read } = turn;
  const coverage = recordIntents.get('price');
  if (coverage === undefined) return undefined;
  const [size] = read.sizes;
  const unitSize = size && writeUnitSize(size);
  const what = unitSize ? texts.record.aUnit(unitSize) : texts.record.ourUnits;
  const options = requestedOptions(turn, facility);
  const quote = quotePrices(turn, options);
  const reply: Reply = {
    ...(quote ?? { ...pointToRates(texts, facility, what), ...(size && statedPrice(turn, options)) }),
    responseSource: 'website',
    unitSize,
  };
  return { reply, coverage, isQuote: quote !== undefined && size !== undefined };
};

/** The options of the sizes and types that the message names, or the chosen unit for "how much is it?". */
function requestedOptions({ read, text, said, chosenUnit }: Turn, { sizeOptions }: Location): readonly SizeOption[] {
  const isNamed = parseUnitSize(said) !== undefined;
  const ofSizes = read.sizes.flatMap((size) => optionsOfSize(sizeOptions, size));
  if (!isNamed && chosenUnit && ofSizes.some(({ id }) => id === chosenUnit.id)) return [chosenUnit];
  return optionsOfType(read.sizes.length > 0 ? ofSizes : sizeOptions, text);
}
