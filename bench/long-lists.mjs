/**
 * Measures how a thousand reservations and a thousand conversations scroll, and how soon the last one opens:
 * `npm run build && node bench/long-lists.mjs`. docs/performance.md has results.
 */
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.mjs';
import { adminPassword, startProduct } from './start-product.mjs';

const rowCount = 1000;
const atOnce = 20;
const frames = 60;
const rounds = 5;

const lists = [
  { name: 'reservations', path: '/reservations?pages=20', button: 'Update Status' },
  { name: 'conversations', path: '/conversations?pages=20' },
];

const post = async (request, url, data) => {
  const answer = await request.post(url, { data });
  if (!answer.ok()) throw new Error(`${url}: ${answer.status()} ${await answer.text()}`);
};

const fill = async (request, origin) => {
  const [{ id: botId }] = await (await request.get(`${origin}/api/bots`)).json();
  const write = (number) => [
    post(request, `${origin}/api/reservations`, {
      botId,
      unitSize: '10x10',
      customerName: `Mover ${number}`,
      customerPhone: '(503) 555-0100',
    }),
    post(request, `${origin}/api/chat/${botId}`, { sessionId: `visitor-${number}`, message: 'When are you open?' }),
  ];
  for (let first = 0; first < rowCount; first += atOnce)
    await Promise.all(Array.from({ length: atOnce }, (_, index) => write(first + index)).flat());
};

/** Scrolls from top to bottom and returns the median frame, because other load may delay single frames. */
const medianFrameMs = (page) =>
  page.evaluate(async (count) => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const timesMs = [await nextFrame()];
    for (let frame = 1; frame <= count; frame += 1) {
      window.scrollTo(0, (document.body.scrollHeight * frame) / count);
      timesMs.push(await nextFrame());
    }
    const durationsMs = timesMs.slice(1).map((timeMs, index) => timeMs - timesMs[index]);
    return durationsMs.toSorted((a, b) => a - b)[count / 2];
  }, frames);

const openLastMs = (page, name) =>
  page.evaluate(async (label) => {
    const button = [...document.querySelectorAll('article button')].findLast((it) => it.textContent === label);
    const startedMs = performance.now();
    button.click();
    while (!document.querySelector('[role="dialog"]')) await new Promise(requestAnimationFrame);
    return performance.now() - startedMs;
  }, name);

const measureList = async (context, origin, { path, button }) => {
  const page = await context.newPage();
  await page.goto(origin + path);
  await page.waitForFunction((count) => document.querySelectorAll('article').length >= count, rowCount);
  const frameMs = await medianFrameMs(page);
  const openMs = button && (await openLastMs(page, button));
  await page.close();
  return { frameMs, openMs };
};

const report = (name, of, values) =>
  console.log(`${name}, ${of}: ${values.map((value) => value.toFixed(1)).join(', ')} ms`);

const product = await startProduct();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.request.post(`${product.origin}/api/login`, { data: { username: 'admin', password: adminPassword } });
  await fill(context.request, product.origin);
  for (const list of lists) {
    const results = [];
    for (let round = 0; round < rounds; round += 1) results.push(await measureList(context, product.origin, list));
    report(
      list.name,
      'median frame while scrolling',
      results.map(({ frameMs }) => frameMs),
    );
    if (list.button)
      report(
        list.name,
        `the last one's dialog`,
        results.map(({ openMs }) => openMs),
      );
  }
} finally {
  await Promise.all([browser.close(), product.stop()]);
}
