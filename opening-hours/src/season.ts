import type { CivilDate } from './civil-date.ts';
import { monthName, type SpecialDay, yearlyDate } from './special-days.ts';

/** A part of every year with hours of its own, such as December to February. It may run across New Year. */
export interface Season {
  readonly english: string;
  readonly spanish: string;
  readonly first: SpecialDay;
  readonly last: SpecialDay;
}

const numberOf = ({ month, dayOfMonth }: Pick<CivilDate, 'month' | 'dayOfMonth'>): number => month * 100 + dayOfMonth;

export function isInSeason({ first, last }: Season, date: CivilDate): boolean {
  const [from, until, day] = [first.dateIn(date.year), last.dateIn(date.year), date].map(numberOf);
  if (from === undefined || until === undefined || day === undefined) return false;
  return from <= until ? from <= day && day <= until : day >= from || day <= until;
}

/** @param first 1 is January */
export function monthsSeason(first: number, last: number): Season {
  const [from, until] = [monthName(first), monthName(last)];
  return {
    english: first === last ? from.english : `${from.english} to ${until.english}`,
    spanish: first === last ? from.spanish : `${from.spanish} a ${until.spanish}`,
    first: yearlyDate(first, 1),
    // No month has more days, and no date lies between its end and the next month.
    last: yearlyDate(last, 31),
  };
}

export const daysSeason = (first: SpecialDay, last: SpecialDay): Season => ({
  english: `${first.english} to ${last.english}`,
  spanish: `${first.spanish} a ${last.spanish}`,
  first,
  last,
});
