import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';

const messagesOfVisit = 5;
/** Eight of ten visits are at the first bot. */
const placeOf = (others) => `case when i / 5 % 10 < 8 then 0 else 1 + i / 50 % ${others} end`;
const source = `case when i % 10 < 6 then 'faq' when i % 10 < 9 then 'website' else 'unanswered' end`;
/** One lead in a hundred was converted. */
const status = `case when i % 1000 = 9 then 'converted' when i % 100 = 9 then 'contacted' else 'new' end`;

/** Row `i`, counted backward from now over a year. */
const dialects = {
  embedded: {
    id: "printf('%08x-0000-7000-8000-%012x', i, i)",
    at: (secondsApart) => `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (i * ${secondsApart}) || ' seconds')`,
    dayOf: (at) => `substr(${at}, 1, 10)`,
  },
  postgres: {
    id: "lpad(to_hex(i), 8, '0') || '-0000-7000-8000-' || lpad(to_hex(i), 12, '0')",
    at: (secondsApart) => `date_trunc('milliseconds', now() - i * interval '${secondsApart} seconds')`,
    dayOf: (at) => `to_char(${at} at time zone 'UTC', 'YYYY-MM-DD')`,
  },
};

const statements = ({ id, at, dayOf }, places, count) => {
  const createdAt = at((365 * 86_400) / count);
  const values = places.map(({ botId, locationId }, number) => `(${number}, '${botId}', '${locationId}')`);
  return [
    'create temporary table places (number integer primary key, bot_id text, location_id text)',
    `insert into places values ${values.join(', ')}`,
    `insert into conversations (id, bot_id, location_id, session_id, user_message, bot_response, response_source,
      response_time_ms, page_url, day, created_at)
    with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ${count})
    select ${id}, bot_id, location_id, 's' || (i / ${messagesOfVisit}),
      'What does unit number ' || i || ' cost for a month?', 'Unit ' || i || ' is 89 dollars a month, without a deposit.',
      ${source}, 3 + i % 40, 'https://example.com/', ${dayOf(createdAt)}, ${createdAt}
    from n join places on number = ${placeOf(places.length - 1)}`,
    `insert into visitor_sessions (id, bot_id, session_id, location_id, message_count, started_at, last_message_at,
      has_unanswered, is_rated_down)
      select min(id), bot_id, session_id, location_id, count(*), min(created_at), max(created_at),
      max(case response_source when 'unanswered' then 1 else 0 end),
      case when session_id like 's%777' then 1 else 0 end
      from conversations group by bot_id, session_id, location_id`,
    `insert into conversation_totals (location_id, response_source, count, response_time_sum_ms)
      select location_id, response_source, count(*), sum(response_time_ms) from conversations group by 1, 2`,
    'insert into session_totals (location_id, count) select location_id, count(*) from visitor_sessions group by 1',
    `insert into daily_analytics (id, bot_id, location_id, date, conversation_count, response_time_sum_ms, faq_matches, website_matches)
      select min(id), bot_id, location_id, day, count(*), sum(response_time_ms), sum(case response_source when 'faq' then 1 else 0 end),
      sum(case response_source when 'website' then 1 else 0 end) from conversations group by bot_id, location_id, day`,
    ...['leads', 'reservations'].map((table) => insertContacts(id, table, count)),
    `update leads set search_text = 'visitor'`,
    // The oldest, where a walk from the newest row would read all others.
    `update leads set follow_up_on = '2026-01-05', assignee_id = (select min(id) from users)
      where id in (select id from leads where status = 'new' order by created_at limit 40)`,
  ];
};

/** A lead per ten conversations and a reservation per twenty. */
const insertContacts = (id, table, count) => {
  const [name, more, values, every] =
    table === 'leads'
      ? ['name', 'phone, email, inquiry', "'(541) 555-0100', '', ''", 10]
      : ['customer_name', 'customer_phone, customer_email, unit_id', "'(541) 555-0100', '', ''", 20];
  const numbers = `with recursive n(i) as (select 9 union all select i + ${every} from n where i + ${every} < ${count})`;
  return `insert into ${table} (id, bot_id, location_id, session_id, ${name}, ${more}, unit_size, status, notes, created_at, updated_at)
    ${numbers} select conversations.id, bot_id, location_id, session_id, 'Visitor', ${values}, '', ${table === 'leads' ? status : "'pending'"}, '', created_at, created_at
    from n join conversations on conversations.id = ${id}`;
};

/** Fills a database that isn't being served with the given number of conversations over a year and all their counts. */
export const fillEmbedded = (path, places, count) => {
  const connection = new DatabaseSync(path);
  connection.exec('pragma journal_mode = wal; pragma synchronous = off; begin');
  for (const statement of statements(dialects.embedded, places, count)) connection.exec(statement);
  connection.exec('commit; analyze; pragma wal_checkpoint(truncate)');
  connection.close();
};

/** The indexes without a constraint: creating them after the rows is several times faster. */
const freeIndexes = `
  select indexname, indexdef from pg_indexes
  where schemaname = 'public' and tablename in ('conversations', 'visitor_sessions', 'leads', 'reservations')
    and indexname not in (select conname from pg_constraint)`;

export const fillPostgres = async (url, places, count) => {
  const client = new pg.Client(url);
  await client.connect();
  const { rows: indexes } = await client.query(freeIndexes);
  await client.query("set synchronous_commit = off; set maintenance_work_mem = '1GB'; set work_mem = '256MB'");
  for (const { indexname } of indexes) await client.query(`drop index "${indexname}"`);
  for (const statement of statements(dialects.postgres, places, count)) await client.query(statement);
  for (const { indexdef } of indexes) await client.query(indexdef);
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.end();
};
