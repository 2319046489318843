import { type Kysely, type Migration, sql } from 'kysely';
import { newId } from '../../ids.ts';
import type { ColumnTypes } from '../column-types.ts';

/** Daily figures, visits and open questions belong to the location they were written for, even after their bot has moved. */
export const figuresByLocation = ({ instant }: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await divideDays(db);
    await divideVisits(db, instant);
    await divideQuestions(db, instant);
  },
});

const counters = [
  'conversation_count',
  'response_time_sum_ms',
  'rating_count',
  'rating_sum',
  'faq_matches',
  'ai_responses',
  'website_matches',
] as const;

type Figures = Record<(typeof counters)[number], number>;
type DayOfLocation = Figures & { bot_id: string; present_id: string; location_id: string; day: string };

/** SQLite can't drop a constraint, so each table is rebuilt. */
async function replaceTable(db: Kysely<unknown>, name: string): Promise<void> {
  await sql`drop table ${sql.table(name)}`.execute(db);
  await sql`alter table ${sql.table(`new_${name}`)} rename to ${sql.table(name)}`.execute(db);
}

async function divideDays(db: Kysely<unknown>): Promise<void> {
  const columns = sql.join(counters.map((name) => sql.ref(name)));
  await sql`create table new_daily_analytics (
    id text not null constraint daily_analytics_id primary key,
    bot_id text not null constraint daily_analytics_bot references bots (id) on delete cascade,
    location_id text not null default '',
    date text not null,
    ${sql.join(counters.map((name) => sql`${sql.ref(name)} bigint not null default 0`))},
    constraint daily_analytics_bot_id_location_id_date unique (bot_id, location_id, date))`.execute(db);
  // A day whose conversations all have one location is that location's; any other is assigned to the bot's current one first.
  await sql`insert into new_daily_analytics (id, bot_id, location_id, date, ${columns})
    select d.id, d.bot_id, coalesce(held.location_id, bots.location_id, ''), d.date, ${columns}
    from daily_analytics d join bots on bots.id = d.bot_id
    left join (
      select bot_id, day, min(coalesce(location_id, '')) as location_id from conversations group by bot_id, day
      having min(coalesce(location_id, '')) = max(coalesce(location_id, ''))
    ) held on held.bot_id = d.bot_id and held.day = d.date`.execute(db);
  for (const part of await readDividedDays(db)) await moveToLocation(db, part);
  await replaceTable(db, 'daily_analytics');
  await sql`create index daily_analytics_date on daily_analytics (date)`.execute(db);
}

/** For days on which a bot had several locations: the figures of those it has left. */
async function readDividedDays(db: Kysely<unknown>): Promise<DayOfLocation[]> {
  const sumOf = (source: string) => sql`sum(case when response_source = ${sql.lit(source)} then 1 else 0 end)`;
  const { rows } = await sql<DayOfLocation>`
    select c.bot_id, coalesce(bots.location_id, '') as present_id, coalesce(c.location_id, '') as location_id, c.day,
      count(*) as conversation_count, sum(response_time_ms) as response_time_sum_ms,
      count(satisfaction_rating) as rating_count, coalesce(sum(satisfaction_rating), 0) as rating_sum,
      ${sumOf('faq')} as faq_matches, ${sumOf('ai')} as ai_responses, ${sumOf('website')} as website_matches
    from conversations c
    join (
      select bot_id, day from conversations group by bot_id, day
      having min(coalesce(location_id, '')) <> max(coalesce(location_id, ''))
    ) divided on divided.bot_id = c.bot_id and divided.day = c.day
    join bots on bots.id = c.bot_id
    where coalesce(c.location_id, '') <> coalesce(bots.location_id, '')
    group by c.bot_id, bots.location_id, coalesce(c.location_id, ''), c.day`.execute(db.withoutPlugins());
  return rows;
}

async function moveToLocation(db: Kysely<unknown>, part: DayOfLocation): Promise<void> {
  const less = (name: (typeof counters)[number]) =>
    sql`${sql.ref(name)} = case when ${sql.ref(name)} > ${part[name]} then ${sql.ref(name)} - ${part[name]} else 0 end`;
  const rest = sql`bot_id = ${part.bot_id} and location_id = ${part.present_id} and date = ${part.day}`;
  await sql`update new_daily_analytics set ${sql.join(counters.map(less))} where ${rest}`.execute(db);
  await sql`delete from new_daily_analytics where ${rest} and conversation_count = 0`.execute(db);
  await sql`insert into new_daily_analytics (id, bot_id, location_id, date, ${sql.join(counters.map((name) => sql.ref(name)))})
    values (${sql.join([newId(), part.bot_id, part.location_id, part.day, ...counters.map((name) => part[name])])})`.execute(
    db,
  );
}

interface VisitOfLocation {
  readonly bot_id: string;
  readonly session_id: string;
  readonly stored_id: string | null;
  readonly location_id: string | null;
  readonly message_count: number;
  readonly started_at: string;
  readonly last_message_at: string;
}

async function divideVisits(db: Kysely<unknown>, instant: ColumnTypes['instant']): Promise<void> {
  const time = sql.raw(String(instant));
  await sql`create table new_visitor_sessions (
    id text not null constraint visitor_sessions_id primary key,
    bot_id text not null,
    session_id text not null,
    location_id text,
    message_count bigint not null,
    started_at ${time} not null,
    last_message_at ${time} not null)`.execute(db);
  const columns = sql.raw('id, bot_id, session_id, location_id, message_count, started_at, last_message_at');
  await sql`insert into new_visitor_sessions (${columns}) select ${columns} from visitor_sessions`.execute(db);
  const divided = await readDividedVisits(db);
  await replaceTable(db, 'visitor_sessions');
  await sql`create unique index visitor_sessions_of_location
    on visitor_sessions (bot_id, session_id, coalesce(location_id, ''))`.execute(db);
  await sql`create index visitor_sessions_last_message_at_id on visitor_sessions (last_message_at, id)`.execute(db);
  await sql`create index visitor_sessions_location_id_last_message_at_id
    on visitor_sessions (location_id, last_message_at, id)`.execute(db);
  for (const visit of divided) await storeVisit(db, visit);
}

/** For visits during which the bot moved: the messages at each location. */
async function readDividedVisits(db: Kysely<unknown>): Promise<VisitOfLocation[]> {
  const { rows } = await sql<VisitOfLocation>`
    select c.bot_id, c.session_id, v.location_id as stored_id, c.location_id, count(*) as message_count,
      min(c.created_at) as started_at, max(c.created_at) as last_message_at
    from conversations c
    join (
      select bot_id, session_id from conversations
      where bot_id in (
        select bot_id from conversations group by bot_id
        having min(coalesce(location_id, '')) <> max(coalesce(location_id, ''))
      )
      group by bot_id, session_id having min(coalesce(location_id, '')) <> max(coalesce(location_id, ''))
    ) divided on divided.bot_id = c.bot_id and divided.session_id = c.session_id
    join visitor_sessions v on v.bot_id = c.bot_id and v.session_id = c.session_id
    group by c.bot_id, c.session_id, v.location_id, c.location_id`.execute(db.withoutPlugins());
  return rows;
}

async function storeVisit(db: Kysely<unknown>, visit: VisitOfLocation): Promise<void> {
  const { bot_id, session_id, location_id, message_count, started_at, last_message_at } = visit;
  if (location_id === visit.stored_id) {
    await sql`update visitor_sessions set message_count = ${message_count}, last_message_at = ${last_message_at}
      where bot_id = ${bot_id} and session_id = ${session_id}
        and coalesce(location_id, '') = ${location_id ?? ''}`.execute(db);
    return;
  }
  const values = sql.join([newId(), bot_id, session_id, location_id, message_count, started_at, last_message_at]);
  await sql`insert into visitor_sessions
    (id, bot_id, session_id, location_id, message_count, started_at, last_message_at) values (${values})`.execute(db);
  await sql`insert into session_totals (location_id, count) values (${location_id ?? ''}, 1)
    on conflict (location_id) do update set count = session_totals.count + 1`.execute(db);
}

/** An existing question stays with the location where it was asked last. */
async function divideQuestions(db: Kysely<unknown>, instant: ColumnTypes['instant']): Promise<void> {
  const time = sql.raw(String(instant));
  await sql`create table new_unanswered_questions (
    id text not null constraint unanswered_questions_id primary key,
    question text not null,
    question_key text not null,
    bot_id text not null constraint unanswered_questions_bot references bots (id) on delete cascade,
    location_id text,
    count bigint not null,
    first_asked_at ${time} not null,
    last_asked_at ${time} not null)`.execute(db);
  const columns = sql.raw('id, question, question_key, bot_id, location_id, count, first_asked_at, last_asked_at');
  await sql`insert into new_unanswered_questions (${columns})
    select ${columns} from unanswered_questions`.execute(db);
  await replaceTable(db, 'unanswered_questions');
  await sql`create unique index unanswered_questions_of_location
    on unanswered_questions (bot_id, question_key, coalesce(location_id, ''))`.execute(db);
  await sql`create index unanswered_questions_last_asked_at_id on unanswered_questions (last_asked_at, id)`.execute(db);
  await sql`create index unanswered_questions_location_id_last_asked_at_id
    on unanswered_questions (location_id, last_asked_at, id)`.execute(db);
}
