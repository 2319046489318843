/** A date of the Gregorian calendar without a time zone. */
export interface CivilDate {
  readonly year: number;
  /** 1 is January. */
  readonly month: number;
  readonly dayOfMonth: number;
}

const dayMs = 24 * 60 * 60 * 1000;

const toUtc = ({ year, month, dayOfMonth }: CivilDate): number => Date.UTC(year, month - 1, dayOfMonth);

const fromUtc = (milliseconds: number): CivilDate => {
  const date = new Date(milliseconds);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, dayOfMonth: date.getUTCDate() };
};

export const addDays = (date: CivilDate, days: number): CivilDate => fromUtc(toUtc(date) + days * dayMs);

/** 0 is Sunday. */
export const weekdayOf = (date: CivilDate): number => new Date(toUtc(date)).getUTCDay();

export const isSameDate = (a: CivilDate, b: CivilDate): boolean => toUtc(a) === toUtc(b);

export const isBefore = (a: CivilDate, b: CivilDate): boolean => toUtc(a) < toUtc(b);

/** @param nth 1 is the first of the month, -1 the last */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): CivilDate {
  if (nth < 0) {
    const last = fromUtc(Date.UTC(year, month, 0));
    return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
  }
  const first = { year, month, dayOfMonth: 1 };
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7);
}
