import { intercept } from '../support/interceptions.ts';
import { stubBot } from './stub-product.ts';
import { choose, expect, inputOf, launcherOf, openWindow, say, test, windowOf } from './widget-test.ts';

const chatPath = `/api/chat/${stubBot.id}`;

test('the next page of the site continues the chat with its ratings and its step', async ({
  openChat,
  page,
  product,
  site,
}) => {
  await openChat();
  await say(page, 'When are you open?');
  await choose(page, 'Thumbs down');
  await say(page, 'I want to reserve');
  await choose(page, 'Yes');
  await page.getByLabel('Name').fill('Ada Moss');

  await page.goto(`${site.origin}/next`);
  await launcherOf(page).click();
  await expect(windowOf(page).getByText('When are you open?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Thumbs down' }).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('form', { name: 'Reserve 10x20' }).getByLabel('Name')).toHaveValue('Ada Moss');
  await expect(page.getByText('How Can I Help You Today?')).toHaveCount(1);
  await say(page, 'And tomorrow?');
  await expect(page.getByText('We are open daily.')).toHaveCount(2);
  const sessionIds = product.bodiesOf(chatPath).map((body) => body.sessionId);
  expect(new Set(sessionIds).size).toBe(1);
});

test('a pending question is answered on the next page', async ({ openChat, page, product }) => {
  await openChat();
  product.isMute = true;
  await say(page, 'When are you open?');
  await expect.poll(() => product.bodiesOf(chatPath)).toHaveLength(1);
  product.isMute = false;
  await page.reload();
  await launcherOf(page).click();
  await expect(page.getByText('We are open daily.')).toBeVisible();
  await expect(page.getByText('When are you open?')).toHaveCount(1);
});

test('another tab starts its own chat', async ({ openChat, page, context, site }) => {
  await openChat();
  await say(page, 'When are you open?');
  await page.getByText('We are open daily.').waitFor();
  const other = await context.newPage();
  await other.goto(site.origin);
  await openWindow(other);
  await expect(other.getByText('We are open daily.')).toHaveCount(0);
});

test('starting over discards the chat and starts a new one', async ({ openChat, page, product }) => {
  await openChat();
  await say(page, 'When are you open?');
  await page.getByText('We are open daily.').waitFor();
  await inputOf(page).fill('Never mind');
  await choose(page, 'Start over');
  await expect(page.getByText('We are open daily.')).toHaveCount(0);
  await expect(inputOf(page)).toHaveValue('');
  await expect(inputOf(page)).toBeFocused();
  await page.getByRole('log').getByText('Lakeside Storage').waitFor();
  await page.clock.runFor(3500);
  await expect(page.getByRole('button', { name: 'Size Options' })).toBeVisible();

  await page.reload();
  await launcherOf(page).click();
  await expect(page.getByRole('button', { name: 'Size Options' })).toBeVisible();
  await expect(page.getByText('When are you open?')).toHaveCount(0);
  await say(page, 'And tomorrow?');
  await page.getByText('We are open daily.').waitFor();
  const sessionIds = product.bodiesOf(chatPath).map((body) => body.sessionId);
  expect(new Set(sessionIds).size).toBe(2);
});

test('an answer in flight when the chat is restarted is dropped', async ({ openChat, page }) => {
  await openChat();
  let answer = (): void => {};
  await intercept(page, `**${chatPath}`, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fallback();
  });
  const asked = page.waitForRequest(`**${chatPath}`);
  await say(page, 'When are you open?');
  await asked;
  await choose(page, 'Start over');
  const answered = page.waitForResponse(`**${chatPath}`);
  answer();
  await answered;
  await page.clock.runFor(5000);
  await expect(page.getByRole('button', { name: 'Size Options' })).toBeVisible();
  await expect(page.getByText('We are open daily.')).toHaveCount(0);
});
