import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { answerWith, cutOff, hold, restoreCalls } from '../support/calls.ts';
import { collectProblems } from '../support/problems.ts';
import { productForFile } from '../support/product-for-file.ts';
import { recordToasts } from '../support/record-toasts.ts';
import { makeBot, makeLocation, makeUser, userPassword } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';

const product = productForFile();

let botId: string;
let strayBotId: string;

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext();
  await signInByRequest(context, product.origin);
  const { request } = context;
  const location = await makeLocation(request, product.origin, {
    officeHours: 'Monday - Friday: 8 AM - 5 PM',
    amenities: ['Dry in every flood'],
  });
  botId = (await makeBot(request, product.origin, { name: 'Harbor Helper', locationId: location.id })).id;
  strayBotId = (await makeBot(request, product.origin, { name: 'Stray Helper', position: 'top-left' })).id;
  // The newest is listed first, but skipped for the first whose chat is visible.
  await makeBot(request, product.origin, { name: 'Resting Helper', status: 'inactive' });
  await makeUser(request, product.origin, { username: 'ida', locationId: location.id });
  await context.close();
});

const openSignedIn = async (page: Page, context: BrowserContext, query = '') => {
  await signInByRequest(context, product.origin);
  await page.goto(`${product.origin}/demo${query}`);
};

const bar = (page: Page) => page.getByRole('complementary', { name: 'About this demo' });
const launcher = (page: Page) => page.getByRole('button', { name: 'Open chat' });

test("the website of the bot's facility has its real widget, which answers", async ({ page, context }) => {
  const problems = collectProblems(page);
  await openSignedIn(page, context, `?botId=${botId}`);
  await expect(page.getByRole('banner')).toContainText('Harbor Lane Storage');
  await expect(page.getByRole('heading', { name: '10x10' })).toBeVisible();
  await expect(page.getByText('Dry in every flood')).toBeVisible();
  await expect(page.getByText('Monday - Friday: 8 AM - 5 PM')).toBeVisible();
  await launcher(page).click();
  const chat = page.getByRole('dialog', { name: 'Chat with Harbor Lane Storage' });
  await chat.getByLabel('Type your message').fill('When are you open?');
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByRole('log')).toContainText('8 AM - 5 PM');
  expect(problems).toEqual([]);
});

test('says that it is a demo and links back; leaving removes the widget', async ({ page, context }) => {
  await openSignedIn(page, context);
  await expect(page).toHaveTitle('Widget Demo · Chat Module');
  await expect(bar(page)).toContainText('Widget Demo');
  await expect(page.getByText('Nothing here is for rent.')).toBeVisible();
  await expect(launcher(page)).toBeVisible();
  await bar(page).getByRole('button', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(launcher(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Widget Demo' }).click();
  await expect(launcher(page)).toHaveCount(1);
});

test('shows the first bot whose chat is visible; the URL can choose another', async ({ page, context }) => {
  await openSignedIn(page, context);
  await expect(page.getByLabel('Bot')).toHaveValue(strayBotId);
  await expect(page.getByRole('banner')).toContainText('Maple Yard Storage');
  await page.getByLabel('Bot').selectOption('Harbor Helper');
  await expect(page.getByRole('banner')).toContainText('Harbor Lane Storage');
  await expect(launcher(page)).toHaveCount(1);
  expect(page.url()).toBe(`${product.origin}/demo?botId=${botId}`);
  await page.reload();
  await expect(page.getByLabel('Bot')).toHaveValue(botId);
  await expect(launcher(page)).toHaveCount(1);
});

test('an inactive bot has no widget, and the bar says so', async ({ page, context }) => {
  await openSignedIn(page, context);
  await expect(launcher(page)).toBeVisible();
  await page.getByLabel('Bot').selectOption('Resting Helper');
  await expect(page.getByText('This bot is inactive, so its chat does not appear.')).toBeVisible();
  await expect(launcher(page)).toHaveCount(0);
});

test('without a bot it says how to create one', async ({ page, context }) => {
  await answerWith(page, 'GET', '/api/bots', 200, []);
  await openSignedIn(page, context);
  await expect(page.getByText('No bots yet')).toBeVisible();
  await expect(page.getByText('Create a bot on the dashboard')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('button', { name: 'New Bot' })).toBeVisible();
});

test('a user sees the bot of their own location; other URLs are refused with a message', async ({ page, context }) => {
  await signInByRequest(context, product.origin, { username: 'ida', password: userPassword });
  await page.goto(`${product.origin}/demo`);
  await expect(page.getByLabel('Bot').getByRole('option')).toHaveText(['Harbor Helper']);
  await page.goto(`${product.origin}/demo?botId=${strayBotId}`);
  await expect(page.getByText('You don’t have access to this bot. Choose another one.')).toBeVisible();
  await expect(launcher(page)).toHaveCount(0);
});

test('loading, then a failure with a retry', async ({ page, context }) => {
  const call = await hold(page, 'GET', '/api/bots');
  await openSignedIn(page, context);
  await expect(page.getByText('Loading demo...')).toBeVisible();
  await restoreCalls(page);
  await cutOff(page, 'GET', '/api/bots');
  call.release();
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Could not load the demo website.');
  await restoreCalls(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(launcher(page)).toBeVisible();
});

test('not logged in: the toast, the login path, and back after signing in', async ({ page }) => {
  const toasts = await recordToasts(page);
  await page.goto(`${product.origin}/demo`);
  await page.waitForURL(`${product.origin}/api/login?next=${encodeURIComponent('/demo')}`);
  expect(await toasts()).toEqual(['UnauthorizedYou are logged out. Logging in again...']);
});

test('the page is accessible, and fits a phone', async ({ page, context }) => {
  await openSignedIn(page, context);
  // Without the widget, which has its own tests.
  await page.getByLabel('Bot').selectOption('Resting Helper');
  await expect(launcher(page)).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
