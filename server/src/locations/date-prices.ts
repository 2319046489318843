import type { SizeOption } from '@chat-module/contract/locations';
import { calendarDay } from '../calendar.ts';
import { badRequest } from '../errors.ts';

/** The time zone where a day starts first: a later day hasn't started anywhere. */
const firstZone = 'Pacific/Kiritimati';

/** A price without a date gets the day of saving; a date without a price is dropped. */
export function datePrices(options: readonly SizeOption[], now: Date): SizeOption[] {
  const latest = calendarDay(now, firstZone);
  return options.map((option, at) => {
    if (option.monthlyPriceCents === null) return { ...option, priceAsOf: '' };
    if (option.priceAsOf > latest)
      throw badRequest("Price date can't be in the future.", `sizeOptions.${at}.priceAsOf`);
    return { ...option, priceAsOf: option.priceAsOf || now.toISOString().slice(0, 10) };
  });
}
