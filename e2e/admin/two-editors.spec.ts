import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { productForFile } from '../support/product-for-file.ts';
import { makeBot, makeLocation, post } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';

const product = productForFile();

test.beforeEach(({ context }) => signInByRequest(context, product.origin));

const read = async (page: Page, path: string) => (await page.request.get(product.origin + path)).json();

/** Opens the same form twice, types into both and then saves one after the other. */
const editTwice = async (
  context: BrowserContext,
  path: string,
  save: string,
  first: (form: Locator) => Promise<unknown>,
  second: (form: Locator) => Promise<unknown>,
) => {
  const pages = await Promise.all([context.newPage(), context.newPage()]);
  const forms = pages.map((page) => page.locator('form').filter({ has: page.getByRole('button', { name: save }) }));
  await Promise.all(pages.map((page) => page.goto(product.origin + path)));
  for (const [at, type] of [first, second].entries()) await type(forms[at] as Locator);
  for (const form of forms) {
    await form.getByRole('button', { name: save }).click();
    await expect(form).toHaveCount(0);
  }
  for (const page of pages) await page.close();
};

test('two people who edit one reservation or lead keep what the other changed', async ({ context, page }) => {
  const { id: botId } = await makeBot(page.request, product.origin);
  await post(page.request, `${product.origin}/api/leads`, { botId, name: 'Ada Quill', phone: '(503) 555-0111' });
  const unit = { unitId: 'unit', unitSize: '10x10' };
  const customer = { customerName: 'Kim Quiet', customerPhone: '(503) 555-0112' };
  await post(page.request, `${product.origin}/api/reservations`, { botId, ...unit, ...customer });
  for (const { list, dialog, save, status } of [
    { list: 'reservations', dialog: 'update-status', save: 'Update Reservation', status: 'confirmed' },
    { list: 'leads', dialog: 'update-lead', save: 'Update Lead', status: 'contacted' },
  ]) {
    const [{ id }] = await read(page, `/api/admin/${list}`);
    await editTwice(
      context,
      `/${list}?dialog=${dialog}&id=${id}`,
      save,
      (form) => form.getByLabel('Status').selectOption(status),
      (form) => form.getByLabel('Notes').fill('Called back.'),
    );
    expect(await read(page, `/api/admin/${list}/${id}`), list).toMatchObject({ status, notes: 'Called back.' });
  }
});

test('two admins who edit one location, bot or FAQ keep what the other changed', async ({ context, page }) => {
  const location = await makeLocation(page.request, product.origin, { amenities: ['Cameras'] });
  const bot = await makeBot(page.request, product.origin, { locationId: location.id });
  const question = 'When do you open?';
  const faqs = `${product.origin}/api/faqs`;
  await post(page.request, faqs, { botId: bot.id, question, answer: 'At six.' });
  const [faq] = await read(page, `/api/faqs?botId=${bot.id}`);
  await editTwice(
    context,
    `/locations/${location.id}/edit`,
    'Save Location',
    (form) => form.getByLabel('Office Hours').fill('Mon - Fri: 9 AM - 5 PM'),
    (form) => form.getByLabel('Phone Number').fill('(503) 555-0177'),
  );
  expect(await read(page, `/api/locations/${location.id}`)).toMatchObject({
    officeHours: 'Mon - Fri: 9 AM - 5 PM',
    phoneNumber: '(503) 555-0177',
    amenities: ['Cameras'],
  });
  await editTwice(
    context,
    `/?dialog=edit-bot&id=${bot.id}`,
    'Update Bot',
    (form) => form.getByLabel('Greeting').fill('Welcome!'),
    (form) => form.getByLabel('Bot Name').fill('Dock Helper'),
  );
  expect((await read(page, '/api/bots')).find(({ id }: { id: string }) => id === bot.id)).toMatchObject({
    greeting: 'Welcome!',
    name: 'Dock Helper',
  });
  await editTwice(
    context,
    `/faqs?dialog=edit-faq&id=${faq.id}`,
    'Update FAQ',
    (form) => form.getByLabel('Answer', { exact: true }).fill('At seven.'),
    (form) => form.getByLabel('Category').fill('hours'),
  );
  expect((await read(page, `/api/faqs?botId=${bot.id}`))[0]).toMatchObject({ answer: 'At seven.', category: 'hours' });
});
