import type { LocationFigures, PeriodFigures } from '@chat-module/contract/analytics';
import { daysBefore } from '../calendar.ts';
import type { Database } from '../database/schema.ts';
import {
  addFigures,
  averageFigures,
  type FigureRange,
  sumByLocation,
  sumFigures,
  sumHours,
} from '../figures/sum-figures.ts';
import { type LocationFilter, noLocation } from '../locations/of-location.ts';

/** The days up to and including `today`. */
export const periodUntil = (today: string, days: number) => ({ from: daysBefore(today, days - 1), to: today });

/** The preceding period of equal length. */
export const periodBefore = ({ from }: { readonly from: string }, days: number) =>
  periodUntil(daysBefore(from, 1), days);

/**
 * The figures of a bot or of locations, with those that they are compared to.
 * @param visible the locations that the operator may see, for the average
 */
export async function readPeriod(
  db: Database,
  asked: Pick<FigureRange, 'filter' | 'botId'>,
  visible: LocationFilter,
  today: string,
  days: number,
): Promise<PeriodFigures> {
  const period = periodUntil(today, days);
  const range = { ...asked, ...period };
  const compared = await sumByLocation(db, { filter: visible, ...period });
  const isCompared = asked.filter === visible && asked.botId === undefined;
  return {
    ...period,
    figures: isCompared ? addFigures([...compared.values()]) : await sumFigures(db, range),
    before: await sumFigures(db, { ...asked, ...periodBefore(period, days) }),
    average: averageFigures([...compared].flatMap(([locationId, it]) => (locationId === noLocation ? [] : [it]))),
    hours: await sumHours(db, range),
  };
}

export async function readByLocation(db: Database, range: FigureRange): Promise<LocationFigures[]> {
  const figures = await sumByLocation(db, range);
  return [...figures].flatMap(([locationId, it]) => (locationId === noLocation ? [] : [{ locationId, ...it }]));
}
