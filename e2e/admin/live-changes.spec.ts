import type { Bot } from '@chat-module/contract/bots';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { productForFile } from '../support/product-for-file.ts';
import { makeBot, makeLocation, makeUser, post, userPassword } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';
import { expectSignInAgain } from '../support/toasts.ts';

const product = productForFile();

let harborBot: Bot;
let hillBot: Bot;
let visitors = 0;

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext();
  await signInByRequest(context, product.origin);
  const { request } = context;
  const harbor = await makeLocation(request, product.origin);
  const hill = await makeLocation(request, product.origin, { businessName: 'Hilltop Storage' });
  harborBot = await makeBot(request, product.origin, { locationId: harbor.id });
  hillBot = await makeBot(request, product.origin, { name: 'Hilltop Helper', locationId: hill.id });
  await makeUser(request, product.origin, { username: 'hilda', locationId: hill.id });
  await context.close();
});

test.beforeEach(({ context }) => signInByRequest(context, product.origin));

const leaveLead = async (request: APIRequestContext, bot: Bot): Promise<string> => {
  visitors += 1;
  const name = `Visitor ${visitors}`;
  await post(request, `${product.origin}/api/leads`, { botId: bot.id, name, phone: '(503) 555-0111' });
  return name;
};

/** Opens a screen and waits until it follows changes. */
const follow = async (page: Page, path = '/'): Promise<void> => {
  const ready = page.waitForResponse('**/api/admin/changes');
  await page.goto(product.origin + path);
  await ready;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const entryOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const needs = (page: Page) => page.getByRole('region', { name: 'Needs you today' });
const countOf = async (page: Page, label: string): Promise<number> =>
  Number((await needs(page).getByRole('listitem').filter({ hasText: label }).textContent())?.match(/\d+/)?.[0]);
const tileOf = (page: Page, count: number, label: string) =>
  needs(page)
    .getByRole('listitem')
    .filter({ hasText: label })
    .getByRole('link', { name: `Show ${count}`, exact: true });

const openAsUser = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext();
  await signInByRequest(context, product.origin, { username: 'hilda', password: userPassword });
  const page = await context.newPage();
  await follow(page);
  return page;
};

test('says in plain words that nothing is waiting', async ({ page }) => {
  await follow(page);
  await expect(needs(page)).toContainText('Nothing needs you right now.');
  await expect(needs(page).getByRole('link')).toHaveCount(0);
  await expect(entryOf(page, 'Leads')).toHaveAccessibleDescription('');
  await expectNoAxeViolations(page);
});

test('a new lead raises the count in every tab, and of no operator of another location', async ({
  page,
  context,
  browser,
}) => {
  const stranger = await openAsUser(browser);
  const second = await context.newPage();
  await follow(page);
  await follow(second, '/locations');
  const before = await countOf(page, 'New leads');
  const top = await page.getByText('Active Bots').boundingBox();
  await leaveLead(page.request, harborBot);
  await expect(tileOf(page, before + 1, 'New leads')).toHaveAttribute('href', '/leads?status=new');
  await expect(tileOf(page, before + 1, 'New leads')).toHaveAccessibleDescription('New leads');
  expect(await page.getByText('Active Bots').boundingBox(), 'nothing below moves').toEqual(top);
  for (const tab of [page, second])
    await expect(entryOf(tab, 'Leads')).toHaveAccessibleDescription(`${before + 1} new lead${before === 0 ? '' : 's'}`);
  await expectNoAxeViolations(page);

  await leaveLead(page.request, hillBot);
  await expect(entryOf(stranger, 'Leads')).toHaveAccessibleDescription('1 new lead');
  await expect(needs(stranger)).not.toContainText('Failed emails');
  await stranger.context().close();
});

test('a list shows a new lead without a reload', async ({ page }) => {
  await follow(page, '/leads?status=new');
  const name = await leaveLead(page.request, harborBot);
  await expect(page.getByText(name, { exact: true })).toBeVisible();
});

test('a worked lead lowers the count', async ({ page }) => {
  await follow(page);
  await leaveLead(page.request, harborBot);
  const leads = await (await page.request.get(`${product.origin}/api/admin/leads?status=new`)).json();
  await expect(tileOf(page, leads.length, 'New leads')).toBeVisible();
  const worked = await page.request.patch(`${product.origin}/api/admin/leads/${leads[0].id}`, {
    data: { status: 'contacted' },
  });
  expect(worked.ok()).toBe(true);
  await expect.poll(() => countOf(page, 'New leads')).toBe(leads.length - 1);
});

test('a session that ends elsewhere leads to the sign-in screen', async ({ page }) => {
  await follow(page);
  await expectSignInAgain(page, async () => {
    await page.request.get(`${product.origin}/api/logout`);
  });
});
