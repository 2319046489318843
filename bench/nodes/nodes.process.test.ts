import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startProduct } from '../../e2e/support/product.ts';
import { createTestDatabase } from '../../server/src/testing/postgres-database.ts';
import { startWebsite } from '../../server/src/testing/website.ts';
import { page } from '../../server/src/testing/website-scene.ts';
import { startMailServer } from './mail-server.mjs';
import { leaveEndedHolds, leaveOldLeads } from './old-and-new.mjs';
import { startProxy } from './round-robin-proxy.mjs';
import { lookOn, newTally, type Tally, visitOn } from './visitors.mjs';

/** Enough for six processes on a busy machine. */
const [patienceMs, testLimitMs] = [120_000, 400_000];

const adminPassword = 'known to all the nodes';
const visitorsAtOnce = 4;
const oldLeads = 250;
const endedHolds = 120;
const callLimit = 240;
/** How long a node leases an email. */
const leaseMinutes = 2;
/** What each further node may let through above the limit. */
const freeShare = 10;

type Query = (text: string) => Promise<Record<string, unknown>[]>;

async function openDatabase(): Promise<{ url: string; query: Query }> {
  const { url, drop } = await createTestDatabase(inject('postgresUrl'));
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await drop();
  });
  return { url, query: async (text) => (await client.query(text)).rows };
}

/** Where it isn't early on a Monday, when weekly reports wait for the morning. */
const timezone = new Date().getUTCDay() === 1 && new Date().getUTCHours() < 8 ? 'Pacific/Kiritimati' : 'UTC';

const post = (url: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const failuresOf = ({ statuses }: Tally) => [...statuses].filter(([status]) => status !== 200 && status !== 201);

const counted = (failures: [number | 'cut', number][]): number => failures.reduce((sum, [, count]) => sum + count, 0);

test(
  'three nodes, two of them killed at work: only in-flight requests are lost, and nothing is done twice',
  async () => {
    const { url, query } = await openDatabase();
    const mailServer = await startMailServer();
    onTestFinished(() => mailServer.stop());
    const site = await startWebsite({
      '/': page('Home', '/sizes', '/hours'),
      '/sizes': page('Sizes'),
      '/hours': page('Hours'),
    });
    const env = {
      DATABASE_URL: url,
      SECRET_KEY: 'a key that all the nodes have in common',
      ADMIN_PASSWORD: adminPassword,
      SMTP_URL: mailServer.url,
      FETCH_ALLOW_HOSTS: site.host,
      SAMPLE_DATA: 'off',
      // The proxy, and the one before it that the visitors simulate.
      TRUST_PROXY: '2',
      TZ: timezone,
      LOG_LEVEL: 'silent',
    };
    const start = () => startProduct({ database: 'embedded', env });
    const nodes = await Promise.all([start(), start(), start()]);
    onTestFinished(async () => {
      await Promise.all(nodes.map((node) => node.kill()));
    });
    const proxy = await startProxy(() => nodes.map((node) => node.origin));
    onTestFinished(() => proxy.stop());
    const { origin } = proxy;

    const signIn = (password: string) => post(`${origin}/api/login`, { username: 'admin', password });
    const cookie = (await signIn(adminPassword)).headers.getSetCookie()[0] ?? '';
    const make = async (path: string, body: object): Promise<string> =>
      (await (await post(origin + path, body, { cookie })).json()).id;
    const locationId = await make('/api/locations', {
      businessName: 'Three Nodes Storage',
      address: '3 Parallel Street',
      phoneNumber: '(541) 555-0133',
      website: site.origin,
      facilityEmail: 'office@example.com',
    });
    const botId = await make('/api/bots', { name: 'Nodes', websiteUrl: site.origin, locationId });
    await expect
      .poll(() => query('select status from website_crawls'), { timeout: patienceMs })
      .toEqual([{ status: 'read' }]);

    const reporters = ['admin', 'manager-one', 'manager-two'];
    for (const username of reporters.slice(1))
      await make('/api/admin/users', {
        ...{
          username,
          password: adminPassword,
          firstName: 'Mo',
          lastName: 'Manager',
          email: `${username}@example.com`,
        },
        ...{ role: 'manager', locationIds: [locationId] },
      });
    const place = { origin, botId, locationId, cookie };
    await leaveEndedHolds(url, place, 'while nodes run', 1);
    const [visitors, operator] = [newTally(), newTally()];
    const isOver = new AbortController();
    const atWork = [lookOn(place, operator, isOver.signal)];
    for (let lane = 0; lane < visitorsAtOnce; lane++) atWork.push(visitOn(place, visitors, lane, isOver.signal));
    const someVisits = async () => {
      const before = visitors.leads.size;
      await expect.poll(() => visitors.leads.size, { timeout: patienceMs }).toBeGreaterThan(before + visitorsAtOnce);
    };
    const victims = nodes.slice(0, 2);
    for (const victim of victims) {
      await someVisits();
      await victim.kill();
    }
    await someVisits();
    // Both find the expired leads, the ended holds and the due reports as soon as they are back.
    await leaveOldLeads(url, place, oldLeads);
    await leaveEndedHolds(url, place, 'while nodes start', endedHolds);
    await query(`update users set email = 'admin@example.com' where username = 'admin'`);
    await query(`insert into weekly_reports (user_id, last_monday) select id, '2026-01-05' from users`);
    nodes.splice(0, 2, ...(await Promise.all(victims.map((victim) => victim.restart()))));
    await someVisits();
    isOver.abort();
    await Promise.all(atWork);

    const failures = [...failuresOf(visitors), ...failuresOf(operator)];
    expect(failures.filter(([status]) => status !== 502 && status !== 'cut')).toEqual([]);
    expect(proxy.lost().filter((lost) => !victims.some((victim) => victim.origin === lost))).toEqual([]);
    expect(counted(failures)).toBe(proxy.lost().length);

    for (const kind of ['leads', 'reservations', 'conversations'] as const) {
      const stored = (await query(`select id from ${kind}`)).map(({ id }) => id as string);
      expect([...visitors[kind]].filter((id) => !stored.includes(id))).toEqual([]);
    }
    const [counts] = await query(`select (select count(*) from conversations)::int as stored,
    (select sum(conversation_count) from daily_analytics)::int as counted`);
    expect(counts?.counted).toBe(counts?.stored);

    // An email leased by a killed node waits for the end of its lease, a digest for its hour; all others are sent.
    await expect
      .poll(() => query('select id from outbox where sent_at is null and attempts = 0 and due_at <= now()'), {
        timeout: patienceMs,
      })
      .toEqual([]);
    const sent = (await query('select id from outbox where sent_at is not null')).map(({ id }) => id as string);
    expect(sent.filter((id) => !mailServer.deliveries.has(id))).toEqual([]);
    // On a slow machine a killed node's lease may end during the test; its emails may then be delivered twice.
    const released = (
      await query(`select id from outbox where sent_at - created_at > interval '${leaseMinutes} minutes'`)
    ).map(({ id }) => id as string);
    const twice = [...mailServer.deliveries].filter(([id, times]) => times !== 1 && !(id && released.includes(id)));
    expect(twice).toEqual([]);

    expect(site.asked.filter((path) => path !== '/robots.txt' && !path.endsWith('.xml')).sort()).toEqual([
      '/',
      '/hours',
      '/sizes',
    ]);

    await expect.poll(() => query(`select id from leads where name = 'Long ago'`), { timeout: patienceMs }).toEqual([]);
    const erasures = await query(`select changes from audit_entries where action = 'erased'`);
    const leadsErased = erasures
      .flatMap(({ changes }) => JSON.parse(changes as string))
      .filter(({ field }) => field === 'leads');
    expect(leadsErased.reduce((sum, { to }) => sum + Number(to), 0)).toBe(oldLeads);

    await expect
      .poll(() => query(`select id from reservations where hold_ends_at <= now()`), { timeout: patienceMs })
      .toEqual([]);
    const ended = `select id from reservations where customer_name like 'while nodes %'`;
    const [holds] = await query(`select
      (select count(*) from reservations where id in (${ended}) and status = 'cancelled')::int as cancelled,
      (select count(*) from submission_history where reservation_id in (${ended}) and kind = 'holdExpired')::int as noted,
      (select count(*) from audit_entries where subject_id in (${ended}) and action = 'hold_expired')::int as logged,
      (select count(*) from outbox where about in (${ended}))::int as mailed`);
    const once = endedHolds + 1;
    expect(holds).toEqual({ cancelled: once, noted: once, logged: once, mailed: once });

    const reports = `select mail::json ->> 'to' as to from outbox where mail::json ->> 'subject' like 'Your week%' order by 1`;
    await expect
      .poll(async () => (await query(reports)).map(({ to }) => to), { timeout: patienceMs })
      .toEqual(reporters.map((name) => `${name}@example.com`));

    const wrong: number[] = [];
    for (let attempt = 0; attempt < 11; attempt++) wrong.push((await signIn('wrong')).status);
    expect(wrong).toEqual([...new Array(10).fill(401), 429]);
    const calls = Array.from({ length: callLimit + 60 }, () => fetch(`${origin}/api/bots/nothing/public`));
    const letThrough = (await Promise.all(calls)).filter(({ status }) => status !== 429).length;
    expect(letThrough).toBeGreaterThanOrEqual(callLimit);
    expect(letThrough).toBeLessThanOrEqual(callLimit + 2 * freeShare);
  },
  testLimitMs,
);
