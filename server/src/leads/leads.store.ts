import type { LeadStatus } from '@chat-module/contract/leads';
import { searchForm } from '@chat-module/contract/search-form';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Period } from '../clock.ts';
import { markVisit } from '../conversations/session-badges.store.ts';
import { likeContaining } from '../database/like.ts';
import type { PageRequest } from '../database/paging.ts';
import type { BotRow, Database, LeadRow, Schema } from '../database/schema.ts';
import { type LocationFilter, ofLocation } from '../locations/of-location.ts';
import { readPageOf } from '../locations/read-page-of.ts';

interface LeadFilter {
  readonly status?: LeadStatus | undefined;
  readonly search?: string | undefined;
}

/** Filters by status and search text, both optional. */
export const listLeads = (db: Database, filter: LocationFilter, { status, search }: LeadFilter, page: PageRequest) => {
  const searched = searchForm(search?.trim() ?? '');
  const all = db.selectFrom('leads').selectAll();
  const ofStatus = status === undefined ? all : all.where('status', '=', status);
  const query = matching(ofStatus, searched);
  return readPageOf(db, { table: 'leads', query, filter, timeColumn: 'createdAt', searched }, page);
};

type LeadQuery = SelectQueryBuilder<Schema, 'leads', LeadRow>;

const significantDigits = 10;
const fewestDigits = 3;

function matching(query: LeadQuery, searched: string): LeadQuery {
  if (searched === '') return query;
  const asWritten = likeContaining('searchText', searched);
  const digits = digitsOf(searched);
  const isPhone = /^[\d\s().+/-]+$/.test(searched) && digits.length >= fewestDigits;
  if (!isPhone) return query.where(asWritten);
  // People include the country code or leave it out.
  const asDigits = likeContaining('searchText', digits.slice(-significantDigits));
  return query.where(sql<boolean>`(${asWritten} or ${asDigits})`);
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

type SearchedFields = Pick<LeadRow, 'name' | 'phone' | 'email' | 'inquiry' | 'unitSize'>;

/** The text that searches compare: each field on its own line, and the phone number again without punctuation. */
export const leadSearchText = ({ name, phone, email, inquiry, unitSize }: SearchedFields): string =>
  searchForm([name, email, unitSize, inquiry, phone, digitsOf(phone)].join('\n'));

export async function insertLead(db: Database, lead: LeadRow): Promise<void> {
  await db.insertInto('leads').values(lead).execute();
  await markVisit(db, 'hasLead', lead);
}

export const findLead = (db: Database, filter: LocationFilter, id: string) =>
  ofLocation(db.selectFrom('leads').selectAll(), filter).where('id', '=', id).executeTakeFirst();

export const updateLead = (db: Database, id: string, changes: Partial<LeadRow>) =>
  db.updateTable('leads').set(changes).where('id', '=', id).returningAll().executeTakeFirst();

/** Matches the key within its session, or the plain key, as older versions stored it. */
export const findLeadByKey = (db: Database, { botId, sessionId, idempotencyKey }: LeadRow, givenKey: string) =>
  db
    .selectFrom('leads')
    .selectAll()
    .where('botId', '=', botId)
    .where('sessionId', '=', sessionId)
    .where('idempotencyKey', 'in', [idempotencyKey, givenKey])
    .executeTakeFirst();

/** The latest lead of the same person for the same unit, at the bot's current location, that no operator has handled. */
export const findDuplicateLead = (
  db: Database,
  { botId, locationId, duplicateKey }: LeadRow,
  { since, until }: Period,
) =>
  db
    .selectFrom('leads')
    .selectAll()
    .where('botId', '=', botId)
    .where('locationId', locationId === null ? 'is' : '=', locationId)
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
