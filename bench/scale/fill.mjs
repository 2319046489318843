import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';

const messagesOfVisit = 5;
const visit = `(i / ${messagesOfVisit})`;
/** From 0 to 999, in no order. */
const mixed = `(${visit} * 7919 % 1000)`;
const share = (of, choices) =>
  `case ${choices.map(([below, value]) => `when ${of} < ${below} then ${value}`).join(' ')} end`;

/** Half of the visits are at the first bot, 30 % at the next 11, the others at the rest. The last bot has none. */
const placeOf = (places) =>
  share(mixed, [
    [500, 0],
    [800, `1 + ${mixed} % 11`],
    [1000, `12 + ${visit} % ${places - 13}`],
  ]);

const source = share('i % 10', [
  [6, "'faq'"],
  [9, "'website'"],
  [10, "'unanswered'"],
]);
const rating = `case when i % 500 = 7 then 1 when i % 50 = 3 then 5 end`;
/** One lead in a hundred was converted. */
const leadStatus = share('(i / 10) * 7919 % 100', [
  [1, "'converted'"],
  [10, "'contacted'"],
  [100, "'new'"],
]);
const reservationStatus = share('i / 20 % 4', [
  [2, "'pending'"],
  [3, "'confirmed'"],
  [4, "'completed'"],
]);
const step = share('cast(substr(session_id, 2) as bigint) % 20', [
  [1, 5],
  [2, 4],
  [4, 3],
  [8, 2],
  [20, 1],
]);

const wordLength = 9;
const words = 'piano freezer mattress kayak bookcase tractor wardrobe trombone aquarium painting scooter carpet'.split(
  ' ',
);
const word = (number) =>
  `trim(substr('${words.map((it) => it.padEnd(wordLength)).join('')}', cast(1 + ${wordLength} * (${number} % ${words.length}) as integer), ${wordLength}))`;

/** Row `i`, counted backward from now over a year. */
const dialects = {
  embedded: {
    id: "printf('%08x-0000-7000-8000-%012x', i, i)",
    at: (secondsApart) => `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (i * ${secondsApart}) || ' seconds')`,
    daysLater: (at, days) => `strftime('%Y-%m-%dT%H:%M:%fZ', ${at}, '+${days} days')`,
    dayOf: (at) => `substr(${at}, 1, 10)`,
    hourOf: (at) => `cast(substr(${at}, 12, 2) as integer)`,
  },
  postgres: {
    id: "lpad(to_hex(i), 8, '0') || '-0000-7000-8000-' || lpad(to_hex(i), 12, '0')",
    at: (secondsApart) => `date_trunc('milliseconds', now() - i * interval '${secondsApart} seconds')`,
    daysLater: (at, days) => `(${at} + interval '${days} days')`,
    dayOf: (at) => `to_char(${at} at time zone 'UTC', 'YYYY-MM-DD')`,
    hourOf: (at) => `extract(hour from ${at} at time zone 'UTC')::int`,
  },
};

const numbers = (from, every, below) =>
  `with recursive n(i) as (select cast(${from} as bigint) union all select i + ${every} from n where i + ${every} < ${below})`;

const countIf = (condition) => `sum(case when ${condition} then 1 else 0 end)`;

const statements = (dialect, places, count) => {
  const { id, at, dayOf, hourOf } = dialect;
  const createdAt = at((365 * 86_400) / count);
  const values = places.map(({ botId, locationId }, number) => `(${number}, '${botId}', '${locationId}')`);
  return [
    'create temporary table places (number integer primary key, bot_id text, location_id text)',
    `insert into places values ${values.join(', ')}`,
    `insert into conversations (id, bot_id, location_id, session_id, user_message, bot_response, response_source,
      response_time_ms, satisfaction_rating, page_url, day, created_at)
    ${numbers(0, 1, count)}
    select ${id}, bot_id, location_id, 's' || ${visit},
      'What does unit number ' || i || ' cost for a month?', 'Unit ' || i || ' is 89 dollars a month, without a deposit.',
      ${source}, 3 + i % 40, ${rating}, 'https://example.com/', ${dayOf(createdAt)}, ${createdAt}
    from n join places on number = ${placeOf(places.length)}`,
    `insert into visitor_sessions (id, bot_id, session_id, location_id, message_count, started_at, last_message_at, day,
      has_unanswered, is_rated_down, step, is_after_hours)
      select min(id), bot_id, session_id, location_id, count(*), min(created_at), max(created_at), min(day),
      max(case response_source when 'unanswered' then 1 else 0 end),
      max(case when satisfaction_rating <= 3 then 1 else 0 end),
      ${step}, max(case response_time_ms % 8 when 0 then 1 else 0 end)
      from conversations group by bot_id, session_id, location_id`,
    `insert into conversation_totals (location_id, response_source, count, response_time_sum_ms)
      select location_id, response_source, count(*), sum(response_time_ms) from conversations group by 1, 2`,
    'insert into session_totals (location_id, count) select location_id, count(*) from visitor_sessions group by 1',
    `insert into daily_analytics (id, bot_id, location_id, date, conversation_count, response_time_sum_ms, rating_count,
      rating_sum, faq_matches, website_matches, unanswered)
      select min(id), bot_id, location_id, day, count(*), sum(response_time_ms), count(satisfaction_rating),
      coalesce(sum(satisfaction_rating), 0), ${['faq', 'website', 'unanswered'].map((it) => countIf(`response_source = '${it}'`)).join(', ')}
      from conversations group by bot_id, location_id, day`,
    `insert into daily_outcomes (bot_id, location_id, date, opened, visits, size_visits, unit_visits, reserved_visits,
      confirmed_visits, after_hours_visits, office_hours_visits, leads, reservations)
      select bot_id, location_id, day, 2 * count(*), count(*), ${[2, 3, 4, 5].map((it) => countIf(`step >= ${it}`)).join(', ')},
      sum(is_after_hours), count(*) - sum(is_after_hours), count(*) / 2, count(*) / 4
      from visitor_sessions group by bot_id, location_id, day`,
    `insert into hourly_visits (bot_id, location_id, date, hour, visits)
      select bot_id, location_id, day, ${hourOf('started_at')}, count(*) from visitor_sessions group by 1, 2, 3, 4`,
    `insert into faq_days (faq_id, bot_id, location_id, date, uses)
      select faqs.id, days.bot_id, days.location_id, days.date, 3
      from daily_analytics days join faqs on faqs.bot_id = days.bot_id`,
    // A bot keeps a thousand.
    `insert into unanswered_questions (id, bot_id, location_id, question, question_key, count, first_asked_at, last_asked_at)
      select id, bot_id, location_id, 'May I store a ' || ${word('number')} || ' beside a ' || ${word('number / 7')} || '?',
        cast(number as text), 1 + number % 5, created_at, created_at
      from (select *, row_number() over (partition by bot_id order by created_at desc) as number
        from conversations where response_source = 'unanswered') as asked where number <= 1000`,
    insertLeads(dialect, count),
    insertReservations(dialect, count),
    ...['lead', 'reservation'].map(
      (kind) => `update visitor_sessions set has_${kind} = 1 where exists (select 1 from ${kind}s it
        where it.session_id = visitor_sessions.session_id and it.bot_id = visitor_sessions.bot_id)`,
    ),
    // The oldest, where a walk from the newest row would read all others.
    `update leads set follow_up_on = '2026-01-05', assignee_id = (select min(id) from users where role = 'admin')
      where id in (select id from leads where status = 'new' order by created_at limit 40)`,
    insertAtLastPlace(dialect, places),
  ];
};

/** A lead per ten conversations. */
const insertLeads = ({ id }, count) => `
  insert into leads (id, bot_id, location_id, session_id, name, phone, email, inquiry, unit_size, search_text, status, notes,
    created_at, updated_at)
  ${numbers(9, 10, count)}
  select conversations.id, bot_id, location_id, session_id, 'Visitor ' || i, '(541) 555-0100', '', '', '10x10',
    'visitor ' || i, ${leadStatus}, '', created_at, created_at
  from n join conversations on conversations.id = ${id}`;

const reservationColumns = `id, bot_id, location_id, session_id, customer_name, customer_phone, customer_email, unit_id, unit_size,
  unit_type, search_text, status, move_in_date, monthly_price_cents, held_until, hold_ends_at, notes, created_at, updated_at`;

/** A reservation per twenty conversations, to move in two weeks later; the confirmed ones are held until then. */
const insertReservations = ({ id, daysLater, dayOf }, count) => {
  const moveIn = daysLater('created_at', 14);
  const isHeld = `i < ${Math.floor((count * 13) / 365)} and ${reservationStatus} = 'confirmed'`;
  return `
  insert into reservations (${reservationColumns})
  ${numbers(9, 20, count)}
  select conversations.id, bot_id, location_id, session_id, 'Visitor ' || i, '(541) 555-0100', '', '', '10x10', '',
    'visitor ' || i, ${reservationStatus}, case when i % 100 = 9 then '' else ${dayOf(moveIn)} end, 8900,
    case when ${isHeld} then ${dayOf(moveIn)} else '' end, case when ${isHeld} then ${moveIn} end, '', created_at, created_at
  from n join conversations on conversations.id = ${id}`;
};

/** The same hundred reservations in each database, for the calendar and the holds. */
const insertAtLastPlace = ({ id, at, daysLater, dayOf }, places) => {
  const { botId, locationId } = places.at(-1);
  const moveIn = daysLater(at(86_400 / 20), 14);
  return `
  insert into reservations (${reservationColumns})
  ${numbers(1, 1, 101)}
  select 'held' || ${id}, '${botId}', '${locationId}', 'held' || i, 'Visitor ' || i, '(541) 555-0100', '', '', '10x10', '', 'visitor',
    'confirmed', ${dayOf(moveIn)}, 8900, ${dayOf(moveIn)}, ${moveIn}, '', ${at(86_400 / 20)}, ${at(86_400 / 20)} from n`;
};

/** Fills a database that isn't being served with the given number of conversations over a year and all their counts. */
export const fillEmbedded = (path, places, count) => {
  const connection = new DatabaseSync(path);
  connection.exec(
    'pragma journal_mode = delete; pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -1000000',
  );
  const indexes = [];
  // Not a prepared statement, which would keep the connection open until it is collected.
  connection.function('note_index', (name, sql) => {
    indexes.push({ name, sql });
    return null;
  });
  connection.exec(`select note_index(name, sql) from sqlite_master where type = 'index' and sql is not null
    and tbl_name in ('conversations', 'visitor_sessions', 'leads', 'reservations') and name not like '%session_id%'`);
  // Creating them after the rows is several times faster.
  for (const { name } of indexes) connection.exec(`drop index "${name}"`);
  connection.exec('begin');
  for (const statement of statements(dialects.embedded, places, count)) connection.exec(statement);
  connection.exec('commit');
  for (const { sql } of indexes) connection.exec(sql);
  // Like the product, without `analyze`.
  connection.exec('pragma journal_mode = wal');
  connection.close();
};

/** The indexes without a constraint that the statements don't need. */
const freeIndexes = `
  select indexname, indexdef from pg_indexes
  where schemaname = 'public' and tablename in ('conversations', 'visitor_sessions', 'leads', 'reservations')
    and indexname not like '%session_id%' and indexname not in (select conname from pg_constraint)`;

export const fillPostgres = async (url, places, count) => {
  const client = new pg.Client(url);
  await client.connect();
  const { rows: indexes } = await client.query(freeIndexes);
  await client.query("set synchronous_commit = off; set maintenance_work_mem = '1GB'; set work_mem = '512MB'");
  // Without the triggers that announce changes.
  await client.query('set session_replication_role = replica');
  for (const { indexname } of indexes) await client.query(`drop index "${indexname}"`);
  for (const statement of statements(dialects.postgres, places, count)) await client.query(statement);
  for (const { indexdef } of indexes) await client.query(indexdef);
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.end();
};
