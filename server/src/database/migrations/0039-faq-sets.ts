import { type Kysely, type Migration, sql } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** FAQs that belong to a set instead of a bot, the bots that use each set, and the FAQs that a bot hides. */
export const faqSets = ({ instant }: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    const time = sql.raw(String(instant));
    await sql`create table faq_sets (
      id text not null constraint faq_sets_id primary key,
      name text not null,
      name_key text not null constraint faq_sets_name_key unique,
      created_at ${time} not null,
      updated_at ${time} not null)`.execute(db);
    await rebuildFaqs(db, time);
    await sql`create table bot_faq_sets (
      bot_id text not null references bots (id) on delete cascade,
      set_id text not null references faq_sets (id) on delete cascade,
      constraint bot_faq_sets_key primary key (bot_id, set_id))`.execute(db);
    await sql`create index bot_faq_sets_set_id on bot_faq_sets (set_id)`.execute(db);
    await sql`create table hidden_faqs (
      bot_id text not null references bots (id) on delete cascade,
      faq_id text not null references faqs (id) on delete cascade,
      constraint hidden_faqs_key primary key (bot_id, faq_id))`.execute(db);
    await sql`create index hidden_faqs_faq_id on hidden_faqs (faq_id)`.execute(db);
  },
});

/** SQLite can't drop `not null` from a column. */
async function rebuildFaqs(db: Kysely<unknown>, time: ReturnType<typeof sql.raw>): Promise<void> {
  await sql`create table new_faqs (
    id text not null constraint faqs_id primary key,
    bot_id text constraint faqs_bot references bots (id) on delete cascade,
    set_id text constraint faqs_set references faq_sets (id) on delete cascade,
    overrides_id text,
    question text not null,
    question_key text not null,
    answer text not null,
    question_es text not null default '',
    answer_es text not null default '',
    search_text text not null default '',
    category text not null,
    status text not null,
    usage_count bigint not null default 0,
    imported_key text,
    imported_answer text,
    imported_category text,
    imported_from text,
    created_at ${time} not null,
    updated_at ${time} not null,
    constraint faqs_owner check ((bot_id is null) <> (set_id is null)))`.execute(db);
  const columns = sql.raw(
    `id, bot_id, question, question_key, answer, question_es, answer_es, search_text, category, status, usage_count,
    imported_key, imported_answer, imported_category, imported_from, created_at, updated_at`,
  );
  await sql`insert into new_faqs (${columns}) select ${columns} from faqs`.execute(db);
  await sql`drop table faqs`.execute(db);
  await sql`alter table new_faqs rename to faqs`.execute(db);
  for (const indexed of [
    'created_at, id',
    'bot_id, created_at, id',
    'bot_id, question_key',
    'bot_id, imported_key',
    'bot_id, imported_from',
    'bot_id, overrides_id',
    'set_id, created_at, id',
    'set_id, question_key',
  ])
    await sql`create index ${sql.raw(`faqs_${indexed.replaceAll(', ', '_')}`)} on faqs (${sql.raw(indexed)})`.execute(
      db,
    );
}
