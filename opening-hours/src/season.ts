import { addDays, type CivilDate } from './civil-date.ts';
import { lastOfMonth, monthName, ordinals, type SpecialDay, yearlyDate } from './special-days.ts';

/** A part of every year with hours of its own, such as December to February, which may run across New Year, or the first Saturdays of all months. */
export interface Season {
  readonly english: string;
  readonly spanish: string;
  readonly includes: (date: CivilDate) => boolean;
  /** Whether a place without other hours is closed in the rest of the year. */
  readonly isExclusive?: boolean;
}

const numberOf = ({ month, dayOfMonth }: Pick<CivilDate, 'month' | 'dayOfMonth'>): number => month * 100 + dayOfMonth;

const isBetween =
  (first: SpecialDay, last: SpecialDay): Season['includes'] =>
  (date) => {
    const [from, until, day] = [first.dateIn(date.year), last.dateIn(date.year), date].map(numberOf);
    if (from === undefined || until === undefined || day === undefined) return false;
    return from <= until ? from <= day && day <= until : day >= from || day <= until;
  };

/** @param first 1 is January */
export function monthsSeason(first: number, last: number): Season {
  const [from, until] = [monthName(first), monthName(last)];
  return {
    english: first === last ? from.english : `${from.english} to ${until.english}`,
    spanish: first === last ? from.spanish : `${from.spanish} a ${until.spanish}`,
    // No month has more than 31 days, and no date lies between its end and the next month.
    includes: isBetween(yearlyDate(first, 1), yearlyDate(last, 31)),
  };
}

export const daysSeason = (first: SpecialDay, last: SpecialDay): Season => ({
  english: `${first.english} to ${last.english}`,
  spanish: `${first.spanish} a ${last.spanish}`,
  includes: isBetween(first, last),
});

/** The first, second, … or last time that a weekday occurs in a month: the hours of "first and third Saturday of the month". */
export function occurrencesInMonth(nths: readonly number[]): Season {
  const named = ordinals.filter(({ nth }) => nths.includes(nth));
  return {
    english: `${named.map(({ english }) => english).join(' and ')} of the month`,
    spanish: `${named.map(({ spanish }) => spanish).join(' y ')} del mes`,
    isExclusive: true,
    includes: (date) => {
      const isLast = addDays(date, 7).month !== date.month;
      return nths.includes(Math.ceil(date.dayOfMonth / 7)) || (isLast && nths.includes(lastOfMonth));
    },
  };
}
