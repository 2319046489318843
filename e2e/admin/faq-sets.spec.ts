import type { Bot } from '@chat-module/contract/bots';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { serveHostPage } from '../support/host-page.ts';
import { productForFile } from '../support/product-for-file.ts';
import { makeUser, post, userPassword } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';
import { fillIn, makeBots, open, rowOf } from './faqs-screen.ts';

// The imported page is on this machine, which imports reach only if allowed.
const product = productForFile({ FETCH_ALLOW_HOSTS: 'localhost' });

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
  await override.getByRole('button', { name: 'Save Override' }).click();
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
  const count = await card.getByRole('listitem').count();
  await expect(card.getByRole('status')).toHaveText(count === 1 ? '1 FAQ set' : `${count} FAQ sets`);
  expect(await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.getByRole('button', { name: 'Delete Washington' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Success', 'FAQ set deleted successfully');
  await expect(page.getByRole('link', { name: 'Washington' })).toHaveCount(0);
});

const makeSet = (page: Page, name: string, bots: readonly Bot[]) =>
  post(page.request, `${product.origin}/api/faq-sets`, { name, botIds: bots.map(({ id }) => id) });

const optionsOf = (dialog: Locator, label: string) => dialog.getByLabel(label).getByRole('option');

test('a manager is offered only the changes of a shared set that they may make', async ({ page, context }) => {
  const shared = await makeSet(page, 'Shared by both', [harbor, hill]);
  const own = await makeSet(page, 'Of the harbor', [harbor]);
  const faqOf = ({ id }: { id: string }, question: string) =>
    post(page.request, `${product.origin}/api/faqs`, { setId: id, question, answer: 'At the office.' });
  const carts = await faqOf(shared, 'Are there carts?');
  await faqOf(own, 'Is there a crane?');
  await ask(page, harbor, 'Do you have a sauna?');
  const { username } = await makeUser(page.request, product.origin, {
    username: 'harbor-manager',
    role: 'manager',
    locationId: harbor.locationId,
  });
  await signInByRequest(context, product.origin, { username, password: userPassword });

  await open(page, product.origin);
  await expect(page.getByRole('button', { name: 'Edit Is there a crane?' })).toBeVisible();
  await expect(rowOf(page, 'Are there carts?')).toBeVisible();
  await expect(rowOf(page, 'Are there carts?').getByRole('button')).toHaveCount(0);
  await open(page, product.origin, `/faqs?botId=${harbor.id}`);
  const actions = rowOf(page, 'Are there carts?').getByRole('button');
  await expect(actions).toHaveCount(2);
  await expect(actions.first()).toHaveAccessibleName('Override for this bot: Are there carts?');
  await expect(actions.last()).toHaveAccessibleName('Hide for this bot: Are there carts?');

  await open(page, product.origin, `/faqs?dialog=edit-faq&id=${carts.id}`);
  await expect(rowOf(page, 'Are there carts?')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(`${product.origin}/faqs?setId=${shared.id}&dialog=create-faq`);
  const create = page.getByRole('dialog', { name: 'Create New FAQ' });
  await expect(optionsOf(create, 'Bot or FAQ Set')).toHaveText(['Choose a bot', harbor.name, 'FAQ set: Of the harbor']);
  await page.goto(`${product.origin}/faqs?dialog=import-csv`);
  const csv = page.getByRole('dialog', { name: 'Import FAQs from CSV' });
  await expect(optionsOf(csv, 'Select Bot')).toHaveText([/^Choose a bot/, harbor.name, 'FAQ set: Of the harbor']);
  const [sauna] = await (await page.request.get(`${product.origin}/api/admin/unanswered`)).json();
  await page.goto(`${product.origin}/faqs?view=unanswered&dialog=answer-group&id=${sauna.id}`);
  const answer = page.getByRole('dialog', { name: 'Answer for All' });
  await expect(optionsOf(answer, 'Answer for')).toHaveText(['Selected bots', 'FAQ set: Of the harbor']);

  await page.goto(`${product.origin}/faqs?view=sets&dialog=edit-faq-set&id=${shared.id}`);
  const edit = page.getByRole('dialog', { name: 'Edit FAQ Set' });
  await expect(edit.getByLabel('Name')).not.toBeEditable();
  await expect(edit.getByLabel('Name')).toHaveAccessibleDescription(/^Bots at other locations use this set too\./);
  await expectNoAxeViolations(page);
  await edit.getByRole('button', { name: 'Update Set' }).click();
  await expectToast(page, 'Success', 'FAQ set updated successfully');
});

test('a web page and a CSV file are imported into a set', async ({ page }) => {
  const { id } = await makeSet(page, 'Imported', [hill]);
  const site = await serveHostPage(`<!doctype html><html lang="en"><title>FAQ</title>
<details><summary>May I paint my door?</summary><p>Only in white.</p></details></html>`);
  await page.goto(`${product.origin}/?dialog=import-faq`);
  const dialog = page.getByRole('dialog', { name: 'Import FAQ Content' });
  await dialog.getByLabel('Select Bot').selectOption({ label: 'FAQ set: Imported' });
  await dialog.getByLabel('Website URL').fill(site.origin);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('button', { name: 'Import 1 selected' }).click();
  await expectToast(page, 'Success', 'FAQ content imported successfully');
  await page.goto(`${product.origin}/?dialog=import-faq`);
  await dialog.getByLabel('Select Bot').selectOption({ label: 'FAQ set: Imported' });
  await dialog.getByLabel('Website URL').fill(site.origin);
  await dialog.getByRole('button', { name: 'Import FAQ', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await site.close();

  await open(page, product.origin, `/faqs?setId=${id}`);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const csv = page.getByRole('dialog', { name: 'Import FAQs from CSV' });
  await expect(csv.getByLabel('Select Bot')).toHaveValue(`set ${id}`);
  const buffer = Buffer.from('question,answer\nIs there a bell?,By the door.');
  await csv.getByLabel('CSV File').setInputFiles({ name: 'faqs.csv', mimeType: 'text/csv', buffer });
  await csv.getByRole('button', { name: 'Import FAQs' }).click();
  await csv.getByRole('button', { name: 'Done' }).click();
  for (const question of ['Is there a bell?', 'May I paint my door?'])
    await expect(rowOf(page, question)).toContainText('Set Imported');
  await expect(page.getByRole('row')).toHaveCount(3);
  expect(await ask(page, hill, 'Is there a bell?')).toBe('By the door.');
});

test('a set that was chosen and is gone since has to be chosen anew', async ({ page }) => {
  const { id } = await makeSet(page, 'Short-lived', [hill]);
  await makeSet(page, 'Long-lived', [hill]);
  await page.goto(`${product.origin}/faqs?dialog=create-faq`);
  const dialog = page.getByRole('dialog', { name: 'Create New FAQ' });
  await dialog.getByLabel('Bot or FAQ Set').selectOption({ label: 'FAQ set: Short-lived' });
  await fillIn(dialog, 'Is it quiet?', 'At night.');
  await page.request.delete(`${product.origin}/api/faq-sets/${id}`);
  await page.reload();
  const owner = dialog.getByLabel('Bot or FAQ Set');
  await expect(owner).toHaveAccessibleDescription('Your choice is no longer available. Choose another one.');
  await expect(owner.getByRole('option', { name: 'Unavailable FAQ set' })).toHaveJSProperty('selected', true);
  await expect(dialog.getByLabel('Question')).toHaveValue('Is it quiet?');
  await owner.selectOption({ label: 'FAQ set: Long-lived' });
  await dialog.getByRole('button', { name: 'Create FAQ' }).click();
  await expectToast(page, 'Success', 'FAQ created successfully');
});

test('an answer for all asks before it discards a choice', async ({ page }) => {
  await makeSet(page, 'Chosen', [harbor]);
  await ask(page, harbor, 'Do you have a helipad?');
  const [helipad] = await (await page.request.get(`${product.origin}/api/admin/unanswered`)).json();
  await page.goto(`${product.origin}/faqs?view=unanswered&dialog=answer-group&id=${helipad.id}`);
  const dialog = page.getByRole('dialog', { name: 'Answer for All' });
  const cancel = dialog.getByRole('button', { name: 'Cancel' });
  const changes = [
    () => dialog.getByRole('checkbox', { name: hill.name, exact: true }).click(),
    () => dialog.getByRole('checkbox', { name: /^Do you have a helipad/ }).click(),
    () => dialog.getByLabel('Answer for').selectOption({ label: 'FAQ set: Chosen' }),
  ];
  for (const change of changes) {
    await change();
    const asked = new Promise<string>((resolve) => {
      page.once('dialog', (question) => {
        resolve(question.message());
        void question.dismiss();
      });
    });
    await cancel.click();
    expect(await asked).toBe('Discard your changes?');
    await expect(dialog).toBeVisible();
    if (change !== changes.at(-1)) await change();
  }
  await dialog.getByLabel('Answer for').selectOption('');
  await cancel.click();
  await expect(dialog).toHaveCount(0);
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
