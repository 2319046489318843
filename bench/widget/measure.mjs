/**
 * Measures the widget, a blank page, two hand-written minima and five published rivals in one run:
 * `npm run build && node bench/widget/measure.mjs [rounds]`. Exits with 1 if a goal is missed. docs/performance.md has
 * results.
 */
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { adminPassword, startProduct } from '../start-product.mjs';
import { serveContestants, serveHostPages } from './bench-server.mjs';
import { makeContestants, scripts } from './contestants.mjs';
import { measureFirstSight, measureLoad, measureUse } from './measure-visit.mjs';
import { averageSight, judge, printTable, summarise } from './report.mjs';
import { fetchRivals, rivalVersions } from './rivals.mjs';

const rounds = Number(process.argv[2] ?? 9);
const slowdown = 4;
/** A launcher appears with the next frame, up to 17 ms later, so only the mean of many visits distinguishes two scripts. */
const sightsPerRound = 8;

const chromiumArgs = [
  ...['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  ...['--disable-sync', '--no-first-run'],
  // Requests to other hosts are counted and get no response.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

const findBotId = async (origin) => {
  const signedIn = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: adminPassword }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const [bot] = await (await fetch(`${origin}/api/bots`, { headers: { cookie } })).json();
  return bot.id;
};

const measureSights = async (browser, hostOrigin, contestants) => {
  const sights = new Map(contestants.map(({ name }) => [name, []]));
  for (let turn = 0; turn < sightsPerRound; turn += 1)
    for (const contestant of contestants)
      sights.get(contestant.name).push(await measureFirstSight(browser, hostOrigin, contestant));
  return sights;
};

const measureAll = async (browser, hostOrigin, contestants) => {
  const visits = new Map(contestants.map(({ name }) => [name, []]));
  // In turn, so that other load affects all of them.
  for (let round = 0; round < rounds; round += 1) {
    const sights = await measureSights(browser, hostOrigin, contestants);
    for (const contestant of contestants) {
      const sight = averageSight(sights.get(contestant.name));
      const load = await measureLoad(browser, hostOrigin, contestant, slowdown);
      const use = await measureUse(browser, hostOrigin, contestant, slowdown);
      visits.get(contestant.name).push({ ...sight, ...load, ...use });
    }
  }
  return visits;
};

const folders = await fetchRivals();
const product = await startProduct();
const files = await serveContestants({ folders, scripts, productOrigin: product.origin });
const contestants = makeContestants({ origin: files.origin, botId: await findBotId(product.origin) });
const host = await serveHostPages(new Map(contestants.map(({ name, embed }) => [name, embed])));
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
try {
  const visits = await measureAll(browser, host.origin, contestants);
  const figures = contestants.map(({ name }) => summarise(name, visits.get(name)));
  console.log(`${rounds} rounds, medians; rivals: ${JSON.stringify(rivalVersions)}\n`);
  printTable(figures);
  if (!judge(figures, new URL(files.origin).host)) process.exitCode = 1;
} finally {
  await browser.close();
  host.stop();
  files.stop();
  await product.stop();
}
