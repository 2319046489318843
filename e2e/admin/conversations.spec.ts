import { readFile } from 'node:fs/promises';
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

const ask = (request: APIRequestContext, { bot }: Facility, sessionId: string, message: string, pageUrl = '') =>
  post(request, `${product.origin}/api/chat/${bot.id}`, { sessionId, message, pageUrl });

const harborPage = 'https://harbor.example/prices';

/** One visitor who gets an answer from an FAQ and then a size, and 59 whose questions have no answer. */
const fillHarbor = async (request: APIRequestContext) => {
  const faq = { question: 'Do you sell padlocks?', answer: 'Yes, **disc locks** are sold at the office.' };
  await post(request, `${product.origin}/api/faqs`, { ...faq, botId: harbor.bot.id });
  for (let index = 0; index < 59; index += 1) await ask(request, harbor, `lone-${index}`, `Qwxyz number ${index}?`);
  const answer = await ask(request, harbor, 'chatty', 'Do you sell padlocks?', harborPage);
  const rating = { sessionId: 'chatty', conversationId: answer.conversationId, rating: 5 };
  await post(request, `${product.origin}/api/chat/${harbor.bot.id}/rating`, rating);
  const pressed = {
    sessionId: 'chatty',
    pageUrl: harborPage,
    message: 'Medium',
    messageType: 'roomSelection',
    roomType: 'medium',
  };
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

/** Each message with its answer, not grouped by session. */
const openMessages = (page: Page, query = '?') => open(page, `${query}&group=message`);

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

test.describe('the messages one by one', () => {
  test('shows each message with source, response time, date, location and answer, newest first', async ({ page }) => {
    const problems = collectProblems(page);
    await openMessages(page, ofHarbor());
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
    await openMessages(page, ofHarbor());
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
    await openMessages(page);
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
    await openMessages(page);
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
    await openMessages(page);
    await expect(page.getByRole('article').nth(0).getByText('Location record', { exact: true })).toBeVisible();
    await expect(page.getByRole('article').nth(1).getByText('Website page', { exact: true })).toBeVisible();
  });

  test('loads fifty at a time, and retries a failed page', async ({ page }) => {
    await openMessages(page, ofHarbor());
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
    await openMessages(page);
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
    await page.getByLabel('Group by session').uncheck();
    await expect(page.getByText(none)).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('keeps the location and the grouping in the address', async ({ page }) => {
    await open(page);
    await page.getByLabel('Location').selectOption({ label: 'Ridge Road Storage' });
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByLabel('Group by session').uncheck();
    await expect(page).toHaveURL(addressOf(`?locationId=${ridge.location.id}&group=message`));
    await page.reload();
    await expect(page.getByLabel('Location')).toHaveValue(ridge.location.id);
    await expect(page.getByLabel('Group by session')).not.toBeChecked();
    await expect(fact(page.getByRole('article'), 'Visitor message')).toContainText('Zqwx on the ridge?');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Location')).toHaveValue(ridge.location.id);
    await page.getByLabel('Location').selectOption('');
    await page.getByLabel('Group by session').check();
    await expect(page).toHaveURL(addressOf());
  });
});

const list = (page: Page): Locator => page.getByRole('list', { name: 'Conversations' });
const rows = (page: Page): Locator => list(page).getByRole('article');
const pane = (page: Page): Locator => page.getByRole('region', { name: 'Conversation', exact: true });
const turns = (page: Page): Locator => page.getByRole('list', { name: 'Messages' }).locator('> li');
const title = (page: Page, name: string): Locator => pane(page).getByRole('heading', { name, level: 2 });

test.describe('grouped by session', () => {
  test('the latest session comes first and opens to its messages in order', async ({ page }) => {
    const problems = collectProblems(page);
    await open(page, ofHarbor());
    await expect(rows(page)).toHaveCount(50);
    const latest = rows(page).first();
    await expect(latest.getByRole('heading', { name: 'Do you sell padlocks?', level: 2 })).toBeVisible();
    await expect(latest).toContainText('Yes, disc locks are sold at the office.');
    await expect(latest).toContainText('2 messages');
    await expect(latest).toContainText('Harbor Lane Storage');
    await expect(latest).toContainText(/\d+(ms|s)/);
    await expect(latest.getByText('FAQ', { exact: true })).toBeVisible();
    await expect(title(page, 'Do you sell padlocks?')).toBeVisible();
    await expect(turns(page)).toHaveCount(2);
    await expect(turns(page).nth(0)).toContainText('Do you sell padlocks?');
    await expect(turns(page).nth(0)).toContainText('Rated helpful');
    await expect(turns(page).nth(0).getByRole('listitem')).toHaveText(/^FAQ: Do you sell padlocks\? · \d+%$/);
    await expect(turns(page).nth(1)).toContainText('Medium');
    await expectNoAxeViolations(page);
    expect(problems).toEqual([]);
  });

  test('the chat has the visitor on the right, the bot on the left, and the page', async ({ page }) => {
    await open(page, ofHarbor());
    const question = await turns(page).nth(0).getByText('Do you sell padlocks?', { exact: true }).first().boundingBox();
    const answer = await turns(page).nth(0).getByText('disc locks').boundingBox();
    const whole = await turns(page).nth(0).boundingBox();
    const middle = (whole?.x ?? 0) + (whole?.width ?? 0) / 2;
    expect(question?.x).toBeGreaterThan(middle);
    expect(answer?.x).toBeLessThan(middle);
    const link = turns(page).nth(0).getByRole('link', { name: 'harbor.example/prices' });
    await expect(link).toHaveAttribute('href', 'https://harbor.example/prices');
    await expect(turns(page).nth(1).getByRole('link', { name: 'harbor.example' })).toHaveCount(0);
  });

  test('the open conversation is in the URL, takes the focus, and survives a reload', async ({ page }) => {
    await open(page, ofHarbor());
    const second = rows(page).nth(1).getByRole('link');
    const name = (await second.textContent()) ?? '';
    await second.focus();
    await page.keyboard.press('Enter');
    await expect(title(page, name)).toBeFocused();
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expect(page).toHaveURL(/conversation=[\w-]+/);
    await page.reload();
    await expect(title(page, name)).toBeVisible();
    await page.goBack();
    await expect(title(page, 'Do you sell padlocks?')).toBeVisible();
    await expect(second).toBeFocused();
    await page.goForward();
    await page.getByLabel('Location').selectOption('');
    await expect(page).toHaveURL(addressOf());
  });

  test('a phone shows the list, then the conversation with a way back', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, ofHarbor());
    await expect(pane(page)).toHaveCount(0);
    const link = rows(page).nth(2).getByRole('link');
    const name = (await link.textContent()) ?? '';
    await link.click();
    await expect(title(page, name)).toBeFocused();
    await expect(list(page)).toBeHidden();
    await expectNoAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('link', { name: 'Back to conversations' }).click();
    await expect(link).toBeFocused();
    await expect(pane(page)).toHaveCount(0);
    await page.goForward();
    await page.reload();
    await expect(title(page, name)).toBeVisible();
    const shared = page.url();
    await page.goto('about:blank');
    await page.goto(shared);
    await page.getByRole('link', { name: 'Back to conversations' }).click();
    await expect(rows(page)).toHaveCount(50);
  });

  test('loads fifty sessions at a time', async ({ page }) => {
    await open(page, ofHarbor());
    await expect(rows(page)).toHaveCount(50);
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(rows(page)).toHaveCount(60);
    await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  });

  test('can be read again when the list or a session failed', async ({ page }) => {
    await cutOff(page, 'GET', sessionsPath);
    await open(page, ofHarbor());
    await expect(page.getByRole('alert')).toContainText('Could not load the conversations.');
    await page.unrouteAll();
    await cutOff(page, 'GET', listPath);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toContainText('Could not load the messages.');
    await restoreCalls(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(turns(page)).toHaveCount(2);
  });

  test('a conversation that does not exist says so', async ({ page }) => {
    await open(page, '?conversation=nothing');
    await expect(pane(page)).toContainText('This conversation doesn’t exist');
  });
});

test.describe('the badges', () => {
  let fairview: Facility;
  const visitor = { phone: '(541) 555-0123', unitSize: '10x10' };

  test.beforeAll(async ({ browser }) => {
    const context = await browser.newContext();
    const { request } = context;
    await signInByRequest(context, product.origin);
    fairview = await makeFacility(request, 'Fairview Storage');
    const botId = fairview.bot.id;
    await ask(request, fairview, 'plain', 'Medium');
    const { conversationId } = await ask(request, fairview, 'buyer', 'Qwxyz for Robin?');
    const rating = { sessionId: 'buyer', conversationId, rating: 1 };
    await post(request, `${product.origin}/api/chat/${botId}/rating`, rating);
    const lead = { botId, ...visitor, name: 'Robin Mover', sessionId: 'buyer' };
    await post(request, `${product.origin}/api/leads`, lead);
    const { phone, unitSize } = visitor;
    const reservation = { botId, unitSize, customerName: 'Sam Renter', customerPhone: phone, sessionId: 'buyer' };
    await post(request, `${product.origin}/api/reservations`, reservation);
    await context.close();
  });

  test('name what came out of a conversation, which links to it', async ({ page }) => {
    await open(page, `?locationId=${fairview.location.id}`);
    const row = rows(page).filter({ hasText: 'Qwxyz for Robin?' });
    for (const badge of ['Lead', 'Reserved', 'Unanswered', 'Rated down'])
      await expect(row.getByText(badge, { exact: true })).toHaveCount(1);
    await row.getByRole('link').click();
    await expect(title(page, 'Qwxyz for Robin?')).toBeFocused();
    await expect(turns(page)).toContainText('Rated not helpful');
    await expectNoAxeViolations(page);
    const results = pane(page).getByRole('list', { name: 'Leads and reservations' });
    await results.getByRole('link', { name: 'Reservation: Sam Renter, 10x10' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await results.getByRole('link', { name: 'Lead: Robin Mover' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('are counted and exported as CSV, as visits or as messages, with their filters', async ({ page }) => {
    const exported = async (): Promise<string[]> => {
      const downloaded = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export CSV' }).click();
      return (await readFile(await (await downloaded).path(), 'utf8')).trimEnd().split('\r\n');
    };
    const count = page.getByRole('search').getByRole('status');
    await open(page, `?locationId=${fairview.location.id}`);
    await expect(count).toHaveText('2 conversations');
    await page.getByLabel('Badge').selectOption({ label: 'Reserved' });
    await expect(count).toHaveText('1 conversation');
    const visits = await exported();
    expect(visits).toHaveLength(2);
    expect(visits[1]).toMatch(/"Fairview Storage","Qwxyz for Robin\?",.*"1","lead, reserved, unanswered, rated_down"$/);
    await page.getByLabel('Group by session').uncheck();
    await expect(count).toHaveText('2 messages');
    expect(await exported()).toHaveLength(3);
  });

  test('filter the list, within a location, in the URL', async ({ page }) => {
    await open(page, `?locationId=${fairview.location.id}`);
    await expect(rows(page)).toHaveCount(2);
    await page.getByLabel('Badge').selectOption({ label: 'Reserved' });
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Qwxyz for Robin?');
    await page.reload();
    await expect(page.getByLabel('Badge')).toHaveValue('reserved');
    await expect(rows(page)).toHaveCount(1);
    await page.getByLabel('Location').selectOption({ label: 'Harbor Lane Storage' });
    await expect(page.getByText('No conversations match')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Show all conversations' }).click();
    await expect(rows(page)).toHaveCount(50);
    await page.getByLabel('Date').selectOption('Choose dates...');
    await page.getByLabel('To', { exact: true }).fill('2020-02-02');
    await expect(page.getByText('No conversations match')).toBeVisible();
    await page.getByLabel('Date').selectOption('Today');
    await expect(rows(page)).toHaveCount(50);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(addressOf());
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
  await openMessages(page, '?pages=20');
  await expect(page.getByRole('article')).toHaveCount(1000);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
