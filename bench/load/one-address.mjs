/*
 * Measures how much one address can store in the embedded database in a minute within the request limits, with the largest
 * accepted messages, leads and reservations. By hand: node bench/load/one-address.mjs [SECONDS [chat|lead|reservation]]
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { adminPassword, startProduct } from '../start-product.mjs';

const [, , seconds = '60', only] = process.argv;
const dataDir = mkdtempSync(join(tmpdir(), 'chat-module-flood-'));
const product = await startProduct({ DATA_DIR: dataDir, RATE_LIMITS: 'on', SAMPLE_DATA: 'off', LOG_LEVEL: 'silent' });

const sizeMb = () =>
  readdirSync(dataDir, { recursive: true })
    .map((name) => statSync(join(dataDir, name)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0) / 1e6;

const post = (path, body, cookie = '') =>
  fetch(product.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

/** Words that have no answer. */
const words = (length) => `${randomBytes(length).toString('hex').replace(/.{9}/g, '$& ')}`.slice(0, length).trim();

const cookie = (await post('/api/login', { username: 'admin', password: adminPassword })).headers.getSetCookie()[0];
const location = {
  ...{ businessName: 'Flooded', address: '1 Road', phoneNumber: '(541) 555-0100', website: 'https://example.com' },
  ...{ facilityEmail: 'office@example.com', sizeOptions: [], amenities: [] },
};
const { id: locationId } = await (await post('/api/locations', location, cookie)).json();
const bot = { name: 'Flooded', websiteUrl: 'https://example.com', locationId };
const { id: botId } = await (await post('/api/bots', bot, cookie)).json();

const statuses = {};
const count = ({ status }) => {
  statuses[status] = (statuses[status] ?? 0) + 1;
  return status;
};
const most = { name: 200, text: 4000 };
const attacks = {
  chat: () =>
    post(`/api/chat/${botId}`, {
      ...{
        message: words(2000),
        sessionId: words(100),
        pageUrl: `https://example.com/${words(1900).replaceAll(' ', '')}`,
      },
    }),
  lead: () =>
    post('/api/leads', {
      ...{ botId, name: words(most.name), phone: '5415550100', unitSize: words(most.name), sessionId: words(100) },
      inquiry: words(most.text),
    }),
  reservation: () =>
    post('/api/reservations', {
      ...{ botId, customerName: words(most.name), customerPhone: '5415550100', unitSize: words(most.name) },
      ...{ unitId: words(100), sessionId: words(100) },
    }),
};
/** A newer server refuses what an older one accepted. */
if ((await attacks.lead()).status === 400) Object.assign(most, { name: 100, text: 2000 });

const before = sizeMb();
const endsAt = Date.now() + Number(seconds) * 1000;
const flood = async (attack) => {
  // Four calls at a time, and a pause once the minute's limit is reached.
  const one = async () => {
    while (Date.now() < endsAt) if (count(await attack()) === 429) await delay(1000);
  };
  await Promise.all([one(), one(), one(), one()]);
};
await Promise.all((only ? [attacks[only]] : Object.values(attacks)).map(flood));
const withLogMb = sizeMb() - before;
// The write-ahead log, at most 16 MB, is written into the file.
await product.stop();
const megabytes = `${withLogMb.toFixed(1)} MB with the log, ${(sizeMb() - before).toFixed(1)} MB without`;
console.log(`${megabytes}, in ${seconds} s; answers by status: ${JSON.stringify(statuses)}`);
rmSync(dataDir, { recursive: true, force: true });
