/*
 * Times of the calls that read what piles up, on embedded databases with more and more conversations, and the plans of
 * their queries. By hand, after `npm run build`: node bench/scale/run.mjs [--sizes 10000,100000,1000000] [--rounds 30]
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { adminPassword, startProduct } from '../start-product.mjs';
import { fill } from './fill.mjs';

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    rounds: { type: 'string', default: '30' },
    // Databases that were made are kept here and used again.
    folder: { type: 'string', default: '/tmp/chat-module-scale' },
  },
});
const sizes = options.sizes.split(',').map(Number);

const send = async (origin, method, path, body, cookie = '') => {
  const response = await fetch(origin + path, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status} ${text}`);
  return { response, text };
};

const signIn = async (origin) => {
  const { response } = await send(origin, 'POST', '/api/login', { username: 'admin', password: adminPassword });
  return response.headers.getSetCookie()[0];
};

const makeDatabase = async (dataDir, size) => {
  mkdirSync(dataDir, { recursive: true });
  const { origin, stop } = await startProduct({ DATA_DIR: dataDir, SAMPLE_DATA: 'off' });
  const cookie = await signIn(origin);
  const make = async (path, body) => JSON.parse((await send(origin, 'POST', path, body, cookie)).text).id;
  const locationId = await make('/api/locations', {
    businessName: 'Scale Storage',
    address: '1 Long Row',
    phoneNumber: '(541) 555-0100',
    website: 'https://example.com',
  });
  const botId = await make('/api/bots', { name: 'Scale', websiteUrl: 'https://example.com', locationId });
  await stop();
  fill(join(dataDir, 'chat-module.db'), { botId, locationId }, size);
  writeFileSync(join(dataDir, 'ids.json'), JSON.stringify({ botId, locationId }));
};

const open = async (size) => {
  const dataDir = join(options.folder, String(size));
  if (!existsSync(join(dataDir, 'ids.json'))) await makeDatabase(dataDir, size);
  const product = await startProduct({ DATA_DIR: dataDir, SAMPLE_DATA: 'off' });
  const ids = JSON.parse(readFileSync(join(dataDir, 'ids.json'), 'utf8'));
  return { size, ...product, ...ids, cookie: await signIn(product.origin) };
};

/** The cursor in the middle of what the largest list holds, where an offset would have to count. */
const middleOf = ({ size }) => {
  const time = new Date(Date.now() - (365 / 2) * 86_400_000).toISOString();
  return Buffer.from(`${time} ${size.toString(16)}`).toString('base64url');
};

const get = (path) => (place) => send(place.origin, 'GET', path(place), undefined, place.cookie);
let asked = 0;
const calls = {
  'conversations, first page': get(() => '/api/admin/conversations'),
  'conversations, from the middle': get((it) => `/api/admin/conversations?cursor=${middleOf(it)}`),
  'conversations of a location': get((it) => `/api/admin/conversations?locationId=${it.locationId}`),
  'conversations of a bot': get((it) => `/api/bots/${it.botId}/conversations`),
  visits: get(() => '/api/admin/conversations/sessions'),
  'figures of the conversations': get(() => '/api/admin/conversations/summary'),
  leads: get((it) => `/api/admin/leads?locationId=${it.locationId}`),
  'analytics of 90 days': get((it) => `/api/bots/${it.botId}/analytics?days=90`),
  overview: get(() => '/api/analytics/overview'),
  chat: ({ origin, botId }) =>
    send(origin, 'POST', `/api/chat/${botId}`, { message: 'What are your hours?', sessionId: `new ${asked++}` }),
};

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

const places = [];
try {
  for (const size of sizes) places.push(await open(size));
  const times = new Map(places.map(({ size }) => [size, new Map(Object.keys(calls).map((name) => [name, []]))]));
  // In turn, so that a busy moment hits all sizes.
  for (let round = -3; round < Number(options.rounds); round++)
    for (const [name, call] of Object.entries(calls))
      for (const place of places) {
        const startedMs = performance.now();
        await call(place);
        if (round >= 0)
          times
            .get(place.size)
            .get(name)
            .push(performance.now() - startedMs);
      }
  console.log(`| call | ${sizes.map((size) => `${size} rows`).join(' | ')} | largest to smallest |`);
  console.log(`| --- |${' --- |'.repeat(sizes.length + 1)}`);
  for (const name of Object.keys(calls)) {
    const medians = sizes.map((size) => median(times.get(size).get(name)));
    const ratio = medians.at(-1) / medians[0];
    if (ratio > 1.5) process.exitCode = 1;
    console.log(`| ${name} | ${medians.map((ms) => `${ms.toFixed(1)} ms`).join(' | ')} | ${ratio.toFixed(2)} |`);
  }
} finally {
  for (const { stop } of places) await stop();
}
