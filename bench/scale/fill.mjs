import { DatabaseSync } from '@photostructure/sqlite';

const sessionsOf = 5;

/** Puts so many conversations of one bot into a database that is not served, a year of them, with all that is counted. */
export const fill = (path, { botId, locationId }, count) => {
  const connection = new DatabaseSync(path);
  const numbers = `with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ${count})`;
  const secondsApart = (365 * 86_400) / count;
  const source = `case when i % 10 < 6 then 'faq' when i % 10 < 9 then 'website' else 'unanswered' end`;
  const at = `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (i * ${secondsApart}) || ' seconds')`;
  connection.exec('pragma journal_mode = wal; pragma synchronous = off; begin');
  connection.exec(`
    insert into conversations (id, bot_id, location_id, session_id, user_message, bot_response, response_source,
      response_time_ms, page_url, day, created_at)
    ${numbers} select printf('%08x-0000-7000-8000-%012x', i, i), '${botId}', '${locationId}', 's' || (i / ${sessionsOf}),
      'What does unit number ' || i || ' cost for a month?', 'Unit ' || i || ' is 89 dollars a month, without a deposit.',
      ${source}, 3 + i % 40, 'https://example.com/', substr(${at}, 1, 10), ${at} from n`);
  connection.exec(`
    insert into visitor_sessions (id, bot_id, session_id, location_id, message_count, started_at, last_message_at)
      select min(id), bot_id, session_id, location_id, count(*), min(created_at), max(created_at)
      from conversations group by bot_id, session_id;
    insert into conversation_totals (location_id, response_source, count, response_time_sum_ms)
      select location_id, response_source, count(*), sum(response_time_ms) from conversations group by 1, 2;
    insert into session_totals (location_id, count) select location_id, count(*) from visitor_sessions group by 1;
    insert into daily_analytics (id, bot_id, date, conversation_count, response_time_sum_ms, faq_matches, website_matches)
      select min(id), bot_id, day, count(*), sum(response_time_ms), sum(response_source = 'faq'),
      sum(response_source = 'website') from conversations group by bot_id, day;
    insert into leads (id, bot_id, location_id, session_id, name, phone, email, inquiry, unit_size, status, notes, created_at, updated_at)
      select id, bot_id, location_id, session_id, 'Visitor', '(541) 555-0100', '', '', '', 'new', '', created_at, created_at
      from conversations where response_source = 'unanswered';
    commit; analyze; pragma wal_checkpoint(truncate)`);
  connection.close();
};
