/*
 * Three nodes on one PostgreSQL behind a round-robin proxy. One of them is killed and restarted every few seconds while
 * visitors and an operator work. By hand, after `npm run build`: node bench/nodes/run.mjs [--seconds 90] [--every 3]
 * [--visitors 8]; exits with 1 if anything failed besides the requests that a killed node held.
 */
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { findFaults, isUnsent, outboxQuery } from '../kill/check.mjs';
import { startPostgres } from '../start-postgres.mjs';
import { adminPassword, startProduct } from '../start-product.mjs';
import { startMailServer } from './mail-server.mjs';
import { leaveOldLeads, startSite } from './old-and-new.mjs';
import { startProxy } from './round-robin-proxy.mjs';
import { callOn, lookOn, newTally, visitOn } from './visitors.mjs';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '90' },
    every: { type: 'string', default: '3' },
    visitors: { type: 'string', default: '8' },
  },
});
const nodeCount = 3;
const oldLeads = 350;
/** How long a lease outlives the process that held it. */
const leaseMs = 120_000;
const callLimit = 240;
const freeShare = 10;

const postgres = await startPostgres();
const mailServer = await startMailServer();
const site = await startSite();
const settings = {
  DATABASE_URL: postgres.url,
  SECRET_KEY: 'a key that all the nodes have in common',
  SMTP_URL: mailServer.url,
  FETCH_ALLOW_HOSTS: site.host,
  SAMPLE_DATA: 'off',
  RATE_LIMITS: 'on',
  // The proxy's own address, and the one that the callers claim.
  TRUST_PROXY: '2',
  LOG_LEVEL: 'fatal',
};

const nodes = new Array(nodeCount).fill(undefined);
const origins = () => nodes.flatMap((node) => node?.origin ?? []);
const proxy = await startProxy(origins);
const { origin } = proxy;

const start = async (at) => {
  nodes[at] = await startProduct(settings);
};

const killed = new Set();
let heldWhenKilled = 0;

/** The proxy keeps sending requests to a dead node until it learns of the next one. */
const kill = async (at) => {
  const { child, origin: gone } = nodes[at];
  const ended = once(child, 'exit');
  heldWhenKilled += proxy.inHandOf(gone);
  killed.add(gone);
  child.kill('SIGKILL');
  await ended;
};

const signIn = async (password) =>
  fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });

const makeBot = async (cookie) => {
  const make = async (path, body) => (await callOn(newTally(), origin, 'POST', path, { body, headers: { cookie } })).id;
  const locationId = await make('/api/locations', {
    businessName: 'Many Nodes Storage',
    address: '3 Parallel Street',
    phoneNumber: '(541) 555-0133',
    website: site.origin,
    facilityEmail: 'office@example.com',
  });
  return { locationId, botId: await make('/api/bots', { name: 'Nodes', websiteUrl: site.origin, locationId }) };
};

const faults = [];
const expectThat = (holds, what) => {
  if (!holds) faults.push(what);
};

/** Calls from one address, spread over all nodes. */
const countLetThrough = async (calls) => {
  const tally = newTally();
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  for (let i = 0; i < calls; i++) await callOn(tally, origin, 'GET', '/api/bots/nothing/public', { headers });
  return calls - (tally.statuses.get(429) ?? 0);
};

const query = async (text) => {
  const client = new pg.Client(postgres.url);
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
};
const readOutbox = () => query(outboxQuery);

const waitForMails = async () => {
  const deadline = Date.now() + 2 * leaseMs;
  while (Date.now() < deadline && (await readOutbox()).some(isUnsent)) await delay(1000);
};

const waitForReading = async (tally, cookie, locationId) => {
  const deadline = Date.now() + 2 * leaseMs;
  const read = () => callOn(tally, origin, 'GET', `/api/locations/${locationId}/website`, { headers: { cookie } });
  while (Date.now() < deadline && (await read())?.status === 'reading') await delay(1000);
  return read();
};

const times = (number, what) => `${number} ${what}${number === 1 ? '' : 's'}`;

try {
  await start(0);
  const cookie = (await signIn(adminPassword)).headers.getSetCookie()[0];
  const { botId, locationId } = await makeBot(cookie);
  await leaveOldLeads(postgres.url, { botId, locationId }, oldLeads);
  await Promise.all([start(1), start(2)]);

  const place = { origin, botId, locationId, cookie };
  const visitors = newTally();
  const operator = newTally();
  const isOver = new AbortController();
  const atWork = [
    ...Array.from({ length: Number(options.visitors) }, (_, lane) => visitOn(place, visitors, lane, isOver.signal)),
    lookOn(place, operator, isOver.signal),
  ];
  const endMs = performance.now() + Number(options.seconds) * 1000;
  let kills = 0;
  while (performance.now() < endMs) {
    await delay(Number(options.every) * 1000);
    await kill(kills % nodeCount);
    await start(kills++ % nodeCount);
  }
  isOver.abort();
  await Promise.all(atWork);
  const lost = proxy.lost();

  const statuses = (tally) => [...tally.statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  console.log(`${times(kills, 'kill')} in ${options.seconds} s, ${options.visitors} visitors at a time`);
  console.log(`visitors: ${statuses(visitors)}`);
  console.log(`operator: ${statuses(operator)}`);
  console.log(`in the hands of killed nodes: ${lost.length}; counted just before the kills: ${heldWhenKilled}`);
  const failed = [visitors, operator].flatMap(({ statuses }) =>
    [...statuses].filter(([status]) => status !== 200 && status !== 201),
  );
  expectThat(
    failed.every(([status]) => status === 502 || status === 'cut'),
    `answers that no kill explains: ${failed.join(' ')}`,
  );
  const failures = failed.reduce((sum, [, count]) => sum + count, 0);
  expectThat(failures === lost.length, `${failures} failures for ${lost.length} requests in hand`);
  expectThat(
    lost.every((node) => killed.has(node)),
    'a node that was not killed broke off',
  );

  const letThrough = await countLetThrough(callLimit + 60);
  console.log(`calls of one address let through in a minute: ${letThrough} (limit ${callLimit})`);
  expectThat(
    letThrough <= callLimit + (nodeCount - 1) * freeShare,
    `${letThrough} calls of one address were let through`,
  );
  const refusals = [];
  for (let i = 0; i < 11; i++) refusals.push((await signIn('wrong')).status);
  console.log(`wrong passwords over all nodes: ${refusals.join(' ')}`);
  expectThat(refusals.indexOf(429) === 10, `a wrong password was tried ${refusals.indexOf(429)} times`);

  await waitForMails();
  const { deliveries } = mailServer;
  const read = await waitForReading(newTally(), cookie, locationId);
  const inOutboxForm = () => new Set([...deliveries.keys()].map((id) => `${id}.eml`));
  const found = await findFaults({ origin, botId, cookie }, visitors, readOutbox, inOutboxForm);
  faults.push(...found.faults);
  const repeated = [...deliveries.values()].filter((count) => count > 1).length;
  console.log(
    `mails: ${deliveries.size} delivered, ${repeated} of them twice, since their node was killed before it noted them`,
  );
  const pagesAgain = [...site.asked].filter(([path, count]) => path !== '/robots.txt' && count > 1);
  console.log(
    `website: ${read?.status}, ${site.asked.size - 1} addresses asked for once, but ${pagesAgain.map(([path, count]) => `${path} ${count} times`).join(', ') || 'none again'}`,
  );
  expectThat(read?.status === 'read', `the website is ${read?.status}`);
  const erased = await query(`select changes from audit_entries where action = 'erased'`);
  const leadsErased = erased
    .flatMap(({ changes }) => JSON.parse(changes))
    .filter(({ field }) => field === 'leads')
    .reduce((sum, { to }) => sum + Number(to), 0);
  console.log(`leads past their term: ${oldLeads}, erased and noted: ${leadsErased}`);
  expectThat(leadsErased === oldLeads, `${leadsErased} erasures noted for ${oldLeads} leads`);
  for (const kind of ['leads', 'reservations', 'conversations'])
    console.log(`${kind}: ${visitors[kind].size} acknowledged, ${found.stored[kind].length} stored`);
  console.log(`${faults.length} faults`);
  for (const fault of faults) console.log(`- ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await Promise.all(nodes.map((node) => node?.stop()));
  await Promise.all([proxy.stop(), mailServer.stop(), site.stop()]);
  await postgres.stop();
}
