import type { Bot } from '@chat-module/contract/bots';
import { expect } from '@playwright/test';
import { attacks, expectUnharmed } from '../support/attacks.ts';
import { serveHostPage } from '../support/host-page.ts';
import { collectProblems } from '../support/problems.ts';
import { productForFile } from '../support/product-for-file.ts';
import { makeBot, makeLocation, post } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';

const product = productForFile();

const all = attacks.join(' ');

let bot: Bot;

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext();
  await signInByRequest(context, product.origin);
  const { request } = context;
  const attack = attacks[0] ?? '';
  const location = await makeLocation(request, product.origin, {
    businessName: `Storage ${attack}`,
    amenities: [attack],
    officeHours: attack,
  });
  bot = await makeBot(request, product.origin, { name: `Helper ${attack}`, locationId: location.id });
  const call = (path: string, data: object) => post(request, product.origin + path, data);
  await call('/api/faqs', { botId: bot.id, question: 'What is the gate code rule?', answer: all });
  for (const message of [...attacks, 'What is the gate code rule?'])
    await call(`/api/chat/${bot.id}`, { message, sessionId: attack, pageUrl: `https://x.example/${attack}` });
  await call('/api/leads', { botId: bot.id, name: attack, phone: `5035550111${attack}`.slice(0, 40), inquiry: all });
  await call('/api/reservations', {
    botId: bot.id,
    customerName: attack,
    customerPhone: `5035550111${attack}`.slice(0, 40),
    unitSize: attack,
    unitId: attack,
  });
  await context.close();
});

test.beforeEach(({ context }) => signInByRequest(context, product.origin));

/** Each shows text from a visitor or an operator, except users. */
const screens = [
  '/',
  '/?dialog=analytics',
  '/admin',
  '/locations',
  '/reservations',
  '/conversations',
  '/conversations?group=message',
  '/leads',
  '/leads?dialog=visitor-data',
  '/faqs',
  '/faqs?view=unanswered',
  '/analytics',
  '/audit-log',
];

test("a visitor's text runs on no screen and becomes no link but a web address", async ({ page }) => {
  const problems = collectProblems(page);
  for (const path of screens) {
    await page.goto(product.origin + path);
    await page.waitForLoadState('networkidle');
    if (path !== '/admin') await expect(page.locator('body'), path).toContainText(attacks[0] ?? '');
    await expectUnharmed(page, path);
  }
  await page.goto(`${product.origin}/conversations`);
  await expect(page.getByText(attacks[0] ?? '', { exact: true }).first()).toBeVisible();
  expect(problems).toEqual([]);
});

/** Without a content security policy: only the widget protects a customer's page. */
const customerPage = (): string => `<!doctype html><title>Storage</title>
  <script async src="${product.origin}/widget.js"></script>
  <script>
    window.ChatBotPro = { queue: [], init: function (options) { this.queue.push(options); } };
    ChatBotPro.init({ botId: '${bot.id}' });
  </script>`;

test('an answer with markup and links of other schemes runs nothing in the widget', async ({ page }) => {
  const website = await serveHostPage(customerPage());
  await page.goto(website.origin);
  await page.getByRole('button', { name: 'Open chat' }).click();
  await page.getByLabel('Type your message').fill('What is the gate code rule?');
  await page.getByRole('button', { name: 'Send' }).click();
  const said = page.getByRole('log');
  await expect(said).toContainText('click (javascript:window.attacked=1)');
  await expect(said).toContainText(attacks.slice(0, 3).join(' '));
  await expectUnharmed(page, 'the widget');
  await website.close();
});
