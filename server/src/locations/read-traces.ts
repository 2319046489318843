import type { LocationTraces } from '@chat-module/contract/locations';
import { findBotOfLocation } from '../bots/bots.store.ts';
import { readSummary } from '../conversations/conversation-figures.store.ts';
import type { Database } from '../database/schema.ts';

/** What stays when a location is deleted. */
export async function readTraces(db: Database, locationId: string): Promise<LocationTraces> {
  const count = async (table: 'leads' | 'reservations'): Promise<number> => {
    const { rows } = await db
      .selectFrom(table)
      .select((it) => it.fn.countAll<number>().as('rows'))
      .where('locationId', '=', locationId)
      .executeTakeFirstOrThrow();
    return rows;
  };
  return {
    leads: await count('leads'),
    reservations: await count('reservations'),
    conversations: (await readSummary(db, { locationIds: [locationId] })).totalConversations,
    users: await countUsersOf(db, locationId),
    botName: (await findBotOfLocation(db, locationId))?.name ?? null,
  };
}

async function countUsersOf(db: Database, locationId: string): Promise<number> {
  const { rows } = await db
    .selectFrom('users')
    .select((it) => it.fn.countAll<number>().as('rows'))
    .where((it) =>
      it.or([
        it('locationId', '=', locationId),
        it(
          'id',
          'in',
          it.selectFrom('userLocations').select('userId').where('userLocations.locationId', '=', locationId),
        ),
      ]),
    )
    .executeTakeFirstOrThrow();
  return rows;
}
