import type { SizeOption } from '@chat-module/contract/locations';
import { calendarDay } from '../calendar.ts';
import { badRequest } from '../errors.ts';

/** Where a day begins first: a day later than the one there has begun for nobody. */
const firstZone = 'Pacific/Kiritimati';

/** A price without a date is of the day on which it is saved; a date without a price says nothing. */
export function datePrices(options: readonly SizeOption[], now: Date): SizeOption[] {
  const latest = calendarDay(now, firstZone);
  return options.map((option, at) => {
    if (option.monthlyPriceCents === null) return { ...option, priceAsOf: '' };
    if (option.priceAsOf > latest)
      throw badRequest("Price date can't be in the future.", `sizeOptions.${at}.priceAsOf`);
    return { ...option, priceAsOf: option.priceAsOf || now.toISOString().slice(0, 10) };
  });
}
