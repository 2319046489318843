import type { UnitButton } from '@chat-module/contract/chat';
import type { SizeOption } from '@chat-module/contract/locations';
import type { Turn } from '../turn.ts';
import { unitButton } from './size-options.ts';

type Priced = Pick<SizeOption, 'monthlyPriceCents' | 'priceAsOf'>;

export const writeDollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });

/** "from $89 a month, as of Nov 3", with the year if it is not the current one; `undefined` if the operator shows no price. */
export function writePrice({ texts, now }: Pick<Turn, 'texts' | 'now'>, option: Priced): string | undefined {
  const { monthlyPriceCents, priceAsOf } = option;
  if (monthlyPriceCents === null) return undefined;
  const isThisYear = priceAsOf.startsWith(`${now.getUTCFullYear()}-`);
  const day = new Date(priceAsOf).toLocaleDateString(texts.language === 'spanish' ? 'es-US' : 'en-US', {
    ...{ timeZone: 'UTC', day: 'numeric', month: texts.language === 'spanish' ? 'long' : 'short' },
    ...(!isThisYear && { year: 'numeric' }),
  });
  return texts.sizes.price(writeDollars(monthlyPriceCents), day);
}

/** Buttons to pick a unit, each with its price if the operator shows one. */
export const unitButtons = (turn: Pick<Turn, 'texts' | 'now'>, options: readonly SizeOption[]): UnitButton[] =>
  options.map((option) => {
    const price = writePrice(turn, option);
    return { ...unitButton(option), ...(price && { price }) };
  });
