import { digitsOf } from '@chat-module/contract/digits-of';
import type { LeadSort, LeadStatus } from '@chat-module/contract/leads';
import { searchForm } from '@chat-module/contract/search-form';
import { markLead } from '../conversations/session-badges.store.ts';
import { lockRow } from '../database/lock-row.ts';
import type { PageRequest } from '../database/paging.ts';
import type { BotRow } from '../database/rows/bots.ts';
import type { LeadRow } from '../database/rows/submissions.ts';
import type { Database } from '../database/schema.ts';
import { outcomeDayOf } from '../figures/outcome-day-of.ts';
import { changeOutcomes, countOutcomes } from '../figures/outcomes.store.ts';
import { commonSorts, countSubmissions, listSubmissions } from '../submissions/list-submissions.ts';
import type { ReadFilter } from '../submissions/submission-filter.ts';

/** The statuses with something left to do. */
export const openLeadStatuses = ['new', 'contacted'] as const satisfies LeadStatus[];

export const allLeads = (db: Database) => db.selectFrom('leads').selectAll();

export const listLeads = (db: Database, filter: ReadFilter, sortName: LeadSort, page: PageRequest) =>
  listSubmissions(db, { table: 'leads', query: allLeads(db), filter, sortName, sort: commonSorts[sortName] }, page);

export const countLeads = (db: Database, filter: ReadFilter) => countSubmissions(db, allLeads(db), filter);

type SearchedFields = Pick<LeadRow, 'name' | 'phone' | 'email' | 'inquiry' | 'unitSize'>;

/** The text that searches compare: each field on its own line, and the phone number again without punctuation. */
export const leadSearchText = ({ name, phone, email, inquiry, unitSize }: SearchedFields): string =>
  searchForm([name, email, unitSize, inquiry, phone, digitsOf(phone)].join('\n'));

export async function insertLead(db: Database, lead: LeadRow): Promise<void> {
  await db.insertInto('leads').values(lead).execute();
  await markLead(db, lead);
  await countOutcomes(db, [{ ...(await outcomeDayOf(db, lead)), leads: 1 }]);
}

/** Call it in a transaction, because it updates the day's figures too. */
export async function updateLead(db: Database, id: string, changes: Partial<LeadRow>): Promise<LeadRow | undefined> {
  const before = changes.status && (await lockRow(db, 'leads', id));
  const after = await db.updateTable('leads').set(changes).where('id', '=', id).returningAll().executeTakeFirst();
  if (!before || !after || before.status === after.status) return after;
  const convertedLeads = Number(after.status === 'converted') - Number(before.status === 'converted');
  await changeOutcomes(db, { ...(await outcomeDayOf(db, after)), convertedLeads });
  return after;
}

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
