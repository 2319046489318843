/*
 * One process under the load of mixed visitors, next to a bare Fastify server with the same writes, and with a model that
 * takes 11 to 12 seconds to answer the visitors who need it. By hand, after `npm run build`:
 * node bench/load/run.mjs [--database embedded|postgres] [--seconds 600] [--visitors 16] [--askers 24]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { signIn } from '../answers/facility.mjs';
import { memoryOf } from '../memory.mjs';
import { startMailServer } from '../nodes/mail-server.mjs';
import { startPostgres } from '../start-postgres.mjs';
import { startProduct } from '../start-product.mjs';
import { startSlowModel } from './slow-model.mjs';
import { askRiddlesOn, endCalls, newTimes, visitFor } from './visits.mjs';

const { values: options } = parseArgs({
  options: {
    database: { type: 'string', default: 'embedded' },
    seconds: { type: 'string', default: '600' },
    visitors: { type: 'string', default: '16' },
    // The visitors who wait for the model.
    askers: { type: 'string', default: '24' },
  },
});
const visitors = Number(options.visitors);
/** The bare server runs in the last part of each minute, so that other load affects both. */
const [productMs, bareMs] = [50_000, 10_000];

const folder = mkdtempSync(join(tmpdir(), 'chat-module-load-'));
const postgres = options.database === 'postgres' ? await startPostgres() : undefined;
const model = await startSlowModel();
const mailServer = await startMailServer();

const settingsOf = (name) => ({
  DATA_DIR: join(folder, name),
  SMTP_URL: mailServer.url,
  OPENAI_BASE_URL: model.url,
  MODEL_ANSWERS_PER_DAY: '100000',
  WEBSITE_PAGES: '0',
  ...(postgres && { DATABASE_URL: Object.assign(new URL(postgres.url), { pathname: name }).href }),
});

const createDatabases = async (names) => {
  const { default: pg } = await import('pg');
  const client = new pg.Client(postgres.url);
  await client.connect();
  for (const name of names) await client.query(`create database ${name}`);
  await client.end();
};

/** The sample facility, whose bot has answers, and another bot that has only a model. */
const prepare = async (origin) => {
  const call = await signIn(origin);
  const [bot] = (await call('GET', '/api/bots')).body;
  const location = (await call('GET', '/api/admin/locations')).body.find(({ id }) => id === bot.locationId);
  await call('PUT', `/api/locations/${location.id}`, { ...location, facilityEmail: 'office@example.com' });
  const website = 'https://example.com';
  const place = { businessName: 'Riddle Storage', address: '1 Odd Street', phoneNumber: '(541) 555-0144', website };
  const { id: locationId } = (await call('POST', '/api/locations', place)).body;
  const asking = { name: 'Riddles', websiteUrl: website, locationId, openaiKey: 'sk-riddles-riddles-riddles' };
  const { id: riddleBotId } = (await call('POST', '/api/bots', asking)).body;
  return {
    origin,
    botId: bot.id,
    locationId: bot.locationId,
    unitIds: location.sizeOptions.map(({ id }) => id),
    riddleBotId,
  };
};

const openProduct = async (name) => {
  const product = await startProduct(settingsOf(name));
  return { ...product, place: await prepare(product.origin) };
};

const openBare = async () => {
  const first = await openProduct('bare');
  await first.stop();
  const settings = { ...settingsOf('bare'), BOT_ID: first.place.botId };
  const bare = await startProduct(settings, join(import.meta.dirname, 'bare-server.mjs'));
  return { ...bare, place: { ...first.place, origin: bare.origin } };
};

const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;

const describe = (times) => {
  const sorted = [...times].sort((a, b) => a - b);
  const [p50, p99, most] = [0.5, 0.99, 1].map((share) => `${percentile(sorted, share).toFixed(1)} ms`);
  return `${sorted.length} | ${p50} | ${p99} | ${most}`;
};

const countOf = ({ byKind }) => [...byKind.values()].reduce((sum, { length }) => sum + length, 0);

const report = (name, times, seconds) => {
  console.log(
    `\n${name}: ${countOf(times)} requests in ${seconds.toFixed(0)} s, ${(countOf(times) / seconds).toFixed(0)} a second`,
  );
  console.log(
    `not answered with success: ${[...times.failures].map(([status, count]) => `${count} × ${status}`).join(', ') || 'none'}`,
  );
  console.log('| call | number | p50 | p99 | longest |\n| --- | --- | --- | --- | --- |');
  for (const [kind, ofKind] of times.byKind) console.log(`| ${kind} | ${describe(ofKind)} |`);
  console.log(`| all | ${describe([...times.byKind.values()].flat())} |`);
};

if (postgres) await createDatabases(['product', 'bare']);
const bare = await openBare();
const product = await openProduct('product');
const [before, during, ofBare, riddles] = [newTimes(), newTimes(), newTimes(), newTimes()];
const isOver = new AbortController();
let seconds = { before: 0, during: 0, bare: 0 };
const spend = async (what, place, times, ms) => {
  const startedMs = performance.now();
  await visitFor(place, times, visitors, ms);
  seconds = { ...seconds, [what]: seconds[what] + (performance.now() - startedMs) / 1000 };
};
try {
  await visitFor(product.place, newTimes(), visitors, 5000);
  await visitFor(bare.place, newTimes(), visitors, 2000);
  const memoryMb = [memoryOf(product.child)];
  await spend('before', product.place, before, productMs / 2);
  const asking = askRiddlesOn(product.place, riddles, Number(options.askers), isOver.signal);
  const endMs = performance.now() + Number(options.seconds) * 1000;
  while (performance.now() < endMs) {
    await spend('during', product.place, during, productMs);
    memoryMb.push(memoryOf(product.child));
    await spend('bare', bare.place, ofBare, bareMs);
    console.error(`${countOf(during)} requests, bare ${countOf(ofBare)}, ${memoryMb.at(-1).toFixed(0)} MB`);
  }
  isOver.abort();
  await asking;
  console.log(`${options.database}, ${visitors} visitors at a time`);
  report('nobody waits for the model', before, seconds.before);
  report(`${options.askers} wait for the model, which was asked ${model.asked()} times`, during, seconds.during);
  report('those who wait for the model', riddles, seconds.during + seconds.bare);
  report('bare server', ofBare, seconds.bare);
  const [own, bares] = [countOf(during) / seconds.during, countOf(ofBare) / seconds.bare];
  console.log(`\nrequests a second against the bare server: ${(own / bares).toFixed(2)}`);
  console.log(`memory at the start and after each minute, MB: ${memoryMb.map((mb) => mb.toFixed(0)).join(' ')}`);
} finally {
  endCalls();
  model.stop();
  await Promise.all([product.stop(), bare.stop()]);
  await mailServer.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
