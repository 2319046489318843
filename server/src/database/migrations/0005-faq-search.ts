import { searchForm } from '@chat-module/contract/search-form';
import { type Kysely, type Migration, sql } from 'kysely';

interface FaqTexts {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

const rowsAtOnce = 500;

/** What a FAQ is searched by: the databases do not agree on which letters are the same. */
export const faqSearch: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('faqs')
      .addColumn('searchText', 'text', (it) => it.notNull().defaultTo(''))
      .execute();
    for (let last: string | undefined = ''; last !== undefined; ) last = await fillAfter(db, last);
  },
};

/** Answers the id that it came to, or nothing when there are no more. */
async function fillAfter(db: Kysely<unknown>, lastId: string): Promise<string | undefined> {
  const { rows } = await sql<FaqTexts>`
    select id, question, answer from faqs where id > ${lastId} order by id limit ${rowsAtOnce}`.execute(db);
  for (const { id, question, answer } of rows)
    await sql`update faqs set search_text = ${searchForm(`${question}\n${answer}`)} where id = ${id}`.execute(db);
  return rows.at(-1)?.id;
}
