import type { SizeOption } from '@chat-module/contract/locations';
import { fromRecord } from '../candidates/record/fact.ts';
import type { Reply } from '../reply.ts';
import type { Turn } from '../turn.ts';
import { unitButton } from './size-options.ts';
import { callUs } from './write-contact.ts';
import { writePrice } from './write-price.ts';

/** Maximum number of prices; the rates page lists the rest. */
const maxQuoted = 10;

type Quote = Pick<Reply, 'response' | 'showRatesButton' | 'ratesPageUrl' | 'sources' | 'unitId'>;

/**
 * Quotes the prices that the operator shows, and refers to the rates page or the phone number for current ones; `undefined` if there are no
 * prices.
 */
export function quotePrices(turn: Turn, options: readonly SizeOption[]): Quote | undefined {
  const { texts, facility } = turn;
  const priced = options.flatMap((option) => {
    const price = writePrice(turn, option);
    return price ? [{ option, price }] : [];
  });
  const [first, ...others] = priced;
  if (!first) return undefined;
  const quote = (it: typeof first) => texts.record.priceOf(unitButton(it.option).label, it.price);
  const prices = others.length === 0 ? quote(first) : texts.record.prices(priced.slice(0, maxQuoted).map(quote));
  const ratesPageUrl = facility?.pricingPageUrl;
  const referral = ratesPageUrl ? texts.record.todaysPriceOnPage : texts.record.todaysPriceByPhone;
  return {
    response: `${prices}\n\n${referral(callUs(texts, facility))}`,
    ...(ratesPageUrl && { showRatesButton: true, ratesPageUrl }),
    ...(others.length === 0 && { unitId: first.option.id }),
    sources: fromRecord('sizeOptions', ...(ratesPageUrl ? (['pricingPageUrl'] as const) : []), 'phoneNumber'),
  };
}
