import type { Bot } from '@chat-module/contract/bots';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { productForFile } from '../support/product-for-file.ts';
import { post } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';
import { fillIn, makeBots, open, rowOf } from './faqs-screen.ts';

const product = productForFile();

let harbor: Bot;
let hill: Bot;

test.beforeAll(async ({ browser }) => {
  ({ harbor, hill } = await makeBots(browser, product.origin));
});

test.beforeEach(({ context }) => signInByRequest(context, product.origin));

const ask = async (page: Page, bot: Bot, message: string): Promise<string> =>
  (await post(page.request, `${product.origin}/api/chat/${bot.id}`, { message, sessionId: 'visitor' })).response;

test('a set is written once, and each bot overrides or hides its FAQs', async ({ page }) => {
  await open(page, product.origin);
  await page.getByRole('link', { name: 'FAQ Sets' }).click();
  await page.getByRole('button', { name: 'Create Your First Set' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create FAQ Set' });
  await dialog.getByRole('button', { name: 'Create Set' }).click();
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('Name is required.');
  await dialog.getByLabel('Name').fill('All facilities');
  await dialog.getByLabel(harbor.name).check();
  await dialog.getByLabel(hill.name).check();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Create Set' }).click();
  await expectToast(page, 'Success', 'FAQ set created successfully');
  await expect(page.getByText(`0 FAQs · Used by ${harbor.name}, ${hill.name}`)).toBeVisible();

  await page.getByRole('link', { name: 'All facilities' }).click();
  await page.getByRole('button', { name: 'New FAQ' }).click();
  const create = page.getByRole('dialog', { name: 'Create New FAQ' });
  await fillIn(create, 'Do you rent hand trucks?', 'They are free at {{businessName}}.');
  await create.getByRole('button', { name: 'Create FAQ' }).click();
  await expect(rowOf(page, 'hand trucks')).toContainText('Set All facilities');
  expect(await ask(page, hill, 'Do you rent hand trucks?')).toBe('They are free at Hilltop Storage.');

  await page.getByLabel('Bot', { exact: true }).selectOption({ label: hill.name });
  await expect(page).toHaveURL(`${product.origin}/faqs?botId=${hill.id}`);
  await expect(rowOf(page, 'hand trucks')).toContainText('From All facilities');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Hide for this bot: Do you rent hand trucks?' }).click();
  await expect(rowOf(page, 'hand trucks')).toContainText('Hidden');
  await page.getByRole('button', { name: 'Show for this bot: Do you rent hand trucks?' }).click();
  await expect(rowOf(page, 'hand trucks')).toContainText('Active');
  await page.getByRole('button', { name: 'Override for this bot: Do you rent hand trucks?' }).click();
  const override = page.getByRole('dialog', { name: 'Override FAQ' });
  await expect(override).toHaveAccessibleDescription(/^For Hilltop Helper only/);
  await expect(override.getByLabel('Answer')).toHaveValue('They are free at Hilltop Storage.');
  await override.getByLabel('Answer').fill('Not on the hill.');
  await override.getByRole('button', { name: 'Create FAQ' }).click();
  await expect(rowOf(page, 'hand trucks').filter({ hasText: 'Overridden' })).toHaveCount(1);
  expect(await ask(page, hill, 'Do you rent hand trucks?')).toBe('Not on the hill.');
  expect(await ask(page, harbor, 'Do you rent hand trucks?')).toMatch(/^They are free at/);
});

test('a set is renamed, works on phones and is deleted', async ({ page }) => {
  await post(page.request, `${product.origin}/api/faq-sets`, { name: 'Oregon', botIds: [harbor.id] });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, product.origin, '/faqs?view=sets');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Edit Oregon' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit FAQ Set' });
  await dialog.getByLabel('Name').fill('Washington');
  await dialog.getByLabel('All bots').check();
  await dialog.getByRole('button', { name: 'Update Set' }).click();
  await expectToast(page, 'Success', 'FAQ set updated successfully');
  const card = page.getByRole('region', { name: 'FAQ Sets' });
  expect(await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.getByRole('button', { name: 'Delete Washington' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Success', 'FAQ set deleted successfully');
  await expect(page.getByRole('link', { name: 'Washington' })).toHaveCount(0);
});

test('one answer closes the questions of several bots', async ({ page }) => {
  await ask(page, harbor, 'Do you have a swimming pool?');
  await ask(page, hill, 'is there a swimming pool');
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, product.origin, '/faqs?view=unanswered');
  const row = page.getByRole('listitem').filter({ hasText: 'swimming pool' }).first();
  await expect(row).toContainText('2 questions');
  await expectNoAxeViolations(page);
  await row.getByRole('button', { name: 'Answer for All' }).click();
  const dialog = page.getByRole('dialog', { name: 'Answer for All' });
  await expect(dialog.getByRole('checkbox', { name: harbor.name, exact: true })).toBeChecked();
  await dialog.getByLabel('Question', { exact: true }).fill('Is there a swimming pool?');
  await dialog.getByLabel('Answer', { exact: true }).fill('There is no pool.');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Answer 2 Questions' }).click();
  await expectToast(page, 'Success', '2 questions answered');
  await expect(row).toHaveCount(0);
  for (const bot of [harbor, hill]) expect(await ask(page, bot, 'Is there a swimming pool?')).toBe('There is no pool.');
});
