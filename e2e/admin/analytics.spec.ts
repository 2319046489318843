import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { answerWith, cutOff, hold, restoreCalls, signedOutAnswer } from '../support/calls.ts';
import { collectProblems } from '../support/problems.ts';
import { productForFile } from '../support/product-for-file.ts';
import { recordToasts } from '../support/record-toasts.ts';
import { makeBot, makeLocation, makeUser, post, userPassword } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { ownContext, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

const product = productForFile();
const dailyFigures = /^\/api\/bots\/[^/]+\/analytics$/;
const conversationsOfBot = /^\/api\/bots\/[^/]+\/conversations$/;
const exportOfBot = /^\/api\/bots\/[^/]+\/export$/;
const loggedOut = 'UnauthorizedYou are logged out. Logging in again...';
const timezone = 'Pacific/Auckland';

let botId: string;
let otherBotId: string;

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext();
  await signInByRequest(context, product.origin);
  const { request } = context;
  const location = await makeLocation(request, product.origin, { timezone });
  // The newest is listed first.
  otherBotId = (await makeBot(request, product.origin, { name: 'Night Porter' })).id;
  botId = (await makeBot(request, product.origin, { name: 'Harbor Helper', locationId: location.id })).id;
  for (const message of ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']) {
    await post(request, `${product.origin}/api/chat/${botId}`, {
      message: `Where is the ${message} gate?`,
      sessionId: 'a visit',
    });
  }
  await makeUser(request, product.origin, { username: 'mina', locationId: location.id });
  await context.close();
});

const open = async (page: Page, query = '') => {
  await page.goto(`${product.origin}/analytics${query}`);
  await expect(page.getByRole('heading', { name: 'Analytics', level: 1 })).toBeVisible();
};

const openSignedIn = async (page: Page, context: BrowserContext, query = '') => {
  await signInByRequest(context, product.origin);
  await open(page, query);
};

const today = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: timezone, year: 'numeric', month: '2-digit', day: '2-digit' }).format();

const daysAgo = (days: number) => {
  const date = new Date(`${today()}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
};

const row = (date: string, figures: object) => ({
  id: date,
  botId: 'bot',
  date,
  conversationCount: 0,
  avgResponseTime: 0,
  avgSatisfactionRating: null,
  faqMatches: 0,
  aiResponses: 0,
  websiteMatches: 0,
  pageMatches: 0,
  unanswered: 0,
  ...figures,
});

const somePastDays = () => [
  row(daysAgo(0), {
    conversationCount: 40,
    faqMatches: 20,
    websiteMatches: 8,
    pageMatches: 3,
    aiResponses: 6,
    unanswered: 4,
    avgResponseTime: 200,
  }),
  row(daysAgo(2), { conversationCount: 20, faqMatches: 1, avgResponseTime: 1400, avgSatisfactionRating: 5 }),
  row(daysAgo(20), { conversationCount: 2940, avgResponseTime: 800, avgSatisfactionRating: 2 }),
  row(daysAgo(80), { conversationCount: 1000, faqMatches: 1000, avgResponseTime: 100, avgSatisfactionRating: 1 }),
];

const figure = (page: Page, card: string, name: string) =>
  page
    .getByRole('region', { name: card })
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: name }) })
    .getByRole('definition');

test('the first bot is selected by default and its conversations are shown', async ({ page, context }) => {
  const problems = collectProblems(page);
  await openSignedIn(page, context);
  await expect(page.getByLabel('Bot')).toHaveValue(botId);
  await expect(page.getByLabel('Time Range').getByRole('option')).toHaveText([
    'Last 7 days',
    'Last 30 days',
    'Last 3 months',
  ]);
  await expect(figure(page, 'Performance Metrics', 'Total Conversations')).toHaveText('6');
  await expect(page.locator('.recharts-bar-rectangle').first()).toBeVisible();
  expect(problems).toEqual([]);
});

test('the 5 most recent conversations show how long ago they were', { tag: ownContext }, async ({ page, context }) => {
  await page.clock.install();
  await openSignedIn(page, context);
  const recent = page.getByRole('region', { name: 'Recent Conversations' });
  await expect(recent.getByRole('listitem')).toHaveCount(5);
  await expect(recent.getByRole('listitem').first()).toContainText('Where is the sixth gate?');
  await expect(recent).not.toContainText('first gate');
  const age = recent.getByRole('listitem').first().locator('time');
  await expect(age).toHaveText('Just now');
  for (const [wait, text] of [
    ['05:00', '5 minutes ago'],
    ['03:00:00', '3 hours ago'],
    ['48:00:00', '2 days ago'],
  ] as const) {
    await page.clock.fastForward(wait);
    await expect(age).toHaveText(text);
  }
});

test('accuracy and metrics cover the chosen range, as averages across its days', async ({ page, context }) => {
  await answerWith(page, 'GET', dailyFigures, 200, somePastDays());
  await openSignedIn(page, context);
  await expect(figure(page, 'Response Accuracy', 'FAQ Match Rate')).toHaveText('1%');
  await expect(figure(page, 'Performance Metrics', 'Average Response Time')).toHaveText('800ms');
  await expect(figure(page, 'Performance Metrics', 'Satisfaction Rate')).toHaveText('63%');
  await expect(figure(page, 'Performance Metrics', 'Total Conversations')).toHaveText('3,000');

  const ranges = page.getByLabel('Time Range').locator('option');
  await expect(ranges).toHaveText(['Last 7 days', 'Last 30 days', 'Last 3 months']);
  await page.getByLabel('Time Range').selectOption('Last 7 days');
  await expect(figure(page, 'Response Accuracy', 'FAQ Match Rate')).toHaveText('35%');
  await expect(figure(page, 'Response Accuracy', 'Website Matches')).toHaveText('8');
  await expect(figure(page, 'Response Accuracy', 'AI Responses')).toHaveText('6');
  await expect(figure(page, 'Response Accuracy', 'Unanswered')).toHaveText('4');
  await expect(page.getByText('5 from the location record, 3 from website pages')).toBeVisible();
  await expect(figure(page, 'Performance Metrics', 'Average Response Time')).toHaveText('800ms');
  await expect(figure(page, 'Performance Metrics', 'Satisfaction Rate')).toHaveText('100%');
  await expect(figure(page, 'Performance Metrics', 'Total Conversations')).toHaveText('60');

  await page.getByLabel('Time Range').selectOption('Last 3 months');
  await expect(figure(page, 'Performance Metrics', 'Average Response Time')).toHaveText('625ms');
  await expect(figure(page, 'Performance Metrics', 'Satisfaction Rate')).toHaveText('42%');
});

test("the table has the chart's figures, a missing day as 0, in the location's time zone", async ({
  page,
  context,
}) => {
  await answerWith(page, 'GET', dailyFigures, 200, somePastDays());
  await openSignedIn(page, context, '?days=7');
  const table = page.getByRole('table', { name: 'Conversations by day and source' });
  await expect(table.getByRole('row')).toHaveCount(1 + 7);
  await page.getByRole('button', { name: 'View as table' }).click();
  const format = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const nameOf = (day: string) => new Intl.DateTimeFormat('en-US', format).format(new Date(day));
  const cells = (index: number) => table.getByRole('row').nth(index).locator('th, td').allTextContents();
  await expect(table.getByRole('row')).toHaveCount(1 + 7);
  expect(await cells(0)).toEqual([
    'Day',
    'FAQ',
    'Location record',
    'Website page',
    'AI',
    'Unanswered',
    'Other',
    'Total',
  ]);
  expect(await cells(1)).toEqual([nameOf(daysAgo(0)), '20', '5', '3', '6', '4', '2', '40']);
  expect(await cells(2)).toEqual([nameOf(daysAgo(1)), '0', '0', '0', '0', '0', '0', '0']);
  expect(await cells(3)).toEqual([nameOf(daysAgo(2)), '1', '0', '0', '0', '0', '19', '20']);
  await expectNoAxeViolations(page);
});

test('bot, range and view are in the URL: reloading, Back and a shared link keep them', async ({ page, context }) => {
  await openSignedIn(page, context);
  await page.getByLabel('Bot').selectOption('Night Porter');
  await page.getByLabel('Time Range').selectOption('Last 3 months');
  await expect(page.getByText('No conversations in this period')).toBeVisible();
  await page.getByLabel('Bot').selectOption('Harbor Helper');
  await page.getByRole('button', { name: 'View as table' }).click();
  const address = new URL(page.url());
  expect(Object.fromEntries(address.searchParams)).toEqual({ botId, days: '90', view: 'table' });
  await page.reload();
  await page.getByRole('link', { name: 'Reservations' }).click();
  await expect(page.getByRole('heading', { name: 'Reservations' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Time Range')).toHaveValue('90');
  await expect(page.getByRole('button', { name: 'View as chart' })).toBeVisible();
  await expect(page.getByLabel('Bot')).toHaveValue(botId);
});

test('a bot without conversations says so, with figures of 0', async ({ page, context }) => {
  await openSignedIn(page, context, `?botId=${otherBotId}`);
  await expect(page.getByText('No conversations in this period')).toBeVisible();
  await expect(page.getByText('No conversations yet')).toBeVisible();
  await expect(figure(page, 'Response Accuracy', 'FAQ Match Rate')).toHaveText('0%');
  await expect(figure(page, 'Performance Metrics', 'Average Response Time')).toHaveText('0ms');
  await expect(figure(page, 'Performance Metrics', 'Satisfaction Rate')).toHaveText('No ratings yet');
  await expectNoAxeViolations(page);
});

test('without any bot the screen links to the dashboard, where bots are created', async ({ page, context }) => {
  await answerWith(page, 'GET', '/api/bots', 200, []);
  await openSignedIn(page, context);
  await expect(page.getByText('No bots yet')).toBeVisible();
  await expect(page.getByLabel('Time Range')).toHaveCount(0);
  await page.getByRole('button', { name: 'Go to the dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('a URL with an unknown bot says so and leads to an existing one', async ({ page, context }) => {
  await openSignedIn(page, context, '?botId=gone&days=never');
  await expect(page.getByText('You don’t have access to this bot')).toBeVisible();
  await expect(page.getByLabel('Time Range')).toHaveValue('30');
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show your first bot' }).click();
  await expect(page.getByLabel('Bot')).toHaveValue(botId);
});

test('Export downloads the CSV of the chosen bot and range, once, and says that it works', async ({
  page,
  context,
}) => {
  await openSignedIn(page, context, '?days=7');
  const call = await hold(page, 'GET', exportOfBot);
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).dblclick();
  await expect(page.getByRole('button', { name: 'Exporting...' })).toBeDisabled();
  call.release();
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe(`chat-module-${today()}-7-days.csv`);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain('"Date","Conversations","Average response time (ms)"');
  expect(csv).toContain(`"${today()}","6",`);
  expect(csv).toContain('Where is the sixth gate?');
  await expectToast(page, 'Success', 'Analytics exported successfully');
  await expect(page.getByRole('button', { name: 'Export' })).toBeEnabled();
  expect(call.count()).toBe(1);
});

test('an export that fails says so and can be tried again', async ({ page, context }) => {
  await openSignedIn(page, context);
  for (const fail of [
    () => answerWith(page, 'GET', exportOfBot, 500, { message: 'Something went wrong.' }),
    () => cutOff(page, 'GET', exportOfBot),
  ]) {
    await fail();
    await page.getByRole('button', { name: 'Export' }).click();
    await expectToast(page, 'Error', 'Failed to export analytics');
    await expect(page.getByRole('button', { name: 'Export' })).toBeEnabled();
    await restoreCalls(page);
  }
});

for (const { what, path, loading } of [
  { what: 'the bots', path: '/api/bots', loading: 'Loading analytics...' },
  { what: 'the locations', path: '/api/locations', loading: 'Loading analytics...' },
  { what: 'the analytics', path: dailyFigures, loading: 'Loading analytics...' },
  { what: 'the recent conversations', path: conversationsOfBot, loading: 'Loading conversations...' },
]) {
  test(`${what}: loading, then a failure with a retry`, async ({ page, context }) => {
    const call = await hold(page, 'GET', path);
    await openSignedIn(page, context);
    await call.made;
    await expect(page.getByText(loading)).toBeVisible();
    await restoreCalls(page);
    await cutOff(page, 'GET', path);
    call.release();
    await page.reload();
    const failure = page.getByRole('alert').filter({ hasText: `Could not load ${what}.` });
    await expect(failure).toBeVisible();
    await restoreCalls(page);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(failure).toHaveCount(0);
    await expect(figure(page, 'Performance Metrics', 'Total Conversations')).toHaveText('6');
    await expect(page.getByText('Where is the sixth gate?')).toBeVisible();
  });
}

test('not logged in: the toast, the login path, and back after signing in', async ({ page }) => {
  const toasts = await recordToasts(page);
  await page.goto(`${product.origin}/analytics?days=7`);
  await page.waitForURL(`${product.origin}/api/login?next=${encodeURIComponent('/analytics?days=7')}`);
  expect(await toasts()).toEqual([loggedOut]);
});

test('a session that ends meanwhile shows the toast and goes to the login path', async ({ page, context }) => {
  const toasts = await recordToasts(page);
  await openSignedIn(page, context);
  await answerWith(page, 'GET', exportOfBot, 401, signedOutAnswer);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.waitForURL(/\/api\/login\?next=/);
  expect(await toasts()).toEqual([loggedOut]);
});

test('a user sees only the bot of their own location, and may export its figures', async ({ page, context }) => {
  await signInByRequest(context, product.origin, { username: 'mina', password: userPassword });
  await open(page);
  await expect(page.getByLabel('Bot').getByRole('option')).toHaveText(['Harbor Helper']);
  await expect(figure(page, 'Performance Metrics', 'Total Conversations')).toHaveText('6');
  await expect(page.getByRole('button', { name: 'Export' })).toBeEnabled();
  await open(page, `?botId=${otherBotId}`);
  await expect(page.getByText('You don’t have access to this bot')).toBeVisible();
});

test('a phone shows the names of the time ranges in full', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, context);
  const spare = await page.getByLabel('Time Range').evaluate((select: HTMLSelectElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    canvas.font = font;
    const widest = Math.max(...[...select.options].map(({ label }) => canvas.measureText(label).width));
    return select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - widest;
  });
  expect(spare).toBeGreaterThanOrEqual(0);
});

test('the axis of the chart ends near the busiest day, in whole numbers', async ({ page, context }) => {
  await answerWith(page, 'GET', dailyFigures, 200, [
    row(daysAgo(1), { conversationCount: 11, faqMatches: 6, aiResponses: 5 }),
    row(daysAgo(2), { conversationCount: 4, faqMatches: 4 }),
  ]);
  await openSignedIn(page, context, `?botId=${botId}`);
  const ticks = page.locator('.recharts-yAxis-tick-labels .recharts-cartesian-axis-tick-value');
  await expect(ticks).toHaveText(['0', '5', '10', '15']);
  const bars = page.locator('.recharts-bar-rectangle');
  await expect(bars.first()).toBeVisible();
  const chart = await page.locator('.recharts-cartesian-grid').boundingBox();
  const tops = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().top));
  const highest = Math.min(...tops.filter((top) => top > 0));
  const share = ((chart?.y ?? 0) + (chart?.height ?? 0) - highest) / (chart?.height ?? 1);
  expect(share).toBeCloseTo(11 / 15, 1);
});
