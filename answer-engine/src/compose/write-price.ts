import type { UnitCard } from '@chat-module/contract/chat';
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

/** Buttons to choose a unit, each with the content of its card: what fits, and a picture and a price if the record has them. */
export const unitButtons = (turn: Pick<Turn, 'texts' | 'now'>, options: readonly SizeOption[]): UnitCard[] =>
  options.map((option) => {
    const price = writePrice(turn, option);
    const { description, imageUrl } = option;
    return {
      ...unitButton(option),
      ...(description && { description }),
      ...(imageUrl && { imageUrl }),
      ...(price && { price }),
    };
  });
