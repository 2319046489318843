import type { Page } from '@playwright/test';
import { intercept } from '../support/interceptions.ts';
import { type StubProduct, stubBot } from './stub-product.ts';
import { choose, expect, forget, inputOf, launcherOf, say, test, windowOf } from './widget-test.ts';

const chatPath = `/api/chat/${stubBot.id}`;

const chatFailure = "I'm sorry, I'm having trouble processing your request right now. Please try again later.";
const reservationFailure = "I'm sorry, there was an error submitting your reservation. Please try calling us directly.";
const leadFailure = "I'm sorry, there was an error submitting your information. Please try calling us directly.";

/** The errors that a page's scripts can observe. */
const listenAsHostPage = (page: Page) =>
  page.addInitScript(() => {
    const heard: string[] = [];
    Reflect.set(window, 'heard', heard);
    addEventListener('error', ({ message }) => heard.push(message));
    addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
  });

const heardByHostPage = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'heard'));

const fillIn = async (page: Page): Promise<void> => {
  await page.getByLabel('Name').fill('Ada Moss');
  await page.getByLabel('Phone Number').fill('5550102030');
};

test.beforeEach(({ page }) => listenAsHostPage(page));

test.afterEach(async ({ page }) => {
  expect(await heardByHostPage(page)).toEqual([]);
});

test('a product that is down causes only a failed request', async ({ page, visit, product }) => {
  product.stop();
  await visit();
  await expect(page.getByRole('heading', { name: 'Lakeside Storage' })).toBeVisible();
  await expect(page.locator('chatbotpro-widget')).toHaveCount(0);
});

test('a product that never answers blocks nothing', async ({ page, visit }) => {
  await intercept(page, '**/widget.js', () => {});
  const visited = visit({}, { body: '<h1>Lakeside Storage</h1>' }).catch(() => {});
  // Everything but the `load` event, which waits for every script.
  await page.waitForFunction(() => document.readyState === 'interactive');
  await expect(page.getByRole('heading', { name: 'Lakeside Storage' })).toBeVisible();
  await page.goto('about:blank');
  await visited;
});

test('a window that fails to load can be opened with the next click', async ({ page, visit }) => {
  await intercept(page, '**/widget-assets/*', (route) => route.abort(), { times: 1 });
  await visit();
  const failed = page.waitForEvent('console', (message) => message.text().startsWith('ChatBotPro: no chat.'));
  await launcherOf(page).click();
  await failed;
  await launcherOf(page).click();
  await expect(windowOf(page)).toBeVisible();
});

test('a part of the chat that fails to load leads to an apology, and loads with the next try', async ({
  openChat,
  page,
}) => {
  let isOut = true;
  const addresses: string[] = [];
  await intercept(page, '**/widget-assets/later-*', (route) => {
    addresses.push(route.request().url());
    return isOut ? route.abort() : route.continue();
  });
  await openChat();
  await say(page, 'Let me talk to a human');
  await expect(page.getByText(chatFailure)).toBeVisible();
  await expect(inputOf(page)).toHaveValue('Let me talk to a human');
  isOut = false;
  await choose(page, 'Send');
  await expect(page.getByRole('form', { name: 'Contact details' })).toBeVisible();
  expect(addresses.at(-1), 'an address that no browser remembers as failed').not.toBe(addresses[0]);
});

const garbage: Record<string, string> = {
  'a page of HTML': '<!doctype html><h1>Maintenance</h1>',
  nothing: '',
  null: 'null',
  'a list': '[1, 2]',
  'wrong kinds':
    '{"response": {"a": 1}, "status": 5, "primaryColor": [], "locationId": {}, "businessName": 7, "message": []}',
};

test('an invalid answer leads to an apology', async ({ page, visit }) => {
  let answer = '';
  await page.clock.install();
  await intercept(page, '**/api/**', (route) => route.fulfill({ contentType: 'application/json', body: answer }));
  for (const [kind, body] of Object.entries(garbage))
    await test.step(kind, async () => {
      answer = body;
      await visit();
      await launcherOf(page).click();
      await expect(page.getByRole('heading', { name: 'Support Assistant' })).toBeVisible();
      await page.clock.runFor(4000);
      await say(page, 'When are you open?');
      await expect(page.getByText(chatFailure)).toBeVisible();
      expect(await heardByHostPage(page)).toEqual([]);
      await forget(page);
    });
});

test('an answer is shown without its malformed parts', async ({ openChat, page }) => {
  await openChat();
  await intercept(page, `**${chatPath}`, (route) =>
    route.fulfill({
      json: { response: 'Hello', unitButtons: 'many', unitImage: 7, showRatesButton: true, ratesPageUrl: {} },
    }),
  );
  await say(page, 'Hello?');
  await expect(page.getByText('Hello', { exact: true })).toBeVisible();
});

test('an unreadable stored chat is discarded', async ({ page, visit }) => {
  await page.addInitScript(() => {
    for (const text of [
      '{',
      'null',
      '{"conversation": {"messages": 5}}',
      '{"sessionId": 5, "conversation": {"messages": [1]}}',
    ])
      for (const storage of [sessionStorage, localStorage]) storage.setItem('chatbotpro:4:bot-1', text);
  });
  await visit();
  await launcherOf(page).click();
  await expect(page.getByRole('log')).toContainText('welcome');
});

test('a slow answer is awaited for 30 seconds', async ({ openChat, page }) => {
  await openChat();
  await intercept(page, `**${chatPath}`, () => {});
  await say(page, 'When are you open?');
  await expect(page.getByRole('img', { name: 'Typing' })).toBeVisible();
  await page.clock.runFor(29_000);
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await page.clock.runFor(2000);
  await expect(page.getByText(chatFailure)).toBeVisible();
});

test('a question asked offline is kept across pages and asked again', async ({ openChat, page, context, product }) => {
  await openChat();
  await context.setOffline(true);
  await say(page, 'When are you open?');
  await expect(page.getByText(chatFailure)).toBeVisible();
  await expect(page.getByText('When are you open?')).toBeVisible();
  await inputOf(page).fill('And on Sunday?');
  await context.setOffline(false);
  await page.reload();
  await expect(inputOf(page)).toHaveValue('And on Sunday?');
  await choose(page, 'Try Again');
  await expect(page.getByText('We are open daily.')).toBeVisible();
  expect(product.bodiesOf(chatPath)).toMatchObject([{ message: 'When are you open?' }]);
});

const messageIds = (product: StubProduct) => product.bodiesOf(chatPath).map(({ messageId }) => messageId);

test('a repeated message keeps its id, and every new one has its own', async ({ openChat, page, product }) => {
  await openChat();
  product.failing = true;
  await say(page, 'When are you open?');
  await expect(page.getByText(chatFailure)).toBeVisible();
  await choose(page, 'Try Again');
  await expect(page.getByText(chatFailure)).toHaveCount(2);
  product.failing = false;
  await page.reload();
  await choose(page, 'Try Again');
  await expect(page.getByText('We are open daily.')).toBeVisible();
  await say(page, 'When are you open?');
  await expect(page.getByText('We are open daily.')).toHaveCount(2);
  await choose(page, 'Size Options');
  await choose(page, 'Small');
  await expect(page.getByText('Here are our sizes:')).toBeVisible();
  const [first, ...others] = messageIds(product);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(others.slice(0, 2)).toEqual([first, first]);
  expect(new Set([first, ...others.slice(2)]).size).toBe(3);
});

test('a message in flight when the page is left is answered on the next, as the same one', async ({
  openChat,
  page,
  product,
}) => {
  await openChat();
  product.isMute = true;
  await say(page, 'When are you open?');
  await expect.poll(() => messageIds(product)).toHaveLength(1);
  product.isMute = false;
  await page.reload();
  await expect(page.getByText('We are open daily.')).toBeVisible();
  const [first, ...others] = messageIds(product);
  expect(others).toEqual([first]);
});

test('a failed reservation keeps its form, and a retry counts as the same one', async ({ openChat, page, product }) => {
  await openChat();
  await say(page, 'I want to reserve');
  await choose(page, 'Yes');
  await fillIn(page);
  product.failing = true;
  await choose(page, 'Submit Reservation');
  await expect(page.getByText(reservationFailure)).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Ada Moss');
  product.failing = false;
  await choose(page, 'Submit Reservation');
  await expect(page.getByText('Thank you! Your reservation request')).toBeVisible();

  const keys = product.calls.filter(({ path }) => path === '/api/reservations').map(({ key }) => key);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^.{20,100}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('a reservation in flight when the page is left finishes on the next, as the same one', async ({
  openChat,
  page,
  product,
}) => {
  await openChat();
  await say(page, 'I want to reserve');
  await choose(page, 'Yes');
  await fillIn(page);
  product.isMute = true;
  await choose(page, 'Submit Reservation');
  await expect.poll(() => product.bodiesOf('/api/reservations')).toHaveLength(1);
  product.isMute = false;
  await page.reload();
  await expect(page.getByText('Thank you! Your reservation request')).toBeVisible();
  const keys = product.calls.filter(({ path }) => path === '/api/reservations').map(({ key }) => key);
  expect(new Set(keys).size).toBe(1);
});

test("a reservation is confirmed even if the location's record does not load", async ({ page, visit }) => {
  await intercept(page, '**/api/locations/**', () => undefined);
  await visit();
  await launcherOf(page).click();
  await expect(page.getByRole('button', { name: 'Size Options' })).toBeVisible();
  await say(page, 'I want to reserve');
  await choose(page, 'Yes');
  await fillIn(page);
  await choose(page, 'Submit Reservation');
  await expect(page.getByText('Thank you! Your reservation request')).toBeVisible();
});

test('a failed lead keeps its form', async ({ openChat, page, product }) => {
  await openChat();
  await say(page, 'Let me talk to a human');
  await fillIn(page);
  product.failing = true;
  await choose(page, 'Submit');
  await expect(page.getByText(leadFailure)).toBeVisible();
  product.failing = false;
  await choose(page, 'Submit');
  await expect(page.getByText('Thanks, we will call you.')).toBeVisible();
  const keys = product.calls.filter(({ path }) => path === '/api/leads').map(({ key }) => key);
  expect(new Set(keys).size).toBe(1);
});

test('a location that fails to load is only logged', async ({ page, visit }) => {
  await intercept(page, '**/api/locations/**', (route) => route.fulfill({ status: 500, body: 'Out of order' }));
  await visit();
  const logged = page.waitForEvent('console', (message) => message.text().includes('no location.'));
  await launcherOf(page).click();
  await logged;
  await expect(page.getByRole('heading', { name: 'Support Assistant' })).toBeVisible();
});

test('an unsupported browser is left alone', async ({ page, visit }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSStyleSheet'));
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('ChatBotPro: no chat.'));
  await visit();
  await logged;
});
