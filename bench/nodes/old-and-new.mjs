import { once } from 'node:events';
import { createServer } from 'node:http';
import pg from 'pg';
import { pages } from '../website/site.mjs';

/** Leads a month past their retention period, for housekeeping to find when a node starts. */
export const leaveOldLeads = async (url, { botId, locationId }, count) => {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    `insert into leads (id, bot_id, location_id, session_id, name, phone, email, inquiry, unit_size, status, notes, created_at, updated_at)
      select 'old-' || i, $1, $2, '', 'Long ago', '(541) 555-0100', '', '', '', 'new', '', now() - interval '395 days', now() - interval '395 days'
      from generate_series(1, ${count}) i`,
    [botId, locationId],
  );
  await client.end();
};

/** Reservations whose hold has ended. */
export const leaveEndedHolds = async (url, { botId, locationId }, name, count) => {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    `insert into reservations (id, bot_id, location_id, session_id, unit_id, unit_size, unit_type, customer_name,
      customer_phone, customer_email, status, held_until, hold_ends_at, notes, created_at, updated_at)
      select $3 || '-' || i, $1, $2, '', '', '', '', $3, '(541) 555-0100', '', 'confirmed', '2026-01-31',
        now() - interval '1 day', '', now(), now()
      from generate_series(1, ${count}) i`,
    [botId, locationId, name],
  );
  await client.end();
};

/** The facility's website, and a count of requests per path. */
export const startSite = async () => {
  const asked = new Map();
  const server = createServer(({ url }, response) => {
    asked.set(url, (asked.get(url) ?? 0) + 1);
    const page = pages[url];
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(page ?? 'Not found');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${server.address().port}`;
  return {
    host,
    origin: `http://${host}/`,
    asked,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
