/**
 * Measures what the admin application costs a browser: `npm run build && node bench/admin-size.mjs`. Exits with 1 if a
 * limit is exceeded. docs/performance.md has results.
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
const rounds = 15;
/** The only chunk that may be larger: the chart library, loaded with the chart. */
const isChart = (name) => name.startsWith('conversations-chart-');

const assets = join(import.meta.dirname, '../admin/dist/assets');

const gzippedKb = async (name) => gzipSync(await readFile(join(assets, name)), { level: 9 }).length / 1000;

const failures = [];

const report = (what, value, limit, unit) => {
  const isWithin = value <= limit;
  if (!isWithin) failures.push(what);
  console.log(`${isWithin ? 'ok  ' : 'OVER'}  ${what}: ${value.toFixed(2)} ${unit} (limit ${limit} ${unit})`);
};

/** The scripts that the page requests until the button exists. */
const scriptsBefore = async (page, url, button) => {
  await page.addInitScript(noticeInteractive, button);
  await page.goto(url);
  const paths = await page.evaluate(async () => {
    while (window.interactiveMs === undefined) await new Promise((resolve) => setTimeout(resolve, 50));
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < window.interactiveMs)
      .map(({ name }) => new URL(name).pathname);
  });
  return new Set(paths.filter((path) => path.endsWith('.js')).map((path) => path.split('/').at(-1)));
};

const measureSizes = async (browser, origin) => {
  const page = await browser.newPage();
  const signIn = await scriptsBefore(page, `${origin}/api/login`, 'Sign In');
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

/** The page's own time at which the button exists and the main thread can answer a click. */
const noticeInteractive = (name) => {
  const observer = new MutationObserver(() => {
    const buttons = [...document.querySelectorAll('button')];
    if (!buttons.some((button) => button.textContent?.trim() === name)) return;
    observer.disconnect();
    setTimeout(() => {
      window.interactiveMs = performance.now();
      console.log('interactive');
    });
  });
  observer.observe(document, { childList: true, subtree: true });
};

/** With an empty cache. */
const timeToInteractive = async (browser, url, storageState) => {
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(noticeInteractive, 'New Bot');
  // The page reports it once; polling would slow it down.
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

/** Ratios per round, because the machine's speed varies between rounds. */
const medianRatio = (values, others) => median(values.map((value, round) => value / others[round]));

const measureDashboard = async (browser, origin, empty) => {
  const session = await signIn(browser, origin);
  const measureEmpty = () => timeToInteractive(browser, empty.origin);
  const measureOurs = () => timeToInteractive(browser, `${origin}/`, session);
  const times = { dashboard: [], empty: [] };
  // Alternating, so that other load slows both. The first round warms the server and isn't counted.
  for (let round = 0; round <= rounds; round++) {
    const isEmptyFirst = round % 2 === 0;
    const [first, second] = isEmptyFirst ? [measureEmpty, measureOurs] : [measureOurs, measureEmpty];
    const pair = [await first(), await second()];
    if (round === 0) continue;
    const [emptyMs, dashboardMs] = isEmptyFirst ? pair : pair.toReversed();
    times.empty.push(emptyMs);
    times.dashboard.push(dashboardMs);
  }
  const [dashboardMs, emptyMs] = [median(times.dashboard), median(times.empty)];
  console.log(`      empty React page (${(empty.gzippedBytes / 1000).toFixed(1)} kB gz): ${emptyMs.toFixed(0)} ms`);
  console.log(`      dashboard: ${dashboardMs.toFixed(0)} ms, both medians of ${rounds} on a ${slowdown}x slowed CPU`);
  const ratio = medianRatio(times.dashboard, times.empty);
  report('dashboard interactive, against the empty page, median of the rounds', ratio, interactiveLimit, 'times');
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
