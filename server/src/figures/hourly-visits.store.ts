import { prepared } from '../database/prepared.ts';
import type { HourlyVisitsRow } from '../database/rows/figures.ts';
import type { Database } from '../database/schema.ts';
import { groupsInOrder, sumOf } from '../groups-in-order.ts';

const addToHour = prepared((db, added: HourlyVisitsRow) =>
  db
    .insertInto('hourlyVisits')
    .values(added)
    .onConflict((conflict) =>
      conflict
        .columns(['botId', 'locationId', 'date', 'hour'])
        .doUpdateSet((it) => ({ visits: it('hourlyVisits.visits', '+', added.visits) })),
    ),
);

/** Adds new visits to their hours, in the transaction that stores them. */
export async function countHours(db: Database, visits: readonly Omit<HourlyVisitsRow, 'visits'>[]): Promise<void> {
  const keyOf = ({ botId, locationId, date, hour }: (typeof visits)[number]) =>
    `${botId} ${locationId} ${date} ${hour}`;
  const counted = visits.map((visit) => ({ ...visit, visits: 1 }));
  for (const ofHour of groupsInOrder(counted, keyOf)) {
    const [first] = ofHour;
    if (first) await addToHour(db, { ...first, visits: sumOf(ofHour, (it) => it.visits) });
  }
}
