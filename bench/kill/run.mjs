/*
 * Kills the server, and on PostgreSQL every other time the database process, while visitors and an operator write, and
 * checks the data after all rounds. By hand: node bench/kill/run.mjs [--rounds 100] [--minutes 60] [--database embedded|postgres]
 */
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { startPostgres } from '../start-postgres.mjs';
import { adminPassword, startProduct } from '../start-product.mjs';
import { findFaults, isUnsent, outboxQuery } from './check.mjs';
import { newRecord, writeOn } from './writers.mjs';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    // No round starts after this time: on a busy machine one can take a minute.
    minutes: { type: 'string', default: '60' },
    database: { type: 'string', default: 'embedded' },
  },
});
const mostRounds = Number(options.rounds);
const lastBeginsMs = Date.now() + Number(options.minutes) * 60_000;
const writers = 4;
/** How often to check the outbox, once a second. Not a deadline, which would pass while a busy machine suspends this process. */
const mostLooks = 240;
/** A kill happens after a random number of acknowledged writes up to this, or when they take too long. */
const mostWrites = 250;
const longestWritingMs = 10_000;

const signIn = async (origin) => {
  const response = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: adminPassword }),
  });
  return response.headers.getSetCookie()[0];
};

const make = async (origin, cookie, path, body) => {
  const headers = { 'content-type': 'application/json', cookie };
  const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()).id;
};

const makeBot = async (origin, cookie) => {
  const locationId = await make(origin, cookie, '/api/locations', {
    businessName: 'Crash Storage',
    address: '1 Hard Way',
    phoneNumber: '(541) 555-0199',
    website: 'https://example.com',
    facilityEmail: 'office@example.com',
  });
  return make(origin, cookie, '/api/bots', { name: 'Crash', websiteUrl: 'https://example.com', locationId });
};

/** Restarts like a supervisor: on a busy machine the database may not answer within a start's five seconds. */
const startAgain = async (settings, attempts = 10) => {
  try {
    return await startProduct(settings);
  } catch (error) {
    if (attempts === 1) throw error;
    return startAgain(settings, attempts - 1);
  }
};

const killServer = async ({ child }) => {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};

const countWrites = ({ leads, reservations, conversations }) => leads.size + reservations.size + conversations.size;

const waitForWrites = async (record) => {
  const enough = countWrites(record) + Math.ceil(Math.random() * mostWrites);
  const deadline = Date.now() + longestWritingMs;
  while (countWrites(record) < enough && Date.now() < deadline) await delay(2);
};

/** The server continues by itself once its database is back. */
const waitUntilReady = async (origin) => {
  const startedMs = performance.now();
  for (;;) {
    const { status } = await fetch(`${origin}/readyz`).catch(() => ({ status: 0 }));
    if (status === 200) return performance.now() - startedMs;
    await delay(50);
  }
};

const openOutbox = (folder, postgres) => async () => {
  if (postgres) {
    const client = new pg.Client(postgres.url);
    await client.connect();
    const { rows } = await client.query(outboxQuery);
    await client.end();
    return rows;
  }
  const connection = new DatabaseSync(join(folder, 'chat-module.db'));
  const rows = connection.prepare(outboxQuery).all();
  connection.close();
  return rows;
};

/** An email that was being sent during the crash is sent again when its lease has expired. */
const waitForMails = async (readOutbox) => {
  for (let look = 0; look < mostLooks; look++) {
    if (!(await readOutbox()).some(isUnsent)) return;
    await delay(1000);
  }
};

const folder = mkdtempSync(join(tmpdir(), 'chat-module-kill-'));
const postgres = options.database === 'postgres' ? await startPostgres() : undefined;
const settings = { DATA_DIR: folder, SAMPLE_DATA: 'off', ...(postgres && { DATABASE_URL: postgres.url }) };
let product = await startProduct(settings);
const cookie = await signIn(product.origin);
const botId = await makeBot(product.origin, cookie);
const record = newRecord();
const restartsMs = [];
let rounds = 0;
try {
  while (rounds < mostRounds && Date.now() < lastBeginsMs) {
    rounds += 1;
    const isOver = new AbortController();
    const target = { origin: product.origin, botId, cookie };
    const writing = Array.from({ length: writers }, (_, writer) =>
      writeOn(target, record, `round ${rounds} writer ${writer}`, isOver.signal),
    );
    await waitForWrites(record);
    if (postgres && rounds % 2 === 0) {
      await postgres.kill();
      await postgres.start();
      restartsMs.push(await waitUntilReady(product.origin));
      await delay(200);
    } else {
      await killServer(product);
    }
    isOver.abort();
    await Promise.all(writing);
    if (product.child.signalCode !== null) {
      const startedMs = performance.now();
      product = await startAgain(settings);
      restartsMs.push(performance.now() - startedMs);
    }
  }
  console.log(`${rounds} rounds are over; mails that a crash caught wait for the end of their lease`);
  const readOutbox = openOutbox(folder, postgres);
  await waitForMails(readOutbox);
  const mailFiles = () => new Set(readdirSync(join(folder, 'outbox')));
  const { faults, stored } = await findFaults({ origin: product.origin, botId, cookie }, record, readOutbox, mailFiles);
  const counts = ['leads', 'reservations', 'conversations'].map(
    (kind) => `${kind} ${record[kind].size} acknowledged, ${stored[kind].length} stored`,
  );
  const longestMs = Math.max(...restartsMs);
  console.log(`${options.database}: ${rounds} rounds; ${counts.join('; ')}; edits ${record.edits.size} checked;`);
  console.log(`longest way back ${Math.round(longestMs)} ms; ${faults.length} faults`);
  for (const fault of faults) console.log(`- ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  if (product.child.signalCode === null) await product.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
