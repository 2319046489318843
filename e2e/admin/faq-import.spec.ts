import { readFile } from 'node:fs/promises';
import type { Bot } from '@chat-module/contract/bots';
import type { Faq } from '@chat-module/contract/faqs';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { answerWith, cutOff, hold, restoreCalls, signedOutAnswer } from '../support/calls.ts';
import { type HostPage, serveHostPage } from '../support/host-page.ts';
import { intercept } from '../support/interceptions.ts';
import { productForFile } from '../support/product-for-file.ts';
import { recordToasts } from '../support/record-toasts.ts';
import { makeBot, post } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

// The imported page is on this machine, which imports reach only if allowed.
const product = productForFile({ FETCH_ALLOW_HOSTS: 'localhost' });

let bot: Bot;

const importCall = ['POST', /^\/api\/bots\/[^/]+\/import-faqs$/] as const;

const openDialog = async (page: Page, query = '') => {
  await page.goto(`${product.origin}/faqs${query}`);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  return page.getByRole('dialog', { name: 'Import FAQs from CSV' });
};

const csvFile = (text: string, name = 'faqs.csv') => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

const longCsv = (count: number, about: string) =>
  ['question,answer', ...Array.from({ length: count }, (_, index) => `${about} ${index}?,Yes.`)].join('\n');

const expectFigures = async (
  page: Page,
  figures: readonly [changed: string, there: string, kept: string, leftOut: string],
) => {
  await expect(page.getByRole('definition')).toHaveText([...figures]);
};

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext();
  await signInByRequest(context, product.origin);
  bot = await makeBot(context.request, product.origin);
  await post(context.request, `${product.origin}/api/faqs`, {
    botId: bot.id,
    question: 'Is there parking?',
    answer: 'Behind the gate.',
  });
  await post(context.request, `${product.origin}/api/faqs`, {
    botId: bot.id,
    question: 'Is there a tap?',
    answer: 'Round the corner.',
  });
  await context.close();
});

test.beforeEach(({ context }) => signInByRequest(context, product.origin));

test('keeps edited answers unless told to replace them', async ({ page }) => {
  const dialog = await openDialog(page);
  const file = csvFile('question,answer\nIs there a tap?,In the yard.');
  await dialog.getByLabel('CSV File').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Import FAQs' }).click();
  await expectFigures(page, ['0', '0', '1', '0']);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await openDialog(page);
  await dialog.getByLabel('CSV File').setInputFiles(file);
  await dialog.getByLabel('Also replace FAQs you wrote or edited').check();
  await dialog.getByRole('button', { name: 'Import FAQs' }).click();
  await expectFigures(page, ['1', '0', '0', '0']);
});

test('previews a file, imports it, and reports the result', async ({ page }) => {
  const dialog = await openDialog(page);
  const start = dialog.getByRole('button', { name: 'Import FAQs' });
  await expect(dialog.getByLabel('Select Bot')).toHaveValue(bot.id);
  await expect(start).toBeDisabled();
  const text = [
    '\ufeffQuestion;Answer;Category',
    '"Open; on ""Sunday""?";"Yes:\r\nfrom ten.";hours',
    'Is there parking?;Behind the gate.;',
    'Nothing else?;;',
    'is there PARKING?;Twice.;',
  ].join('\r\n');
  await dialog.getByLabel('CSV File').setInputFiles(csvFile(text));
  await expect(dialog.getByRole('status')).toHaveText('2 questions in faqs.csv, 2 rows skipped');
  await expect(dialog.getByText('Open; on "Sunday"?')).toBeVisible();
  await expect(dialog.getByText('Row 4: Answer is required.')).toBeVisible();
  await expect(dialog.getByText('Row 5: Duplicate of row 3.')).toBeVisible();
  const call = await hold(page, ...importCall);
  await start.dblclick();
  await expect(dialog.getByRole('button', { name: 'Importing...' })).toBeDisabled();
  await expect(dialog.getByRole('status')).toHaveText('Importing 0 of 2 questions...');
  call.release();
  await expect(dialog.getByRole('status')).toHaveText('Import finished');
  expect(call.count()).toBe(1);
  await expectFigures(page, ['1', '1', '0', '2']);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Import CSV' })).toBeFocused();
  await expect(page.getByRole('row').filter({ hasText: 'Open; on "Sunday"?' })).toContainText('hours');
});

test('says what is wrong with a file, and accepts the next one', async ({ page }) => {
  const dialog = await openDialog(page);
  const file = dialog.getByLabel('CSV File');
  await file.setInputFiles(csvFile('frage,antwort\nWann?,Um sechs.'));
  await expect(file).toHaveAccessibleDescription(/^The first row must name the columns “question” and “answer”\./);
  await file.setInputFiles(csvFile(''));
  await expect(file).toHaveAccessibleDescription(/^This file is empty\./);
  await expect(dialog.getByRole('button', { name: 'Import FAQs' })).toBeDisabled();
  await file.setInputFiles(csvFile('question\tanswer\nWhen?\tAt six.', 'faqs.tsv'));
  await expect(dialog.getByRole('status')).toHaveText('1 question in faqs.tsv');
  await expect(dialog.getByRole('button', { name: 'Import FAQs' })).toBeEnabled();
});

test('a long file is sent in chunks of five hundred; after a failure it can continue', async ({ page }) => {
  const dialog = await openDialog(page);
  await dialog.getByLabel('CSV File').setInputFiles(csvFile(longCsv(1200, 'Long')));
  await expect(dialog.getByRole('status')).toHaveText('1,200 questions in faqs.csv');
  let calls = 0;
  await intercept(page, '**/import-faqs', (route) => {
    calls += 1;
    return calls === 2 ? route.abort('connectionrefused') : route.fallback();
  });
  await dialog.getByRole('button', { name: 'Import FAQs' }).click();
  await expectToast(page, 'Error', 'Failed to import FAQ content');
  await expect(dialog.getByRole('status')).toHaveText('Interrupted after 500 of 1,200 questions');
  await expect(dialog.getByRole('alert')).toHaveText('Could not reach the server. The rows already sent are saved.');
  await expect(dialog.getByRole('progressbar', { name: 'Import' })).toHaveAttribute('value', '500');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Import finished');
  expect(calls).toBe(4);
  await expectFigures(page, ['1,200', '0', '0', '0']);
});

test('can be stopped and continues where it stopped', async ({ page }) => {
  const dialog = await openDialog(page);
  await dialog.getByLabel('CSV File').setInputFiles(csvFile(longCsv(600, 'Stop')));
  const call = await hold(page, ...importCall);
  await dialog.getByRole('button', { name: 'Import FAQs' }).click();
  await dialog.getByRole('button', { name: 'Stop' }).click();
  call.release();
  await expect(dialog.getByRole('status')).toHaveText('Stopped after 500 of 600 questions');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Import finished');
  await expectFigures(page, ['600', '0', '0', '0']);
});

test("shows the server's message, and goes to the sign-in screen when the session has expired", async ({ page }) => {
  const toasts = await recordToasts(page);
  const dialog = await openDialog(page);
  await dialog.getByLabel('CSV File').setInputFiles(csvFile('question,answer\nWhen?,At six.'));
  await answerWith(page, ...importCall, 500, { message: 'Something went wrong on our side.' });
  await dialog.getByRole('button', { name: 'Import FAQs' }).click();
  await expectToast(page, 'Error', 'Failed to import FAQ content');
  await expect(dialog.getByRole('alert')).toHaveText('Something went wrong on our side.');
  await restoreCalls(page);
  await answerWith(page, ...importCall, 401, signedOutAnswer);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL(`${product.origin}/api/login?next=%2Ffaqs%3Fdialog%3Dimport-csv`);
  expect(await toasts()).toContain('UnauthorizedYou are logged out. Logging in again...');
});

test('the dialog is accessible with a preview and with a report', async ({ page }) => {
  // Filters to one of the hundreds of questions that other tests import, because axe checks each.
  const dialog = await openDialog(page, '?search=parking');
  await dialog.getByLabel('CSV File').setInputFiles(csvFile('question,answer\nWhen?,At six.\n,Nothing.'));
  await expect(dialog.getByRole('status')).toBeVisible();
  await expectNoAxeViolations(page);
  await cutOff(page, ...importCall);
  await dialog.getByRole('button', { name: 'Import FAQs' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectNoAxeViolations(page);
});

test.describe('from a page', () => {
  let website: HostPage;

  test.beforeAll(async () => {
    website = await serveHostPage(`<!doctype html><html lang="en"><title>FAQ</title><main><h1>Questions</h1>
<details><summary>Do you have a loading dock?</summary><p>Yes, at the north side of the building.</p></details>
<details><summary>Is there a restroom?</summary><p>Yes, beside the office.</p></details></main></html>`);
  });
  test.afterAll(() => website.close());

  test('adds its questions to the list', async ({ page }) => {
    await page.goto(`${product.origin}/faqs?search=restroom`);
    await expect(page.getByText('No FAQs match')).toBeVisible();
    await page.getByRole('button', { name: 'Import from Website' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import FAQ Content' });
    await dialog.getByLabel('Select Bot').selectOption({ label: bot.name });
    await dialog.getByLabel('Website URL').fill(website.origin);
    await dialog.getByRole('button', { name: 'Import FAQ' }).click();
    await expectToast(page, 'Success', 'FAQ content imported successfully');
    await expect(page.getByRole('row').filter({ hasText: 'Is there a restroom?' })).toContainText('beside the office');
  });
});

test('an exported list is imported into another bot as it was', async ({ page }) => {
  const [from, to] = [
    await makeBot(page.request, product.origin, { name: 'Exporter' }),
    await makeBot(page.request, product.origin, { name: 'Importer' }),
  ];
  const written = [
    { question: 'What do you sell?', answer: '- boxes\n- tape; +rope, =and "more"', category: 'goods' },
    { question: "'=1+1?", answer: "'tis 2, he said", status: 'inactive' },
    { question: 'Is there a lift?', answer: 'Yes.', questionEs: '¿Hay ascensor?', answerEs: '=Sí.' },
  ];
  for (const faq of written) await post(page.request, `${product.origin}/api/faqs`, { botId: from.id, ...faq });
  await page.goto(`${product.origin}/faqs?botId=${from.id}`);
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await (await downloaded).path();

  const dialog = await openDialog(page);
  await dialog.getByLabel('Select Bot').selectOption({ label: 'Importer' });
  await dialog.getByLabel('CSV File').setInputFiles({ ...csvFile(''), buffer: await readFile(file) });
  await dialog.getByRole('button', { name: 'Import FAQs' }).click();
  await expectFigures(page, ['3', '0', '0', '0']);
  const textsOf = async ({ id }: Bot) => {
    const faqs: Faq[] = await (await page.request.get(`${product.origin}/api/faqs?botId=${id}`)).json();
    return faqs.map(({ question, answer, questionEs, answerEs, category, status }) => ({
      ...{ question, answer, questionEs, answerEs, category, status },
    }));
  };
  expect(await textsOf(to)).toEqual(await textsOf(from));
});
