import { gzipSync } from 'node:zlib';
import { watchPage } from './watch-page.mjs';

const settlingMs = 1500;
const openingMs = 3500;

/** Records the page's requests and the bytes of their responses as transferred. */
const watchNetwork = (page, hostOrigin) => {
  const noted = { hosts: new Set(), bodies: [] };
  page.on('request', (request) => {
    const { origin, host } = new URL(request.url());
    if (origin !== hostOrigin && origin !== 'null') noted.hosts.add(host);
  });
  page.on('response', (response) => {
    const url = response.url();
    const body = response.body().catch(() => Buffer.alloc(0));
    if (new URL(url).origin !== hostOrigin) noted.bodies.push({ url, body });
  });
  return noted;
};

const gzippedBytes = (body) => (body.length > 0 ? gzipSync(body).length : 0);

/** The requests before a time of the page's own clock. */
const weigh = async (page, noted, untilMs) => {
  const asked = await page.evaluate(
    (until) =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime <= until)
        .map(({ name }) => name),
    untilMs,
  );
  const bodies = await Promise.all(noted.bodies.filter(({ url }) => asked.includes(url)).map(({ body }) => body));
  return { requests: bodies.length, bytes: bodies.reduce((sum, body) => sum + gzippedBytes(body), 0) };
};

/** Uses the thread's own clock, which stops while the machine does something else. */
const mainThreadMs = async (devtools) => {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
};

const openPage = async (browser, contestant, { slowdown, isWatchingLauncher }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const { launcher, field } = contestant;
  await page.addInitScript(watchPage, { launcher, field, isWatchingLauncher });
  return { context, page, devtools };
};

const watched = (page) => page.evaluate(() => window.watched);

/** At full speed: when the launcher shows, and what was loaded for it. */
export const measureFirstSight = async (browser, hostOrigin, contestant) => {
  const { context, page } = await openPage(browser, contestant, { slowdown: 1, isWatchingLauncher: true });
  const noted = watchNetwork(page, hostOrigin);
  await page.goto(`${hostOrigin}/${encodeURIComponent(contestant.name)}`);
  if (contestant.launcher) await page.waitForFunction(() => window.watched.launcherShownMs !== undefined);
  const { launcherShownMs } = await watched(page);
  const before = await weigh(page, noted, launcherShownMs ?? Number.MAX_VALUE);
  await context.close();
  return { launcherShownMs, bytesToLauncher: before.bytes, requestsToLauncher: before.requests };
};

/**
 * The main thread's work for the widget: its own clock at full speed, times the slowdown. Chromium slows a thread by
 * keeping it busy, which that clock would count.
 */
export const measureLoad = async (browser, hostOrigin, contestant, slowdown) => {
  const { context, page, devtools } = await openPage(browser, contestant, { slowdown: 1, isWatchingLauncher: false });
  await page.goto(`${hostOrigin}/${encodeURIComponent(contestant.name)}`);
  await page.waitForTimeout(settlingMs);
  const loadMs = slowdown * (await mainThreadMs(devtools));
  await context.close();
  return { loadMs };
};

/** On a slowed CPU: the cost of opening the window. */
export const measureUse = async (browser, hostOrigin, contestant, slowdown) => {
  const { context, page } = await openPage(browser, contestant, { slowdown, isWatchingLauncher: false });
  const noted = watchNetwork(page, hostOrigin);
  await page.goto(`${hostOrigin}/${encodeURIComponent(contestant.name)}`);
  await page.waitForTimeout(settlingMs);
  const longTasksOfLoad = (await watched(page)).longTasks.length;
  if (contestant.field) await clickLauncher(page, contestant.launcher);
  const { longTasks, shifts, clickToFieldMs, isFieldFocused } = await watched(page);
  const whole = await weigh(page, noted, Number.MAX_VALUE);
  await context.close();
  return {
    longTasksOfLoad,
    longTasksOfOpening: longTasks.length - longTasksOfLoad,
    shifts,
    clickToFieldMs,
    isFieldFocused,
    bytesToUse: whole.bytes,
    requestsToUse: whole.requests,
    hosts: noted.hosts,
  };
};

/** Pointer and click at once, the hardest case for widgets that load on hover, without polling the page. */
const clickLauncher = async (page, launcher) => {
  const { x, y, width, height } = await page.locator(launcher.split(' >> ').at(-1)).first().boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.waitForTimeout(openingMs);
};
