import type { Location } from '@chat-module/contract/locations';
import type { Reply } from '../chat-turn.ts';
import { writeUnitSize } from '../sizes/unit-size.ts';
import type { Texts } from '../texts/english.ts';
import { callUs } from '../write-contact.ts';
import { type FactFinder, fromRecord } from './fact.ts';

/** Prices change and are not stored: the rates page and the phone tell them. */
export function pointToRates(
  texts: Texts,
  facility: Location | undefined,
  what: string,
): Pick<Reply, 'response' | 'showRatesButton' | 'ratesPageUrl' | 'sources'> {
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

export const rates: FactFinder = ({ asks, texts, read }, facility) => {
  const coverage = asks.get('price');
  if (coverage === undefined) return undefined;
  const [size] = read.sizes;
  const unitSize = size && writeUnitSize(size);
  const what = unitSize ? texts.record.aUnit(unitSize) : texts.record.ourUnits;
  return { reply: { ...pointToRates(texts, facility, what), responseSource: 'website', unitSize }, coverage };
};
