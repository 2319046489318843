/*
 * Fills the disk under the embedded database while visitors leave leads, then makes room again; exits with 1 when a
 * promise was broken. By hand, as root on Linux, which mounts a small disk in memory: node bench/faults/full-disk.mjs
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { adminPassword, startProduct } from '../start-product.mjs';

const disk = mkdtempSync(join(tmpdir(), 'chat-module-disk-'));
execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', disk]);
const filler = join(disk, 'filler');

const post = (origin, path, body, cookie = '') =>
  fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

const readiness = async (origin) => {
  const response = await fetch(`${origin}/readyz`);
  return { code: response.status, ...(await response.json()) };
};

const faults = [];
const expectThat = (holds, sentence) => {
  console.log(`${holds ? 'yes' : 'NO '}  ${sentence}`);
  if (!holds) faults.push(sentence);
};

let product;
try {
  product = await startProduct({ DATA_DIR: join(disk, 'data'), SAMPLE_DATA: 'off', LOG_LEVEL: 'silent' });
  const { origin } = product;
  const signedIn = await post(origin, '/api/login', { username: 'admin', password: adminPassword });
  const cookie = signedIn.headers.getSetCookie()[0];
  const bot = await post(origin, '/api/bots', { name: 'Full', websiteUrl: 'https://example.com' }, cookie);
  const { id: botId } = await bot.json();
  const acknowledged = new Set();
  const leave = async () => {
    const lead = { botId, name: 'Visitor', phone: '(541) 555-0100', inquiry: 'a long story '.repeat(150) };
    const response = await post(origin, '/api/leads', lead);
    const answer = await response.json();
    if (response.status === 201) acknowledged.add(answer.id);
    return { status: response.status, answer };
  };
  await leave();
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(filler, Buffer.alloc(bavail * bsize - 64 * 1024));
  let last = await leave();
  for (let more = 0; last.status === 201 && more < 10_000; more++) last = await leave();
  expectThat(last.status === 503, `a visitor is refused with 503: ${last.status}`);
  expectThat(/try again/.test(last.answer.message), `in words: ${last.answer.message}`);
  const full = await readiness(origin);
  expectThat(full.code === 503, `/readyz says so: ${JSON.stringify(full)}`);
  expectThat((await fetch(`${origin}/healthz`)).status === 200, 'the process lives');
  rmSync(filler);
  const startedMs = performance.now();
  while ((await leave()).status !== 201 && performance.now() - startedMs < 30_000) await delay(100);
  const waitedMs = Math.round(performance.now() - startedMs);
  expectThat(waitedMs < 30_000, `with room again the next lead is taken, after ${waitedMs} ms`);
  while ((await readiness(origin)).code !== 200 && performance.now() - startedMs < 60_000) await delay(200);
  expectThat((await readiness(origin)).code === 200, '/readyz is well again by itself');
  const stored = [];
  let cursor = '';
  while (cursor !== null) {
    const page = await fetch(`${origin}/api/admin/leads?limit=200${cursor && `&cursor=${cursor}`}`, {
      headers: { cookie },
    });
    stored.push(...(await page.json()));
    cursor = page.headers.get('x-next-cursor');
  }
  const ids = new Set(stored.map(({ id }) => id));
  expectThat(
    [...acknowledged].every((id) => ids.has(id)) && ids.size === acknowledged.size,
    `all ${acknowledged.size} acknowledged leads are there, and no other: ${ids.size}`,
  );
} finally {
  await product?.stop();
  execFileSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
}
if (faults.length > 0) process.exitCode = 1;
