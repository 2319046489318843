import { intercept } from '../support/interceptions.ts';
import { stubBot } from './stub-product.ts';
import { choose, expect, inputOf, launcherOf, say, startOver, test, windowOf } from './widget-test.ts';

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
  await expect(page.getByText('We are open daily.')).toBeVisible();
  await expect(page.getByText('When are you open?')).toHaveCount(1);
});

test('the window stays open on the next page, without taking the focus, and a closed one stays closed', async ({
  openChat,
  page,
  site,
}) => {
  await openChat();
  await page.goto(`${site.origin}/next`);
  await expect(windowOf(page)).toBeVisible();
  await expect(inputOf(page)).not.toBeFocused();
  await choose(page, 'Minimize');
  await page.goto(`${site.origin}/third`);
  await launcherOf(page).hover();
  await expect(windowOf(page, { includeHidden: true })).toBeAttached();
  await expect(windowOf(page)).toBeHidden();
});

test('another tab continues the same chat, and both follow each other', async ({
  openChat,
  page,
  context,
  site,
  product,
}) => {
  await openChat();
  await say(page, 'When are you open?');
  await page.getByText('We are open daily.').waitFor();
  const other = await context.newPage();
  await other.goto(site.origin);
  await launcherOf(other).click();
  await expect(other.getByText('We are open daily.')).toBeVisible();
  await say(other, 'Let me talk to a human');
  await expect(page.getByText('Please leave your number.')).toBeVisible();
  await page.getByLabel('Name').fill('Ada Moss');
  await expect(other.getByLabel('Name')).toHaveValue('Ada Moss');
  await startOver(other);
  await expect(page.getByText('We are open daily.')).toHaveCount(0);
  expect(new Set(product.bodiesOf(chatPath).map((body) => body.sessionId)).size).toBe(1);
  expect(product.bodiesOf(chatPath)).toHaveLength(2);
});

test('a chat without a message from the visitor stays in its tab', async ({ openChat, page, context, site }) => {
  await openChat();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  const other = await context.newPage();
  await other.goto(site.origin);
  await launcherOf(other).hover();
  await expect(windowOf(other, { includeHidden: true }).getByRole('log', { includeHidden: true })).toBeEmpty();
});

test('a chat waits 30 days for its visitor', async ({ openChat, page, site }) => {
  const days = (count: number) => count * 24 * 60 * 60 * 1000;
  await openChat();
  await say(page, 'When are you open?');
  await page.getByText('We are open daily.').waitFor();
  await choose(page, 'Minimize');
  const age = (ms: number) =>
    page.evaluate((olderMs) => {
      for (const [key, stored] of Object.entries(localStorage)) {
        const chat = JSON.parse(stored);
        localStorage.setItem(key, JSON.stringify({ ...chat, savedAt: chat.savedAt - olderMs }));
      }
      sessionStorage.clear();
    }, ms);
  await age(days(29));
  await page.goto(`${site.origin}/after-29-days`);
  await launcherOf(page).click();
  await expect(page.getByText('We are open daily.')).toBeVisible();
  await choose(page, 'Minimize');
  await age(days(31));
  await page.goto(`${site.origin}/after-31-more`);
  await launcherOf(page).click();
  await expect(page.getByText(/welcome/)).toBeVisible();
  await expect(page.getByText('We are open daily.')).toHaveCount(0);
});

test('the badge counts the unread messages, also on the next page', async ({ openChat, page, product, site }) => {
  await openChat();
  const badge = page.locator('chatbotpro-widget .badge');
  await choose(page, 'Minimize');
  await expect(badge).toBeHidden();
  await launcherOf(page).click();
  product.isMute = true;
  await say(page, 'When are you open?');
  await expect.poll(() => product.bodiesOf(chatPath)).toHaveLength(1);
  product.isMute = false;
  await choose(page, 'Minimize');
  await page.goto(`${site.origin}/next`);
  await expect(badge).toHaveText('1');
  await expect(badge).toBeVisible();
  await launcherOf(page).click();
  await expect(page.getByText('We are open daily.')).toBeVisible();
  await choose(page, 'Minimize');
  await expect(badge).toBeHidden();
});

test('a welcome that was read is not unread on the next page', async ({ openChat, page, site }) => {
  await openChat();
  await choose(page, 'Minimize');
  const badge = page.locator('chatbotpro-widget .badge');
  await expect(badge).toBeHidden();
  await page.goto(`${site.origin}/next`);
  await expect(badge).toBeHidden();
});

test('starting over in another tab leaves only the next greeting unread', async ({ openChat, page, context, site }) => {
  await openChat();
  await say(page, 'When are you open?');
  await page.getByText('We are open daily.').waitFor();
  const other = await context.newPage();
  await other.goto(`${site.origin}/other`);
  const badge = other.locator('chatbotpro-widget .badge');
  await expect(badge).toBeHidden();
  await startOver(page);
  await expect(badge).toHaveText('1');
  await expect(badge).toBeVisible();
});

test('starting over asks first if the visitor has written something', async ({ openChat, page }) => {
  await openChat();
  await say(page, 'When are you open?');
  await page.getByText('We are open daily.').waitFor();
  await choose(page, 'Start over');
  const question = page.getByRole('dialog', { name: 'Start over' });
  await expect(question).toContainText('This erases the conversation');
  await expect(question.getByRole('button', { name: 'Keep the conversation' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Start over' })).toBeFocused();
  await expect(page.getByText('We are open daily.')).toBeVisible();
});

test('starting over discards the chat and starts a new one', async ({ openChat, page, product }) => {
  await openChat();
  await say(page, 'When are you open?');
  await page.getByText('We are open daily.').waitFor();
  await inputOf(page).fill('Never mind');
  await startOver(page);
  await expect(page.getByText('We are open daily.')).toHaveCount(0);
  await expect(inputOf(page)).toHaveValue('');
  await expect(inputOf(page)).toBeFocused();
  await page.getByRole('log').getByText('Lakeside Storage').waitFor();
  await page.clock.runFor(3500);
  await expect(page.getByRole('button', { name: 'Size Options' })).toBeVisible();

  await page.reload();
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
  await startOver(page);
  const answered = page.waitForResponse(`**${chatPath}`);
  answer();
  await answered;
  await page.clock.runFor(5000);
  await expect(page.getByRole('button', { name: 'Size Options' })).toBeVisible();
  await expect(page.getByText('We are open daily.')).toHaveCount(0);
});
