import { searchForm } from '@chat-module/contract/search-form';
import { type Kysely, type Migration, sql } from 'kysely';

interface LeadTexts {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly inquiry: string;
  readonly unitSize: string;
}

const rowsAtOnce = 500;

/** The two databases disagree on which letters are equal, so leads store the text that a search compares. */
export const leadSearch: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('leads')
      .addColumn('searchText', 'text', (it) => it.notNull().defaultTo(''))
      .execute();
    for (let last: string | undefined = ''; last !== undefined; ) last = await fillAfter(db, last);
  },
};

/** Returns the last id it filled, or nothing when no row is left. */
async function fillAfter(db: Kysely<unknown>, lastId: string): Promise<string | undefined> {
  const { rows } = await sql<LeadTexts>`
    select id, name, phone, email, inquiry, unit_size as "unitSize" from leads
    where id > ${lastId} order by id limit ${rowsAtOnce}`.execute(db);
  for (const lead of rows)
    await sql`update leads set search_text = ${searchTextOf(lead)} where id = ${lead.id}`.execute(db);
  return rows.at(-1)?.id;
}

const searchTextOf = ({ name, phone, email, inquiry, unitSize }: LeadTexts): string =>
  searchForm([name, email, unitSize, inquiry, phone, phone.replace(/\D/g, '')].join('\n'));
