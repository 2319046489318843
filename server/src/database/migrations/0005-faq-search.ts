import { searchForm } from '@chat-module/contract/search-form';
import { type Kysely, type Migration, sql } from 'kysely';

interface FaqTexts {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

const rowsAtOnce = 500;

/** The search text of FAQs, because the databases disagree on which letters are equal. */
export const faqSearch: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('faqs')
      .addColumn('searchText', 'text', (it) => it.notNull().defaultTo(''))
      .execute();
    for (let last: string | undefined = ''; last !== undefined; ) last = await fillAfter(db, last);
  },
};

/** Returns the last id it filled, or nothing when no row is left. */
async function fillAfter(db: Kysely<unknown>, lastId: string): Promise<string | undefined> {
  const { rows } = await sql<FaqTexts>`
    select id, question, answer from faqs where id > ${lastId} order by id limit ${rowsAtOnce}`.execute(db);
  for (const { id, question, answer } of rows)
    await sql`update faqs set search_text = ${searchForm(`${question}\n${answer}`)} where id = ${id}`.execute(db);
  return rows.at(-1)?.id;
}
