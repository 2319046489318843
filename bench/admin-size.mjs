/**
 * What the admin application costs a browser: `npm run build && node bench/admin-size.mjs`.
 * Exits with 1 when a limit is passed. Results of a known machine are in docs/performance.md.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.mjs';
import { serveEmptyReactPage } from './empty-react-page.mjs';
import { adminPassword, startProduct } from './start-product.mjs';

const signInLimitKb = 110;
const chunkLimitKb = 60;
const interactiveLimit = 1.5;
const slowdown = 4;
const rounds = 9;
/** The one chunk that may be larger: the chart library, loaded with the chart alone. */
const isChart = (name) => name.startsWith('conversations-chart-');

const assets = join(import.meta.dirname, '../admin/dist/assets');

const gzippedKb = async (name) => gzipSync(await readFile(join(assets, name)), { level: 9 }).length / 1000;

const failures = [];

const report = (what, value, limit, unit) => {
  const isWithin = value <= limit;
  if (!isWithin) failures.push(what);
  console.log(`${isWithin ? 'ok  ' : 'OVER'}  ${what}: ${value.toFixed(2)} ${unit} (limit ${limit} ${unit})`);
};

const scriptsLoadedBy = async (page, path, isReady) => {
  const names = new Set();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) names.add(pathname.split('/').at(-1));
  });
  await page.goto(path);
  await isReady(page);
  return names;
};

const measureSizes = async (browser, origin) => {
  const page = await browser.newPage();
  const signIn = await scriptsLoadedBy(page, `${origin}/api/login`, () =>
    page.getByRole('button', { name: 'Sign In' }).waitFor(),
  );
  await page.close();
  const sizes = await Promise.all([...signIn].map(gzippedKb));
  report(
    'JavaScript before the sign-in screen',
    sizes.reduce((sum, size) => sum + size, 0),
    signInLimitKb,
    'kB gz',
  );
  await measureChunks(signIn);
};

const measureChunks = async (signInScripts) => {
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js') && !signInScripts.has(name));
  const chunks = await Promise.all(names.map(async (name) => ({ name, sizeKb: await gzippedKb(name) })));
  for (const { name, sizeKb } of chunks.toSorted((a, b) => b.sizeKb - a.sizeKb)) {
    if (isChart(name)) console.log(`      ${name}: ${sizeKb.toFixed(2)} kB gz (a chart: no limit)`);
    else if (/-screen-/.test(name) || sizeKb > chunkLimitKb) report(name, sizeKb, chunkLimitKb, 'kB gz');
    else if (sizeKb > 5) console.log(`      ${name}: ${sizeKb.toFixed(2)} kB gz, shared`);
  }
};

/** The time, as the page tells it, at which the button is there and the main thread is free to answer a click. */
const noticeInteractive = () => {
  const observer = new MutationObserver(() => {
    const buttons = [...document.querySelectorAll('button')];
    if (!buttons.some((button) => button.textContent?.trim() === 'New Bot')) return;
    observer.disconnect();
    setTimeout(() => {
      window.interactiveMs = performance.now();
      console.log('interactive');
    });
  });
  observer.observe(document, { childList: true, subtree: true });
};

/** In a browser that has nothing in its cache. */
const timeToInteractive = async (browser, url, storageState) => {
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(noticeInteractive);
  // Told by the page: asking it again and again would cost it time that it needs.
  const isInteractive = page.waitForEvent('console', (message) => message.text() === 'interactive');
  await page.goto(url, { waitUntil: 'commit' });
  await isInteractive;
  const interactiveMs = await page.evaluate(() => window.interactiveMs);
  await context.close();
  return interactiveMs;
};

const signIn = async (browser, origin) => {
  const context = await browser.newContext();
  await context.request.post(`${origin}/api/login`, { data: { username: 'admin', password: adminPassword } });
  const storageState = await context.storageState();
  await context.close();
  return storageState;
};

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const measureDashboard = async (browser, origin, empty) => {
  const session = await signIn(browser, origin);
  const times = { dashboard: [], empty: [] };
  // In turn, so that whatever else the machine does slows both. The first round warms the server and is not counted.
  for (let round = 0; round <= rounds; round++) {
    const emptyMs = await timeToInteractive(browser, empty.origin);
    const dashboardMs = await timeToInteractive(browser, `${origin}/`, session);
    if (round === 0) continue;
    times.empty.push(emptyMs);
    times.dashboard.push(dashboardMs);
  }
  const [dashboardMs, emptyMs] = [median(times.dashboard), median(times.empty)];
  console.log(`      empty React page (${(empty.gzippedBytes / 1000).toFixed(1)} kB gz): ${emptyMs.toFixed(0)} ms`);
  console.log(`      dashboard: ${dashboardMs.toFixed(0)} ms, both medians of ${rounds} on a ${slowdown}x slowed CPU`);
  report('dashboard interactive, against the empty page', dashboardMs / emptyMs, interactiveLimit, 'times');
};

const product = await startProduct();
const empty = await serveEmptyReactPage();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
try {
  await measureSizes(browser, product.origin);
  await measureDashboard(browser, product.origin, empty);
} finally {
  await Promise.all([browser.close(), empty.close(), product.stop()]);
}
if (failures.length > 0) process.exitCode = 1;
