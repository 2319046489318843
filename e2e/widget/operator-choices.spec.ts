import type { ChatBotPro } from '../../widget/chat-bot-pro.d.ts';
import { intercept } from '../support/interceptions.ts';
import { stubBot, stubLocation } from './stub-product.ts';
import { choose, expect, launcherOf, openWindow, say, test, windowOf } from './widget-test.ts';

const chatPath = `/api/chat/${stubBot.id}`;
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('greets with the operator’s words and offers quick replies beside the usual options', async ({
  visit,
  page,
  product,
}) => {
  product.bot = {
    ...stubBot,
    greeting: 'Ahoy! Ask us anything.',
    quickReplies: ['Do you sell boxes?', 'Is there a gate?'],
  };
  await visit();
  await launcherOf(page).click();
  await expect(page.getByRole('log').getByText('Ahoy! Ask us anything.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'View Our Rates' })).toBeVisible();
  await choose(page, 'Do you sell boxes?');
  await expect.poll(() => product.bodiesOf(chatPath)).toMatchObject([{ message: 'Do you sell boxes?' }]);
  expect(product.bodiesOf(chatPath)[0]).not.toHaveProperty('messageType');
});

test('shows the bot’s picture, or its icon if that fails to load', async ({ openChat, page, product }) => {
  product.bot = { ...stubBot, pictureUrl: '/api/bots/bot-1/picture/abc' };
  let isThere = true;
  await intercept(page, '**/api/bots/bot-1/picture/abc', (route) =>
    isThere ? route.fulfill({ contentType: 'image/png', body: picture }) : route.fulfill({ status: 404 }),
  );
  await openChat();
  const avatar = page.locator('chatbotpro-widget .avatar');
  await expect(avatar.locator('img')).toBeVisible();
  isThere = false;
  await page.reload();
  await expect(avatar.locator('svg')).toBeVisible();
  await expect(avatar.locator('img')).toHaveCount(0);
});

test('says whether the office is open, by the clock of the product', async ({ visit, page, product }) => {
  const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
  const hour = 3_600_000;
  product.location = {
    ...stubLocation,
    officeStatus: {
      asOf: inMs(0),
      openings: [{ from: inMs(-hour), until: inMs(hour), utcOffsetMinutes: -300 }],
      knownUntil: inMs(9 * hour),
    },
  };
  await page.clock.install({ time: '2020-01-01T00:00:00Z' });
  await visit();
  await openWindow(page);
  const status = windowOf(page).locator('.status');
  await expect(status).toContainText(/^Online · Office open until \d/);
  await page.clock.runFor(2 * hour);
  await expect(status).toHaveText('Online · Office closed');
});

test('keeps the distance from the corner that the operator chose', async ({ visit, page, product }) => {
  product.bot = { ...stubBot, position: 'bottom-right', offsetX: 40, offsetY: 90 };
  await visit();
  const distances = () =>
    launcherOf(page).evaluate((button) => {
      const { right, bottom } = button.getBoundingClientRect();
      return [innerWidth - right, innerHeight - bottom];
    });
  await expect.poll(distances).toEqual([40, 90]);
});

test('speaks the operator’s language on any page', async ({ visit, page, product }) => {
  product.bot = { ...stubBot, language: 'es' };
  await visit();
  await launcherOf(page).hover();
  await page.getByRole('button', { name: 'Abrir chat' }).click();
  await expect(page.getByRole('dialog', { name: 'Chat con Lakeside Storage' })).toBeVisible();
});

test('links "Powered by" to the operator’s own page', async ({ openChat, product }) => {
  product.bot = { ...stubBot, poweredByText: 'Powered by Lakeside', poweredByUrl: 'https://lakeside.example/chat' };
  const page = await openChat();
  await expect(page.getByRole('link', { name: 'Powered by Lakeside' })).toHaveAttribute(
    'href',
    'https://lakeside.example/chat',
  );
});

test.describe('a teaser', () => {
  const teaserText = 'Need storage? We answer at once.';

  test('comes after its delay, opens the chat, and then never again', async ({ visit, page, product, site }) => {
    product.bot = { ...stubBot, teaserText, teaserDelaySeconds: 7 };
    await page.clock.install();
    await visit();
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(6000);
    await expect(page.getByText(teaserText)).toHaveCount(0);
    await page.clock.runFor(2000);
    await page.getByRole('button', { name: teaserText }).click();
    await expect(windowOf(page)).toBeVisible();
    await page.getByRole('log').getByText('Lakeside Storage').waitFor();
    await choose(page, 'Minimize');
    await expect(page.getByText(teaserText)).toHaveCount(0);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${site.origin}/next`);
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(9000);
    await expect(page.getByText(teaserText)).toHaveCount(0);
  });

  test('does not come back after the page has opened the chat', async ({ visit, page, product }) => {
    product.bot = { ...stubBot, teaserText, teaserDelaySeconds: 0 };
    await visit();
    await expect(page.getByText(teaserText)).toBeVisible();
    await page.evaluate(() => (window.ChatBotPro as ChatBotPro).open());
    await expect(windowOf(page)).toBeVisible();
    await choose(page, 'Minimize');
    await expect(launcherOf(page)).toBeVisible();
    await expect(page.getByText(teaserText)).toHaveCount(0);
  });

  test('closes for good, and there is none by default', async ({ visit, page, product, site }) => {
    product.bot = { ...stubBot, teaserText, teaserDelaySeconds: 0 };
    await visit();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText(teaserText)).toHaveCount(0);
    await expect(launcherOf(page)).toBeVisible();
    await page.goto(`${site.origin}/next`);
    await launcherOf(page).hover();
    await expect(windowOf(page, { includeHidden: true })).toBeAttached();
    await expect(page.getByText(teaserText)).toHaveCount(0);
  });
});

test('makes a sound for an answer that the visitor does not see, if the operator wants it', async ({
  openChat,
  page,
  product,
}) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'tones', 0);
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...args) {
      Reflect.set(window, 'tones', Reflect.get(window, 'tones') + 1);
      start.apply(this, args);
    };
  });
  const tones = () => page.evaluate(() => Reflect.get(window, 'tones'));
  product.bot = { ...stubBot, sound: 'on' };
  await openChat();
  await say(page, 'When are you open?');
  await expect(page.getByText('We are open daily.')).toBeVisible();
  expect(await tones()).toBe(0);
  await say(page, 'And tomorrow?');
  await choose(page, 'Minimize');
  await expect.poll(tones).toBe(1);
});
