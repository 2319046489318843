/*
 * Times the calls that read growing tables, on databases of increasing size. By hand, after `npm run build`:
 * node bench/scale/run.mjs [--database embedded|postgres] [--sizes 10000,100000,1000000] [--rounds 30] [--export] [--upkeep] [--heap 48] [--plans] [--pages]
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { memoryOf } from '../memory.mjs';
import { startPostgres } from '../start-postgres.mjs';
import { startProduct } from '../start-product.mjs';
import { calls } from './calls.mjs';
import { timeExport } from './export.mjs';
import { openPlace } from './places.mjs';
import { logPlans, logPlansNoMore, pagesOf, plansOf } from './plans.mjs';
import { timeUpkeep } from './upkeep.mjs';

const { values: options } = parseArgs({
  options: {
    database: { type: 'string', default: 'embedded' },
    sizes: { type: 'string', default: '10000,100000,1000000' },
    rounds: { type: 'string', default: '30' },
    // Exports a year's CSV of the busiest bot.
    export: { type: 'boolean', default: false },
    // Restarts each server with ended holds, expired leads and due reports, and times their end.
    upkeep: { type: 'boolean', default: false },
    // Prints PostgreSQL's query plans on the largest database instead of times.
    plans: { type: 'boolean', default: false },
    // Counts the pages that PostgreSQL reads for each call instead of the time.
    pages: { type: 'boolean', default: false },
    // Limits the server's heap in MB, which shows whether an export is ever held in memory as a whole.
    heap: { type: 'string' },
    // Keeps the created databases here and reuses them.
    folder: { type: 'string', default: '/tmp/chat-module-scale' },
  },
});
const heapSetting = options.heap === undefined ? {} : { NODE_OPTIONS: `--max-old-space-size=${options.heap}` };
const sizes = options.sizes.split(',').map(Number);
const rounds = Number(options.rounds);
const warmUpRounds = 5;
const mostTimes = 1.5;

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

const timeOf = async (call, place) => {
  const startedMs = performance.now();
  await call(place);
  return performance.now() - startedMs;
};

/** In turn, so that other load affects all sizes. */
const timeCalls = async (places) => {
  const times = new Map(Object.keys(calls).map((name) => [name, places.map(() => [])]));
  for (let round = -warmUpRounds; round < rounds; round++)
    for (const [name, call] of Object.entries(calls))
      for (const [at, place] of places.entries()) {
        const ms = await timeOf(call, place);
        if (round >= 0) times.get(name)[at].push(ms);
      }
  return times;
};

/** Prints the medians of each size, and how the largest compares. */
const printTimes = (times) => {
  console.log(`| call | ${sizes.map((size) => size.toLocaleString('en')).join(' | ')} | largest to smallest |`);
  console.log(`| --- |${' --- |'.repeat(sizes.length + 1)}`);
  for (const [name, ofSizes] of times) {
    const medians = ofSizes.map(median);
    const ratio = medians.at(-1) / medians[0];
    if (ratio > mostTimes) process.exitCode = 1;
    console.log(`| ${name} | ${medians.map((ms) => `${ms.toFixed(1)} ms`).join(' | ')} | ${ratio.toFixed(2)} |`);
  }
};

const printExports = async (places) => {
  console.log('| conversations | lines | MB | first bytes after | whole | memory before | most |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const place of places) {
    const { lines, megabytes, firstMs, seconds, beforeMb, mostMb } = await timeExport(place);
    console.log(
      `| ${place.size} | ${lines} | ${megabytes.toFixed(1)} | ${firstMs.toFixed(0)} ms | ${seconds.toFixed(1)} s | ${beforeMb.toFixed(0)} MB | ${mostMb.toFixed(0)} MB |`,
    );
  }
};

const printUpkeep = async (places) => {
  const times = new Map();
  for (const place of places)
    for (const [name, ms] of Object.entries(await timeUpkeep(options.folder, postgres?.url, place)))
      times.set(name, [...(times.get(name) ?? []), [ms]]);
  printTimes(times);
};

/** Calls `use` with the place and, for each call, the plans of its queries. */
const explain = async (place, logFile, use) => {
  const url = place.settings.DATABASE_URL;
  await logPlans(url);
  const explained = await startProduct(place.settings);
  try {
    for (const [name, call] of Object.entries(calls)) {
      const callHere = () => call({ ...place, origin: explained.origin });
      // A connection reads the catalog for its first plans.
      await callHere();
      use(name, await plansOf(logFile, callHere));
    }
  } finally {
    await explained.stop();
    await logPlansNoMore(url);
  }
};

const printPlans = (place, logFile) =>
  explain(place, logFile, (name, plans) => {
    console.log(`\n## ${name}`);
    for (const { query, plan } of plans) console.log(`\n${query}\n${plan}`);
  });

const printPages = async (places, logFile) => {
  const pages = new Map(Object.keys(calls).map((name) => [name, []]));
  for (const place of places)
    await explain(place, logFile, (name, plans) =>
      pages.get(name).push(plans.reduce((sum, plan) => sum + pagesOf(plan), 0)),
    );
  console.log(
    `| pages read for | ${sizes.map((size) => size.toLocaleString('en')).join(' | ')} | largest to smallest |`,
  );
  console.log(`| --- |${' --- |'.repeat(sizes.length + 1)}`);
  for (const [name, counts] of pages)
    console.log(`| ${name} | ${counts.join(' | ')} | ${(counts.at(-1) / counts[0]).toFixed(2)} |`);
};

const postgres =
  options.database === 'postgres'
    ? await startPostgres(['shared_buffers=1GB', 'max_wal_size=8GB'], join(options.folder, 'postgres'))
    : undefined;
const places = [];
try {
  for (const size of options.plans ? sizes.slice(-1) : sizes)
    places.push(await openPlace(options.folder, postgres?.url, size, heapSetting));
  if (options.plans) await printPlans(places[0], postgres.logFile);
  else if (options.pages) await printPages(places, postgres.logFile);
  else {
    printTimes(await timeCalls(places));
    console.log(`Memory of the processes: ${places.map(({ child }) => `${memoryOf(child).toFixed(0)} MB`).join(', ')}`);
    if (options.export) await printExports(places);
    if (options.upkeep) await printUpkeep(places);
  }
} finally {
  for (const { child, stop } of places) if (child.exitCode === null) await stop();
  await postgres?.stop();
}
