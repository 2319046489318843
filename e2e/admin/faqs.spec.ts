import type { Bot } from '@chat-module/contract/bots';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { answerWith, cutOff, hold, restoreCalls, signedOutAnswer } from '../support/calls.ts';
import { productForFile } from '../support/product-for-file.ts';
import { recordToasts } from '../support/record-toasts.ts';
import { makeBot, makeUser, post, userPassword } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';
import { fillIn, makeBots, makeFaq, open, rowOf } from './faqs-screen.ts';

const product = productForFile();

let harbor: Bot;
let hill: Bot;

test.beforeAll(async ({ browser }) => {
  ({ harbor, hill } = await makeBots(browser, product.origin));
});

test.beforeEach(({ context }) => signInByRequest(context, product.origin));

const questions = (page: Page) => page.getByRole('table').locator('td:first-child > p');

test('lists FAQs newest first, and expands a long answer on demand', async ({ page }) => {
  await open(page, product.origin);
  await expect(page).toHaveTitle('FAQs · Chat Module');
  await expect(questions(page)).toHaveText(['May I pay by card?', 'Do you sell locks?', 'When does the gate open?']);
  await expect(rowOf(page, 'locks')).toContainText('Inactive');
  await expect(rowOf(page, 'card')).toContainText('Hilltop Helper');
  await expect(rowOf(page, 'card')).toContainText('paying');
  await expect(page.getByRole('status')).toHaveText('3 FAQs');
  const more = rowOf(page, 'gate open').getByRole('button', { name: 'Show more' });
  await more.click();
  const less = rowOf(page, 'gate open').getByRole('button', { name: 'Show less' });
  await expect(less).toHaveAttribute('aria-expanded', 'true');
  await expect(less).toHaveAccessibleDescription('When does the gate open?');
});

test('shows answers as visitors see them, and runs no script in them', async ({ page }) => {
  const answer = [
    'Yes, **every day**, see [our rules](https://harborlane.example/rules) or [this](javascript:alert(1)).',
    'Bring:\n- an **ID**\n- a card',
    '**Size** | **Price**\n5x5 | $40\n10x10 | <img src=x onerror=alert(1)>\nUnmistakably | Incomprehensibilities',
  ].join('\n\n');
  const created = await post(page.request, `${product.origin}/api/faqs`, {
    botId: hill.id,
    question: 'May I come at night?',
    answer,
  });
  await open(page, product.origin);
  const row = rowOf(page, 'at night');
  await expect(row.getByText('Yes, every day, see our rules or')).toBeVisible();
  const answerLinks = row.getByRole('link').filter({ hasNotText: created.question });
  await expect(answerLinks).toHaveCount(0);
  await row.getByRole('button', { name: 'Show more' }).click();
  await expect(row.getByRole('link', { name: 'our rules' })).toHaveAttribute(
    'href',
    'https://harborlane.example/rules',
  );
  await expect(answerLinks).toHaveCount(1);
  await expect(row.getByRole('strong')).toHaveText(['every day', 'ID', 'Size', 'Price']);
  await expect(row.getByRole('listitem')).toHaveText(['an ID', 'a card']);
  await expect(row.getByRole('columnheader')).toHaveText(['Size', 'Price']);
  await expect(row.getByRole('cell', { name: '<img src=x onerror=alert(1)>', exact: true })).toBeVisible();
  await expect(row.locator('img')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  const card = page.getByRole('region', { name: 'FAQs' });
  expect(await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expectNoAxeViolations(page);
  await page.request.delete(`${product.origin}/api/faqs/${created.id}`);
});

test('search and filters are in the URL', async ({ page }) => {
  await open(page, product.origin);
  await page.getByRole('searchbox', { name: 'Search FAQs' }).fill('MORNING gate');
  await expect(questions(page)).toHaveText(['When does the gate open?']);
  await page.getByLabel('Bot', { exact: true }).selectOption({ label: 'Harbor Helper' });
  await page.getByLabel('Category').selectOption({ label: 'access' });
  await page.getByLabel('Status').selectOption({ label: 'Active' });
  await expect(page.getByRole('status')).toHaveText('1 FAQ');
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({
    search: 'MORNING gate',
    botId: harbor.id,
    category: 'access',
    status: 'active',
  });
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  await page.getByRole('link', { name: 'Leads' }).click();
  await expect(page.getByRole('heading', { name: 'Leads' })).toBeVisible();
  await page.goBack();
  await expect(questions(page)).toHaveText(['When does the gate open?']);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('MORNING gate');
  await page.getByLabel('Status').selectOption({ label: 'Inactive' });
  await expect(page.getByText('No FAQs match')).toBeVisible();
  await page.getByRole('button', { name: 'Show all FAQs' }).click();
  await expect(questions(page)).toHaveCount(3);
  await expect(page).toHaveURL(`${product.origin}/faqs`);
});

test('adds a Spanish version, which the list marks', async ({ page }) => {
  const faq = await makeFaq(page.request, product.origin, { botId: hill.id, question: 'Is there a ramp?' });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, product.origin, `/faqs?botId=${hill.id}`);
  await expect(rowOf(page, 'ramp').getByText('ES', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit Is there a ramp?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit FAQ' });
  await dialog.getByLabel('Pregunta').fill('¿Hay una rampa?');
  await dialog.getByRole('button', { name: 'Update FAQ' }).click();
  await expect(dialog.getByLabel('Respuesta')).toHaveAccessibleDescription(/Add the Spanish answer/);
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Respuesta').fill('Sí, junto a la oficina.');
  await dialog.getByRole('button', { name: 'Update FAQ' }).click();
  await expectToast(page, 'Success', 'FAQ updated successfully');
  await expect(rowOf(page, 'ramp').getByText('ES', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Edit Is there a ramp?' }).click();
  await expect(dialog.getByLabel('Respuesta')).toHaveValue('Sí, junto a la oficina.');
  await page.request.delete(`${product.origin}/api/faqs/${faq.id}`);
});

test('creates one FAQ on a double click', async ({ page }) => {
  await open(page, product.origin, `/faqs?botId=${hill.id}`);
  await page.getByRole('button', { name: 'New FAQ' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New FAQ' });
  await expect(dialog.getByLabel('Bot')).toHaveValue(hill.id);
  await fillIn(dialog, 'Is there a dolly?', 'Two, by the lift.');
  const create = await hold(page, 'POST', '/api/faqs');
  await dialog.getByRole('button', { name: 'Create FAQ' }).dblclick();
  await expect(dialog.getByRole('button', { name: 'Creating...' })).toBeDisabled();
  create.release();
  await expectToast(page, 'Success', 'FAQ created successfully');
  expect(create.count()).toBe(1);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'New FAQ' })).toBeFocused();
  await expect(rowOf(page, 'Is there a dolly?')).toContainText('general');
  await page.reload();
  await expect(questions(page)).toHaveText(['Is there a dolly?', 'May I pay by card?']);
});

test('shows errors next to the fields', async ({ page }) => {
  await open(page, product.origin);
  await page.getByRole('button', { name: 'New FAQ' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New FAQ' });
  await dialog.getByLabel('Answer').fill('  ');
  await dialog.getByRole('button', { name: 'Create FAQ' }).click();
  await expect(dialog.getByLabel('Bot')).toHaveAccessibleDescription('Bot is required.');
  await expect(dialog.getByLabel('Question')).toHaveAccessibleDescription('Question is required.');
  await expect(dialog.getByLabel('Answer')).toHaveAccessibleDescription(/^Answer is required\./);
  await expect(dialog.getByLabel('Bot')).toBeFocused();
  page.once('dialog', (question) => question.dismiss());
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
});

test('changes an FAQ', async ({ page, context }) => {
  await makeFaq(context.request, product.origin, { botId: harbor.id, question: 'Is there parking?', category: 'cars' });
  await open(page, product.origin);
  await page.getByRole('button', { name: 'Edit Is there parking?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit FAQ' });
  await expect(dialog).toContainText('For Harbor Helper');
  await expect(dialog.getByLabel('Category')).toHaveValue('cars');
  await dialog.getByLabel('Answer').fill('Behind the gate.');
  await dialog.getByLabel('Status').selectOption({ label: 'Inactive' });
  const update = await hold(page, 'PUT', /^\/api\/faqs\//);
  await dialog.getByRole('button', { name: 'Update FAQ' }).click();
  await expect(dialog.getByRole('button', { name: 'Updating...' })).toBeDisabled();
  update.release();
  await expectToast(page, 'Success', 'FAQ updated successfully');
  await expect(rowOf(page, 'Is there parking?')).toContainText('Behind the gate.');
  await page.reload();
  await expect(rowOf(page, 'Is there parking?')).toContainText('Inactive');
});

test('deletes an FAQ after confirmation', async ({ page, context }) => {
  await makeFaq(context.request, product.origin, { botId: harbor.id, question: 'Is there a pool?' });
  await open(page, product.origin);
  await page.getByRole('button', { name: 'Delete Is there a pool?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(dialog).toContainText('This will permanently delete "Is there a pool?". This action cannot be undone.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Delete Is there a pool?' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete Is there a pool?' }).click();
  const remove = await hold(page, 'DELETE', /^\/api\/faqs\//);
  await dialog.getByRole('button', { name: 'Delete' }).dblclick();
  await expect(dialog.getByRole('button', { name: 'Deleting...' })).toBeDisabled();
  remove.release();
  await expectToast(page, 'Success', 'FAQ deleted successfully');
  expect(remove.count()).toBe(1);
  await expect(rowOf(page, 'Is there a pool?')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('a change that fails', () => {
  test("keeps the typed text and shows the server's message", async ({ page }) => {
    await open(page, product.origin);
    await page.getByRole('button', { name: 'New FAQ' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New FAQ' });
    await dialog.getByLabel('Bot').selectOption({ label: 'Harbor Helper' });
    await fillIn(dialog, 'Is there a lift?', 'Two of them.');
    const refusal = { message: 'This bot does not exist.', errors: [{ path: 'botId', message: 'Gone.' }] };
    await answerWith(page, 'POST', '/api/faqs', 400, refusal);
    await dialog.getByRole('button', { name: 'Create FAQ' }).click();
    await expectToast(page, 'Error', 'Failed to create FAQ');
    await expect(dialog.getByRole('alert')).toHaveText('This bot does not exist.');
    await expect(dialog.getByLabel('Bot')).toHaveAccessibleDescription('Gone.');
    await expect(dialog.getByLabel('Bot')).toBeFocused();
    await restoreCalls(page);
    await cutOff(page, 'POST', '/api/faqs');
    await dialog.getByRole('button', { name: 'Create FAQ' }).click();
    await expectToast(page, 'Error', 'Failed to create FAQ');
    await expect(dialog.getByLabel('Question')).toHaveValue('Is there a lift?');
    await expect(dialog.getByLabel('Answer')).toHaveValue('Two of them.');
  });

  test('failed updates and deletions are shown too', async ({ page }) => {
    await open(page, product.origin);
    await page.getByRole('button', { name: 'Edit Do you sell locks?' }).click();
    await answerWith(page, 'PUT', /^\/api\/faqs\//, 500, { message: 'Something went wrong.' });
    await page.getByRole('button', { name: 'Update FAQ' }).click();
    await expectToast(page, 'Error', 'Failed to update FAQ');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Delete Do you sell locks?' }).click();
    await cutOff(page, 'DELETE', /^\/api\/faqs\//);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expectToast(page, 'Error', 'Failed to delete FAQ');
    await expect(page.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible();
  });

  test('goes to the sign-in screen when the session has expired, and comes back', async ({ page }) => {
    const toasts = await recordToasts(page);
    await open(page, product.origin, '/faqs?category=access');
    await page.getByRole('button', { name: 'Edit When does the gate open?' }).click();
    await answerWith(page, 'PUT', /^\/api\/faqs\//, 401, signedOutAnswer);
    await page.getByRole('button', { name: 'Update FAQ' }).click();
    const here = /^\/faqs\?category=access&dialog=edit-faq&id=/;
    await page.waitForURL((url) => url.pathname === '/api/login' && here.test(url.searchParams.get('next') ?? ''));
    expect(await toasts()).toEqual(['UnauthorizedYou are logged out. Logging in again...']);
  });
});

test('has loading, failed and empty states', async ({ page }) => {
  await cutOff(page, 'GET', '/api/faqs');
  await open(page, product.origin);
  await expect(page.getByRole('alert')).toContainText('Could not load the FAQs.');
  await restoreCalls(page);
  await answerWith(page, 'GET', '/api/faqs', 200, []);
  const faqs = await hold(page, 'GET', '/api/faqs');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Loading FAQs...')).toBeVisible();
  faqs.release();
  await expect(page.getByText('No FAQs yet')).toBeVisible();
  await page.getByRole('button', { name: 'Create Your First FAQ' }).click();
  await expect(page.getByRole('dialog', { name: 'Create New FAQ' })).toBeVisible();
});

test('a user can read the FAQs of their own location and change none', async ({ browser, context }) => {
  const own = { username: 'ria', password: userPassword };
  await makeUser(context.request, product.origin, { username: own.username, locationId: hill.locationId });
  const readers = await browser.newContext();
  await signInByRequest(readers, product.origin, own);
  const page = await readers.newPage();
  await open(page, product.origin);
  await expect(rowOf(page, 'May I pay by card?')).toBeVisible();
  await expect(rowOf(page, 'Do you sell locks?')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: /New|Import|Edit|Delete/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Unanswered Questions' }).click();
  await expect(page.getByText('zeppelin')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create FAQ' })).toHaveCount(0);
  await readers.close();
});

test('an incomplete FAQ shows what is missing, accessibly', async ({ page }) => {
  await open(page, product.origin);
  await page.getByRole('button', { name: 'New FAQ' }).click();
  await page.getByRole('button', { name: 'Create FAQ' }).click();
  await expect(page.getByText('Answer is required.')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('a thousand FAQs are all loaded and rendered as far as they are scrolled', async ({ page, context }) => {
  const many = await makeBot(context.request, product.origin, { name: 'Many' });
  for (const half of [0, 1]) {
    const faqs = Array.from({ length: 500 }, (_, index) => ({
      question: `Question ${half * 500 + index}?`,
      answer: 'Yes.',
    }));
    const answer = await context.request.post(`${product.origin}/api/bots/${many.id}/import-faqs`, { data: { faqs } });
    expect(answer.ok()).toBe(true);
  }
  await open(page, product.origin, `/faqs?botId=${many.id}`);
  await expect(page.getByRole('status')).toHaveText('1,000 FAQs');
  await expect(questions(page)).toHaveCount(50);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(questions(page)).toHaveCount(100);
  await page.getByRole('searchbox').fill('question 999?');
  await expect(questions(page)).toHaveText(['Question 999?']);
});

test('an FAQ opens in a side panel, with its Spanish version, at any width', async ({ page }) => {
  const spanish = { questionEs: '¿Hay ascensor?', answerEs: 'Sí, dos.' };
  const fields = { botId: harbor.id, question: 'Is there a freight elevator?', answer: 'Yes, **two**.', ...spanish };
  const faq = await makeFaq(page.request, product.origin, fields);
  await open(page, product.origin);
  const link = page.getByRole('link', { name: faq.question });
  await link.press('Enter');
  const panel = page.getByRole('dialog', { name: faq.question });
  await expect(panel).toContainText('¿Hay ascensor?');
  await expect(panel).toContainText('Sí, dos.');
  await expect(panel.getByText(harbor.name)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await link.click();
  await expectNoAxeViolations(page);
  await panel.getByRole('button', { name: 'Edit FAQ' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit FAQ' });
  await expect(edit.getByLabel('Respuesta')).toHaveValue('Sí, dos.');
  await edit.getByRole('button', { name: 'Cancel' }).click();
  await panel.getByRole('button', { name: 'Delete FAQ' }).click();
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Success', 'FAQ deleted successfully');
  await expect(panel).toHaveCount(0);
});
