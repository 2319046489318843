import { type ExpressionBuilder, sql } from 'kysely';
import { prepared } from '../database/prepared.ts';
import type { DailyOutcomesRow } from '../database/rows/figures.ts';
import type { Database, Schema } from '../database/schema.ts';
import { groupsInOrder, sumOf } from '../groups-in-order.ts';

/** A day's row: the bot, its location at the time (empty: none) and the calendar day there. */
export type OutcomeDay = Pick<DailyOutcomesRow, 'botId' | 'locationId' | 'date'>;

export type OutcomeCounts = Omit<DailyOutcomesRow, keyof OutcomeDay>;

export const noOutcomes: OutcomeCounts = {
  opened: 0,
  visits: 0,
  sizeVisits: 0,
  unitVisits: 0,
  reservedVisits: 0,
  confirmedVisits: 0,
  officeHoursVisits: 0,
  afterHoursVisits: 0,
  leads: 0,
  convertedLeads: 0,
  reservations: 0,
  confirmedReservations: 0,
  pricedReservations: 0,
  reservedCents: 0,
  confirmedCents: 0,
  ratedDown: 0,
};

export const outcomeCounters = Object.keys(noOutcomes) as (keyof OutcomeCounts)[];

/** What to add to a day. */
export type Outcome = OutcomeDay & Partial<OutcomeCounts>;

const addToDay = prepared((db, added: DailyOutcomesRow) =>
  db
    .insertInto('dailyOutcomes')
    .values(added)
    .onConflict((conflict) =>
      conflict
        .columns(['botId', 'locationId', 'date'])
        .doUpdateSet((it) =>
          Object.fromEntries(
            outcomeCounters.map((counter) => [counter, it(`dailyOutcomes.${counter}`, '+', added[counter])]),
          ),
        ),
    ),
);

/** Adds to the days' figures, in the transaction of what they count, after it has written its other rows. */
export async function countOutcomes(db: Database, outcomes: readonly Outcome[]): Promise<void> {
  for (const ofDay of groupsInOrder(outcomes, ({ botId, locationId, date }) => `${botId} ${locationId} ${date}`)) {
    const [first] = ofDay;
    if (!first) continue;
    const { botId, locationId, date } = first;
    const counts = { ...noOutcomes };
    for (const counter of outcomeCounters) counts[counter] = sumOf(ofDay, (outcome) => outcome[counter] ?? 0);
    await addToDay(db, { botId, locationId, date, ...counts });
  }
}

/** Adds to or subtracts from a day that has figures. A day without figures, such as a deleted bot's, stays without. */
export async function changeOutcomes(db: Database, { botId, locationId, date, ...changes }: Outcome): Promise<void> {
  const changed = outcomeCounters.filter((counter) => (changes[counter] ?? 0) !== 0);
  if (changed.length === 0) return;
  await db
    .updateTable('dailyOutcomes')
    .set((it) =>
      Object.fromEntries(changed.map((counter) => [counter, atLeastZero(it, counter, changes[counter] ?? 0)])),
    )
    .where('botId', '=', botId)
    .where('locationId', '=', locationId)
    .where('date', '=', date)
    .execute();
}

/** A row may have been counted on another day before its location's time zone changed. */
const atLeastZero = (it: ExpressionBuilder<Schema, 'dailyOutcomes'>, counter: keyof OutcomeCounts, change: number) =>
  sql<number>`case when ${it.ref(counter)} + ${change} < 0 then 0 else ${it.ref(counter)} + ${change} end`;
