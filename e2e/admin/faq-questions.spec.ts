import { readFile } from 'node:fs/promises';
import type { Bot } from '@chat-module/contract/bots';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { answerWith, cutOff, hold, restoreCalls } from '../support/calls.ts';
import { productForFile } from '../support/product-for-file.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';
import { ask, fillIn, makeBots, makeFaq, open, rowOf } from './faqs-screen.ts';

const product = productForFile();

let harbor: Bot;
let hill: Bot;

const harpQuestion = 'Do you restring harps?';
const harpAnswer = 'Yes, on **Fridays**.';

test.beforeAll(async ({ browser }) => {
  ({ harbor, hill } = await makeBots(browser, product.origin));
  const context = await browser.newContext();
  await signInByRequest(context, product.origin);
  // Before any suggestion is asked for: they come from FAQs that are read again only after a while.
  await makeFaq(context.request, product.origin, { botId: harbor.id, question: harpQuestion, answer: harpAnswer });
  await context.close();
});

test.beforeEach(({ context }) => signInByRequest(context, product.origin));

test.describe('unanswered questions', () => {
  test('become an FAQ with one click', async ({ page }) => {
    await open(page, product.origin);
    await page.getByRole('link', { name: 'Unanswered Questions' }).click();
    await expect(page).toHaveURL(`${product.origin}/faqs?view=unanswered`);
    const row = page.getByRole('listitem').filter({ hasText: 'telescopes' });
    await expect(row).toContainText('Asked 2 times');
    await expect(row).toContainText('Hilltop Helper');
    await expectNoAxeViolations(page);
    await row.getByRole('button', { name: 'Create FAQ' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New FAQ' });
    await expect(dialog).toContainText('For Hilltop Helper');
    await expect(dialog.getByLabel('Question')).toHaveValue('do you rent out telescopes');
    await fillIn(dialog, 'Do you rent out telescopes?', 'No, only rooms to keep them in.');
    await dialog.getByRole('button', { name: 'Create FAQ' }).click();
    await expectToast(page, 'Success', 'FAQ created successfully');
    await expect(row).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: 'zeppelin' })).toBeVisible();
    await page.getByRole('link', { name: 'FAQs', exact: true }).first().click();
    await expect(rowOf(page, 'Do you rent out telescopes?')).toContainText('Hilltop Helper');
  });

  test('start with the answer that another bot gives, and say whose it is', async ({ page }) => {
    await ask(page.request, product.origin, hill.id, harpQuestion);
    await open(page, product.origin, '/faqs?view=unanswered');
    const row = page.getByRole('listitem').filter({ hasText: 'harps' });
    await row.getByRole('button', { name: 'Create FAQ' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New FAQ' });
    await expect(dialog.getByLabel('Answer')).toHaveValue(harpAnswer);
    await expect(dialog).toContainText(
      'Make sure this answer is true for your facility. Suggested from Harbor Helper: “Do you restring harps?”',
    );
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Create FAQ' }).click();
    await expectToast(page, 'Success', 'FAQ created successfully');
    await expect(row).toHaveCount(0);
  });

  test('and their bots and locations: failures to load are shown', async ({ page }) => {
    for (const [path, what] of [
      ['/api/bots', 'the bots'],
      ['/api/locations', 'the locations'],
    ] as const) {
      await cutOff(page, 'GET', path);
      await open(page, product.origin, '/faqs?view=unanswered');
      await expect(page.getByRole('alert')).toContainText(`Could not load ${what}.`);
      await restoreCalls(page);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'zeppelin' })).toBeVisible();
    }
    await cutOff(page, 'GET', '/api/bots');
    await open(page, product.origin);
    await expect(page.getByRole('alert')).toContainText('Could not load the bots.');
    await restoreCalls(page);
  });

  test('are dismissed one by one, after confirmation', async ({ page }) => {
    await ask(page.request, product.origin, hill.id, 'Is there a moat with crocodiles?');
    await open(page, product.origin, '/faqs?view=unanswered');
    const row = page.getByRole('listitem').filter({ hasText: 'crocodiles' });
    await row.getByRole('button', { name: 'Dismiss Is there a moat with crocodiles?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dismiss this question?' });
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: /^Dismiss/ }).click();
    const call = ['DELETE', /^\/api\/admin\/unanswered\//] as const;
    await cutOff(page, ...call);
    await dialog.getByRole('button', { name: 'Dismiss' }).click();
    await expectToast(page, 'Error', 'Failed to dismiss question');
    await restoreCalls(page);
    const dismissal = await hold(page, ...call);
    await dialog.getByRole('button', { name: 'Dismiss' }).dblclick();
    await expect(dialog.getByRole('button', { name: 'Dismissing...' })).toBeDisabled();
    dismissal.release();
    await expectToast(page, 'Success', 'Question dismissed successfully');
    expect(dismissal.count()).toBe(1);
    await expect(dialog).toBeHidden();
    await expect(row).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('listitem').filter({ hasText: 'zeppelin' })).toBeVisible();
    await expect(row).toHaveCount(0);
  });

  test('are counted and exported as CSV, with the location', async ({ page }) => {
    await ask(page.request, product.origin, hill.id, 'Is there a moat with piranhas?');
    await open(page, product.origin, '/faqs?view=unanswered&grouping=none');
    const count = page.getByRole('search').getByRole('status');
    await expect(count).toHaveText(/^[2-9] questions$/);
    const before = Number.parseInt(await count.innerText(), 10);
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const lines = (await readFile(await (await downloaded).path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(before + 1);
    expect(lines[1]).toMatch(/"Is there a moat with piranhas\?","1","Hilltop Helper","Hilltop Storage"$/);
    await page.getByLabel('Group by meaning').check();
    await expect(count).toHaveText(new RegExp(`^${before} questions in [2-9] groups$`));
    const row = page.getByRole('listitem').filter({ hasText: 'piranhas' });
    await row.getByRole('button', { name: /^Dismiss/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click();
    await expect(count).toHaveText(new RegExp(`^${before - 1} questions? in`));
    await page.getByLabel('Location').selectOption({ label: 'Harbor Lane Storage' });
    await expect(count).toHaveText('0 questions');
  });

  test('are filtered by location; empty, loading and failed states differ', async ({ page }) => {
    await cutOff(page, 'GET', '/api/admin/unanswered/groups');
    await open(page, product.origin, '/faqs?view=unanswered');
    await expect(page.getByRole('alert')).toContainText('Could not load the unanswered questions.');
    await restoreCalls(page);
    const unanswered = await hold(page, 'GET', '/api/admin/unanswered/groups');
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    const loading = page.getByText('Loading questions...');
    // A change elsewhere may load the list before the click does.
    await expect(async () => {
      if (await tryAgain.isVisible()) await tryAgain.click({ timeout: 1000 });
      await expect(loading).toBeVisible({ timeout: 1000 });
    }).toPass();
    unanswered.release();
    await page.getByLabel('Location').selectOption({ label: 'Harbor Lane Storage' });
    await expect(page.getByText('No unanswered questions')).toBeVisible();
    await page.reload();
    await expect(page.getByText('No unanswered questions')).toBeVisible();
  });
});

test.describe('Test a Question', () => {
  const openCheck = async (page: Page) => {
    await open(page, product.origin);
    await page.getByRole('link', { name: 'Test a Question' }).click();
    await page.getByRole('combobox', { name: 'Bot' }).selectOption({ label: 'Harbor Helper' });
    return page.getByRole('textbox', { name: 'Question' });
  };
  const result = (page: Page) => page.getByRole('region', { name: 'Result' });

  test('shows the answer, what the question was understood as, and the possible answers, and stores nothing', async ({
    page,
    context,
  }) => {
    const question = await openCheck(page);
    await expect(page.getByRole('button', { name: 'Check' })).toBeDisabled();
    await question.fill('what time does the gate open');
    await question.press('Enter');
    await expect(result(page).getByText('At six every morning.')).toBeVisible();
    await expect(result(page).getByText(/Best match: \d+% \(minimum \d+%\)\./)).toBeVisible();
    const understood = result(page).getByRole('region', { name: 'Understood as' });
    await expect(understood).toContainText('English');
    await expect(understood).toContainText('what time does the gate open');
    await expect(understood).toContainText(/Access: hours \d+%/);
    const row = result(page).getByRole('row').filter({ hasText: 'When does the gate open?' });
    await expect(row.getByRole('cell')).toHaveText(['FAQ', /When does the gate open\?/, /\d+%/, 'Used']);
    const conversations = await context.request.get(`${product.origin}/api/bots/${harbor.id}/conversations`);
    expect(await conversations.json()).toEqual([]);
    await expectNoAxeViolations(page);
  });

  test('says that nothing fits, and by how far, also on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const question = await openCheck(page);
    await question.fill('Any zeppelin mooring mast?');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(result(page).getByText('No answer')).toBeVisible();
    await expect(result(page).getByText('Contact form')).toBeVisible();
    await expect(result(page).getByText(/below the minimum of \d+%/)).toBeVisible();
    await expect(result(page).getByRole('row').nth(1)).toContainText(/FAQ · Below the minimum of \d+%/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectNoAxeViolations(page);
  });

  test('asks once, shows progress, and keeps the question after a failure', async ({ page }) => {
    const question = await openCheck(page);
    const path = `/api/bots/${harbor.id}/check-question`;
    await answerWith(page, 'POST', path, 500, { message: 'The server stumbled.' });
    await question.fill('May I sing?');
    await question.press('Enter');
    await expectToast(page, 'Error', 'The server stumbled.');
    await expect(question).toHaveValue('May I sing?');
    await restoreCalls(page);
    const call = await hold(page, 'POST', path);
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('button', { name: 'Checking...' })).toBeDisabled();
    call.release();
    await expect(result(page)).toBeVisible();
    expect(call.count()).toBe(1);
  });
});
