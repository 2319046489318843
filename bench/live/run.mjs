/*
 * Times counts and events with few and with many conversations, and measures the memory of connected operators. By hand, after
 * `npm run build`: node bench/live/run.mjs [--database embedded|postgres] [--sizes 10000,1000000] [--operators 200] [--rounds 30]
 */
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { memoryOf } from '../memory.mjs';
import { openPlace, send } from '../scale/places.mjs';
import { startPostgres } from '../start-postgres.mjs';
import { adminPassword } from '../start-product.mjs';

const { values: options } = parseArgs({
  options: {
    database: { type: 'string', default: 'embedded' },
    sizes: { type: 'string', default: '10000,1000000' },
    operators: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '30' },
    /** Shared with bench/scale. */
    folder: { type: 'string', default: '/tmp/chat-module-scale' },
  },
});
const sizes = options.sizes.split(',').map(Number);
const rounds = Number(options.rounds);
const mostTimes = 1.5;
/** A person may have 24 streams open. */
const streamsOfUser = 20;
/** Longer than a node rests between two events. */
const restMs = 1200;

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Opens a stream; `onEvent` gets the name of each event. */
const follow = ({ origin }, cookie, onEvent) =>
  new Promise((resolve, reject) => {
    const asked = request(`${origin}/api/admin/changes`, { headers: { cookie }, agent: false }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`the stream answered ${response.statusCode}`));
      response.setEncoding('utf8').on('data', (text) => {
        for (const [, event] of text.matchAll(/^event: (\w+)$/gm)) {
          onEvent(event);
          if (event === 'ready') resolve(() => asked.destroy());
        }
      });
      response.on('error', () => undefined);
    });
    asked.on('error', reject);
    asked.end();
  });

let visitors = 0;
const leaveLead = ({ origin, botId }) =>
  send(origin, 'POST', '/api/leads', { botId, name: `Somebody ${Date.now()} ${visitors++}`, phone: '(541) 555-0100' });

const timeCount = async (place) => {
  const startedMs = performance.now();
  await send(place.origin, 'GET', '/api/admin/attention', undefined, place.cookie);
  return performance.now() - startedMs;
};

/** From a visitor's lead to the event at an operator. */
const timeEvent = async (place) => {
  const startedMs = performance.now();
  const heard = new Promise((resolve) => {
    place.onChange = () => resolve(performance.now() - startedMs);
  });
  await leaveLead(place);
  return heard;
};

const calls = { 'the counts': timeCount, 'from a lead to its event': timeEvent };

const timeCalls = async (places) => {
  for (const place of places)
    place.unfollow = await follow(place, place.cookie, (event) => event === 'change' && place.onChange?.());
  const times = new Map(Object.keys(calls).map((name) => [name, places.map(() => [])]));
  // In turn, so that other load affects all sizes.
  for (let round = -3; round < rounds; round++) {
    for (const [name, call] of Object.entries(calls))
      for (const [at, place] of places.entries()) {
        const ms = await call(place);
        if (round >= 0) times.get(name)[at].push(ms);
      }
    await delay(restMs);
  }
  for (const { unfollow } of places) unfollow();
  return times;
};

const printTimes = (times) => {
  for (const [name, ofSizes] of times) {
    const medians = ofSizes.map(median);
    const ratio = medians.at(-1) / medians[0];
    if (ratio > mostTimes) process.exitCode = 1;
    const shown = medians.map((ms, at) => `${sizes[at]}: ${ms.toFixed(1)} ms`).join(', ');
    console.log(`${name}, median of ${rounds}: ${shown}; ${ratio.toFixed(2)} times`);
  }
};

const makeOperators = async ({ origin, cookie, locationId }, count) => {
  const cookies = [];
  for (let at = 0; at < count; at++) {
    const username = `operator-${Date.now()}-${at}`;
    const user = {
      username,
      password: adminPassword,
      firstName: 'Ola',
      lastName: 'Operator',
      role: 'user',
      locationId,
    };
    await send(origin, 'POST', '/api/admin/users', { ...user, email: 'ola@example.com' }, cookie);
    const { response } = await send(origin, 'POST', '/api/login', { username, password: adminPassword });
    cookies.push(response.headers.getSetCookie()[0]);
  }
  return cookies;
};

/** Connects everybody, leaves leads and has everybody read the counts, as browsers do. */
const measureOperators = async (place, count) => {
  const cookies = await makeOperators(place, Math.ceil(count / streamsOfUser));
  await delay(5000);
  const beforeMb = memoryOf(place.child);
  let events = 0;
  const heardMs = [];
  let sentAtMs = 0;
  const closers = await Promise.all(
    Array.from({ length: count }, (_, at) =>
      follow(place, cookies[at % cookies.length], (event) => {
        if (event !== 'change') return;
        events += 1;
        heardMs.push(performance.now() - sentAtMs);
      }),
    ),
  );
  await delay(5000);
  const connectedMb = memoryOf(place.child);
  for (let round = 0; round < 10; round++) {
    sentAtMs = performance.now();
    await leaveLead(place);
    await delay(restMs);
  }
  const leads = 200;
  const [before, startedMs] = [events, performance.now()];
  for (let at = 0; at < leads; at++) await leaveLead(place);
  await delay(2 * restMs);
  const seconds = (performance.now() - startedMs) / 1000;
  const floodEvents = (events - before) / count;
  const cookie = cookies[0];
  const countsStartedMs = performance.now();
  await Promise.all(
    Array.from({ length: count }, () => send(place.origin, 'GET', '/api/admin/attention', undefined, cookie)),
  );
  console.log(`${count} operators on one node, ${place.size} conversations:`);
  const perConnectionKb = ((connectedMb - beforeMb) * 1024) / count;
  console.log(`  memory ${beforeMb.toFixed(1)} to ${connectedMb.toFixed(1)} MB, ${perConnectionKb.toFixed(1)} kB each`);
  const sorted = heardMs.slice(0, 10 * count).sort((a, b) => a - b);
  console.log(`  a lead reaches all: median ${median(sorted).toFixed(0)} ms, last ${sorted.at(-1).toFixed(0)} ms`);
  console.log(`  ${leads} leads in ${seconds.toFixed(1)} s are ${floodEvents.toFixed(1)} events for each operator`);
  console.log(`  all read the counts at once in ${(performance.now() - countsStartedMs).toFixed(0)} ms`);
  for (const close of closers) close();
};

const postgres =
  options.database === 'postgres'
    ? await startPostgres(['shared_buffers=512MB', 'max_wal_size=4GB'], join(options.folder, 'postgres'))
    : undefined;
const places = [];
try {
  for (const size of sizes) places.push(await openPlace(options.folder, postgres?.url, size, {}));
  printTimes(await timeCalls(places));
  await measureOperators(places.at(-1), Number(options.operators));
} finally {
  for (const { stop } of places) await stop();
  await postgres?.stop();
}
