import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { openPlace, send } from './places.mjs';

const old = '2020-01-01T00:00:00.000Z';

/** A hundred ended holds, a hundred leads past their retention period, and the reports of both managers. */
const makeDue = [
  `update reservations set status = 'confirmed', hold_ends_at = '${old}' where id like 'held%'`,
  `insert into leads (id, bot_id, location_id, session_id, name, phone, email, inquiry, unit_size, status, notes, created_at, updated_at)
    select 'old' || id, bot_id, location_id, '', 'Long ago', '', '', '', '', 'new', '', '${old}', '${old}'
    from reservations where id like 'held%'`,
  `insert into weekly_reports (user_id, last_monday) select id, '2020-01-06' from users where role = 'manager'
    on conflict (user_id) do update set last_monday = excluded.last_monday`,
];

const run = async ({ DATA_DIR, DATABASE_URL }, statements) => {
  if (DATABASE_URL === undefined) {
    const connection = new DatabaseSync(join(DATA_DIR, 'chat-module.db'));
    for (const statement of statements) connection.exec(statement);
    return connection.close();
  }
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
};

const countOf = async ({ origin, cookie, last }, path) =>
  JSON.parse((await send(origin, 'GET', `${path}locationId=${last.locationId}`, undefined, cookie)).text).count;

const reportsIn = (folder) =>
  readdirSync(folder).filter((file) => readFileSync(join(folder, file), 'utf8').includes('Your week')).length;

const until = async (isDone) => {
  const startedMs = performance.now();
  while (!(await isDone())) await delay(20);
  return performance.now() - startedMs;
};

/** In milliseconds after the start, when each is done; then how long a search for a visitor's data takes. */
export const timeUpkeep = async (folder, serverUrl, { size, settings, child }) => {
  child.kill('SIGTERM');
  await once(child, 'exit');
  await run(settings, makeDue);
  const mails = join(settings.DATA_DIR, 'outbox');
  const place = await openPlace(folder, serverUrl, size, {});
  try {
    return {
      'a hundred holds are released': await until(
        async () => (await countOf(place, '/api/admin/reservations/count?status=cancelled&')) === 100,
      ),
      'a hundred old leads are erased': await until(
        async () => (await countOf(place, '/api/admin/leads/count?')) === 0,
      ),
      'both reports are sent': await until(() => reportsIn(mails) >= 2),
      "a visitor's data is found": await until(async () => {
        const body = { contact: 'nobody@example.com', erase: false };
        await send(place.origin, 'POST', '/api/admin/visitor-data', body, place.cookie);
        return true;
      }),
    };
  } finally {
    await place.stop();
  }
};
