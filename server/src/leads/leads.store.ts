import type { Period } from '../clock.ts';
import { type PageRequest, readPage } from '../database/paging.ts';
import type { BotRow, Database, LeadRow } from '../database/schema.ts';
import { type LocationFilter, ofLocation } from '../locations/of-location.ts';

/** Those of one status, or of any when none is given. */
export const listLeads = (db: Database, filter: LocationFilter, status: string | undefined, page: PageRequest) => {
  const all = db.selectFrom('leads').selectAll();
  const ofStatus = status === undefined ? all : all.where('status', '=', status);
  return readPage(ofLocation(ofStatus, filter), 'createdAt', page);
};

export const insertLead = (db: Database, lead: LeadRow) => db.insertInto('leads').values(lead).execute();

export const findLead = (db: Database, id: string) =>
  db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();

export const updateLead = (db: Database, id: string, changes: Partial<LeadRow>) =>
  db.updateTable('leads').set(changes).where('id', '=', id).returningAll().executeTakeFirst();

/** Under the key of its session, or under the key itself, as older versions stored it. */
export const findLeadByKey = (db: Database, { botId, sessionId, idempotencyKey }: LeadRow, givenKey: string) =>
  db
    .selectFrom('leads')
    .selectAll()
    .where('botId', '=', botId)
    .where('sessionId', '=', sessionId)
    .where('idempotencyKey', 'in', [idempotencyKey, givenKey])
    .executeTakeFirst();

/** The latest of the same person for the same unit that no operator has dealt with. */
export const findDuplicateLead = (db: Database, { botId, duplicateKey }: LeadRow, { since, until }: Period) =>
  db
    .selectFrom('leads')
    .selectAll()
    .where('botId', '=', botId)
    .where('duplicateKey', '=', duplicateKey)
    .where('createdAt', '>', since)
    .where('createdAt', '<', until)
    .where('status', '=', 'new')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Whether a visitor has left contact details with a bot's location in a session. */
export async function hasLead(
  db: Database,
  { id: botId, locationId }: Pick<BotRow, 'id' | 'locationId'>,
  sessionId: string,
): Promise<boolean> {
  const lead = await db
    .selectFrom('leads')
    .select('id')
    .where('botId', '=', botId)
    .where('sessionId', '=', sessionId)
    .where('locationId', locationId === null ? 'is' : '=', locationId)
    .limit(1)
    .executeTakeFirst();
  return lead !== undefined;
}
