import type { Bot } from '@chat-module/contract/bots';
import type { Location } from '@chat-module/contract/locations';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { answerWith, cutOff, hold, restoreCalls, signedOutAnswer } from '../support/calls.ts';
import { collectProblems } from '../support/problems.ts';
import { productForFile } from '../support/product-for-file.ts';
import { recordToasts } from '../support/record-toasts.ts';
import { makeBot, makeLocation, makeUser, post, userPassword } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';

const product = productForFile();
const listPath = '/api/admin/conversations';
const summaryPath = '/api/admin/conversations/summary';
const sessionsPath = '/api/admin/conversations/sessions';
const none = 'No conversations found for the selected location.';

interface Facility {
  readonly location: Location;
  readonly bot: Bot;
}

let harbor: Facility;
let ridge: Facility;
let quiet: Location;

const makeFacility = async (request: APIRequestContext, businessName: string): Promise<Facility> => {
  const location = await makeLocation(request, product.origin, { businessName });
  const bot = await makeBot(request, product.origin, { name: businessName, locationId: location.id });
  return { location, bot };
};

const ask = (request: APIRequestContext, { bot }: Facility, sessionId: string, message: string) =>
  post(request, `${product.origin}/api/chat/${bot.id}`, { sessionId, message });

/** One visitor who gets an answer from an FAQ and then a size, and 59 whose questions have no answer. */
const fillHarbor = async (request: APIRequestContext) => {
  const faq = { question: 'Do you sell padlocks?', answer: 'Yes, **disc locks** are sold at the office.' };
  await post(request, `${product.origin}/api/faqs`, { ...faq, botId: harbor.bot.id });
  for (let index = 0; index < 59; index += 1) await ask(request, harbor, `lone-${index}`, `Qwxyz number ${index}?`);
  const answer = await ask(request, harbor, 'chatty', 'Do you sell padlocks?');
  const rating = { sessionId: 'chatty', conversationId: answer.conversationId, rating: 5 };
  await post(request, `${product.origin}/api/chat/${harbor.bot.id}/rating`, rating);
  const pressed = { sessionId: 'chatty', message: 'Medium', messageType: 'roomSelection', roomType: 'medium' };
  await post(request, `${product.origin}/api/chat/${harbor.bot.id}`, pressed);
};

const fact = (card: Locator, name: string) => card.getByText(name, { exact: true }).locator('..');

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext();
  const { request } = context;
  await signInByRequest(context, product.origin);
  harbor = await makeFacility(request, 'Harbor Lane Storage');
  ridge = await makeFacility(request, 'Ridge Road Storage');
  quiet = await makeLocation(request, product.origin, { businessName: 'Quiet Corner Storage' });
  await fillHarbor(request);
  await ask(request, ridge, 'elsewhere', 'Zqwx on the ridge?');
  await makeUser(request, product.origin, { username: 'harbor-reader', locationId: harbor.location.id });
  await context.close();
});

test.beforeEach(({ context }) => signInByRequest(context, product.origin));

const addressOf = (query = '') => `${product.origin}/conversations${query}`;
const ofHarbor = () => `?locationId=${harbor.location.id}`;

const open = async (page: Page, query = '') => {
  await page.goto(addressOf(query));
  await expect(page.getByRole('heading', { name: 'Conversations', level: 1 })).toBeVisible();
};

const stat = (page: Page, label: string): Locator => page.getByText(label, { exact: true }).locator('..').locator('dd');

test.describe('the stat cards', () => {
  test('count messages and sessions of all locations, or of the chosen one', async ({ page }) => {
    await open(page);
    await expect(stat(page, 'Total Conversations')).toHaveText('62');
    await expect(stat(page, 'Unique Sessions')).toHaveText('61');
    await page.getByLabel('Location').selectOption({ label: 'Harbor Lane Storage' });
    await expect(stat(page, 'Total Conversations')).toHaveText('61');
    await expect(stat(page, 'Unique Sessions')).toHaveText('60');
    await expect(stat(page, 'Average Response Time')).toHaveText(/^(\d{1,3}ms|\d+\.\d{2}s)$/);
    await expect(stat(page, 'Most Common Source')).toHaveText('Unanswered');
  });

  test('show seconds from 1000 ms, and the name of a source', async ({ page }) => {
    const summary = { totalConversations: 12_345, uniqueSessions: 4_321, avgResponseTime: 1234.5 };
    await answerWith(page, 'GET', summaryPath, 200, { ...summary, mostCommonSource: 'unit_pricing' });
    await open(page);
    await expect(stat(page, 'Total Conversations')).toHaveText('12,345');
    await expect(stat(page, 'Average Response Time')).toHaveText('1.23s');
    await expect(stat(page, 'Most Common Source')).toHaveText('Unit pricing');
    await answerWith(page, 'GET', summaryPath, 200, { ...summary, mostCommonSource: 'website' });
    await page.reload();
    await expect(stat(page, 'Most Common Source')).toHaveText('Record or website');
  });

  test('can be read again when they failed', async ({ page }) => {
    await cutOff(page, 'GET', summaryPath);
    await open(page);
    await expect(page.getByRole('alert')).toContainText('Could not load the figures.');
    await restoreCalls(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(stat(page, 'Total Conversations')).toHaveText('62');
  });
});

test.describe('the list', () => {
  test('shows each message with source, response time, date, location and answer, newest first', async ({ page }) => {
    const problems = collectProblems(page);
    await open(page, ofHarbor());
    await expect(page.getByRole('article')).toHaveCount(50);
    await expect(page.getByRole('article').nth(0)).toContainText('Medium');
    await expect(page.getByRole('article').nth(0)).toContainText('Unit details');
    const second = page.getByRole('article', { name: 'Do you sell padlocks?' });
    await expect(second.getByText('FAQ', { exact: true })).toBeVisible();
    await expect(second).toContainText(/\d+(ms|s)/);
    await expect(second).toContainText('Harbor Lane Storage');
    await expect(fact(second, 'Visitor message')).toContainText('Do you sell padlocks?');
    await expect(fact(second, 'Bot response')).toContainText('Yes, disc locks are sold at the office.');
    await expect(second).toContainText('Rated helpful');
    const shown = await second.locator('time').textContent();
    const [{ createdAt }] = (await (await page.request.get(`${product.origin}${listPath}${ofHarbor()}`)).json()).slice(
      1,
    );
    const inZone = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'America/Los_Angeles' } as const;
    expect(shown).toBe(new Intl.DateTimeFormat('en-US', inZone).format(new Date(createdAt)));
    await expect(page.getByRole('article').nth(2).getByText('Unanswered', { exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
    expect(problems).toEqual([]);
  });

  test("an answer lists its sources and the model's result", async ({ page }) => {
    await open(page, ofHarbor());
    const second = page.getByRole('article', { name: 'Do you sell padlocks?' });
    await expect(second.getByText('Answered from')).toBeVisible();
    await expect(second.getByRole('listitem')).toHaveText(/^FAQ: Do you sell padlocks\? · \d+%$/);
    await expect(second.getByText('Language model')).toHaveCount(0);
    const [row] = await (await page.request.get(`${product.origin}${listPath}`)).json();
    const withheld = { modelOutcome: 'withheld', modelDetail: '“$19” stands in none of its sources' };
    const spent = { modelOutcome: 'budget_used_up', modelDetail: '' };
    await answerWith(page, 'GET', listPath, 200, [
      { ...row, id: 'withheld', ...withheld },
      { ...row, id: 'spent', ...spent },
    ]);
    await open(page);
    const told = 'Answer withheld: “$19” stands in none of its sources';
    await expect(page.getByRole('article').nth(0)).toContainText(told);
    await expect(page.getByRole('article').nth(1)).toContainText('Not asked: daily limit reached');
    await expectNoAxeViolations(page);
  });

  test('names every source of the spec', async ({ page }) => {
    const labels = [
      ['faq', 'FAQ'],
      ['website', 'Website'],
      ['ai', 'AI'],
      ['unit_details', 'Unit details'],
      ['unit_pricing', 'Unit pricing'],
      ['contextual_promo_unit', 'Unit promotion'],
      ['availability_inquiry', 'Availability inquiry'],
      ['unanswered', 'Unanswered'],
      ['something_new', 'Unknown'],
    ] as const;
    const [row] = await (await page.request.get(`${product.origin}${listPath}`)).json();
    const rows = labels.map(([responseSource]) => ({ ...row, id: responseSource, responseSource, sources: [] }));
    await answerWith(page, 'GET', listPath, 200, rows);
    await open(page);
    for (const [index, [, label]] of labels.entries()) {
      await expect(page.getByRole('article').nth(index).getByText(label, { exact: true })).toBeVisible();
    }
    await expectNoAxeViolations(page);
  });

  test('distinguishes answers from the location record and from a website page', async ({ page }) => {
    const [row] = await (await page.request.get(`${product.origin}${listPath}`)).json();
    const answer = { ...row, responseSource: 'website' };
    await answerWith(page, 'GET', listPath, 200, [
      { ...answer, id: 'record', sources: [{ kind: 'record', id: 'officeHours', label: 'Office hours' }] },
      { ...answer, id: 'page', sources: [{ kind: 'page', id: '1', label: 'Hours' }] },
    ]);
    await open(page);
    await expect(page.getByRole('article').nth(0).getByText('Location record', { exact: true })).toBeVisible();
    await expect(page.getByRole('article').nth(1).getByText('Website page', { exact: true })).toBeVisible();
  });

  test('loads fifty at a time, and retries a failed page', async ({ page }) => {
    await open(page, ofHarbor());
    await expect(page.getByRole('article')).toHaveCount(50);
    await cutOff(page, 'GET', listPath);
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(page.getByRole('alert')).toContainText('Could not load more.');
    await expect(page.getByRole('article')).toHaveCount(50);
    await restoreCalls(page);
    const call = await hold(page, 'GET', listPath);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled();
    call.release();
    await expect(page.getByRole('article')).toHaveCount(61);
    await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  });

  test('loads, fails and loads again', async ({ page }) => {
    await cutOff(page, 'GET', listPath);
    await open(page);
    await expect(page.getByRole('alert')).toContainText('Could not load the conversations.');
    await restoreCalls(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article')).toHaveCount(50);
    const call = await hold(page, 'GET', listPath);
    await page.reload();
    await expect(page.getByText('Loading conversations...')).toBeVisible();
    call.release();
    await expect(page.getByRole('article')).toHaveCount(50);
  });

  test('says that a location has none', async ({ page }) => {
    await open(page, `?locationId=${quiet.id}`);
    await expect(page.getByText(none)).toBeVisible();
    await expect(stat(page, 'Total Conversations')).toHaveText('0');
    await expect(stat(page, 'Most Common Source')).toHaveText('None');
    await page.getByLabel('Group by session').check();
    await expect(page.getByText(none)).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('keeps the location and the grouping in the address', async ({ page }) => {
    await open(page);
    await page.getByLabel('Location').selectOption({ label: 'Ridge Road Storage' });
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByLabel('Group by session').check();
    await expect(page).toHaveURL(addressOf(`?locationId=${ridge.location.id}&group=session`));
    await page.reload();
    await expect(page.getByLabel('Location')).toHaveValue(ridge.location.id);
    await expect(page.getByLabel('Group by session')).toBeChecked();
    await expect(page.getByRole('button', { name: /1 message Ridge Road Storage/ })).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Location')).toHaveValue(ridge.location.id);
    await page.getByLabel('Location').selectOption('');
    await page.getByLabel('Group by session').uncheck();
    await expect(page).toHaveURL(addressOf());
  });
});

test.describe('grouped by session', () => {
  const grouped = () => `${ofHarbor()}&group=session`;
  const sessions = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 2 });

  test('the latest session comes first and opens to its messages in order', async ({ page }) => {
    const problems = collectProblems(page);
    await open(page, grouped());
    await expect(sessions(page)).toHaveCount(50);
    const latest = page.getByRole('button', { name: /2 messages Harbor Lane Storage/ });
    await expect(sessions(page).first()).toContainText('2 messages');
    await expect(latest).toHaveAttribute('aria-expanded', 'false');
    await latest.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('article').nth(0)).toContainText('Do you sell padlocks?');
    await expect(page.getByRole('article').nth(1)).toContainText('Medium');
    await expectNoAxeViolations(page);
    await page.keyboard.press('Space');
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(latest).toBeFocused();
    expect(problems).toEqual([]);
  });

  test('loads fifty sessions at a time', async ({ page }) => {
    await open(page, grouped());
    await expect(sessions(page)).toHaveCount(50);
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(sessions(page)).toHaveCount(60);
    await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  });

  test('can be read again when the list or a session failed', async ({ page }) => {
    await cutOff(page, 'GET', sessionsPath);
    await open(page, grouped());
    await expect(page.getByRole('alert')).toContainText('Could not load the sessions.');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await cutOff(page, 'GET', listPath);
    await page.getByRole('button', { name: /2 messages/ }).click();
    await expect(page.getByRole('alert')).toContainText('Could not load this session.');
    await restoreCalls(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
  });
});

test('an expired session leads to the sign-in screen, and back after signing in', async ({ page }) => {
  const toasts = await recordToasts(page);
  await open(page);
  await answerWith(page, 'GET', summaryPath, 401, signedOutAnswer);
  await page.getByLabel('Location').selectOption({ label: 'Harbor Lane Storage' });
  await expect(page).toHaveURL(`${product.origin}/api/login?next=${encodeURIComponent(`/conversations${ofHarbor()}`)}`);
  expect(await toasts()).toEqual(['UnauthorizedYou are logged out. Logging in again...']);
});

test('a user sees only the conversations of their own location', async ({ browser }) => {
  const context = await browser.newContext();
  await signInByRequest(context, product.origin, { username: 'harbor-reader', password: userPassword });
  const page = await context.newPage();
  const problems = collectProblems(page);
  await open(page);
  await expect(stat(page, 'Total Conversations')).toHaveText('61');
  await expect(page.getByLabel('Location').getByRole('option')).toHaveText(['All Locations', 'Harbor Lane Storage']);
  await open(page, `?locationId=${ridge.location.id}`);
  await expect(page.getByText(none)).toBeVisible();
  expect(problems).toEqual([]);
  await context.close();
});

test('a thousand conversations are all shown and fit a screen of 320 px', async ({ page }) => {
  const [row] = await (await page.request.get(`${product.origin}${listPath}`)).json();
  const rows = Array.from({ length: 1000 }, (_, index) => ({
    ...row,
    id: `row-${index}`,
    userMessage: 'x'.repeat(200),
  }));
  await answerWith(page, 'GET', listPath, 200, rows);
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '?pages=20');
  await expect(page.getByRole('article')).toHaveCount(1000);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
