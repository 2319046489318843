import type { Bot } from '@chat-module/contract/bots';
import type { Location } from '@chat-module/contract/locations';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { productForFile } from '../support/product-for-file.ts';
import { makeBot, makeLocation, makeUser, post, userPassword } from '../support/records.ts';
import { adminPassword, signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';

const product = productForFile();

let location: Location;
let bot: Bot;

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext();
  await signInByRequest(context, product.origin);
  const { request } = context;
  const { origin } = product;
  location = await makeLocation(request, origin);
  bot = await makeBot(request, origin, { locationId: location.id });
  await makeUser(request, origin, { username: 'second', role: 'admin', locationId: location.id });
  await makeUser(request, origin, { username: 'ria', locationId: location.id });
  await post(request, `${origin}/api/faqs`, { botId: bot.id, question: 'When do you open?', answer: 'At six.' });
  await post(request, `${origin}/api/leads`, { botId: bot.id, name: 'Ada Quill', phone: '(503) 555-0111' });
  await post(request, `${origin}/api/reservations`, {
    botId: bot.id,
    unitId: 'unit',
    unitSize: '10x10',
    customerName: 'Kim Quiet',
    customerPhone: '(503) 555-0112',
  });
  await post(request, `${origin}/api/chat/${bot.id}`, { message: 'Any zeppelin mooring mast?', sessionId: 's' });
  await context.close();
});

test.beforeEach(({ context }) => signInByRequest(context, product.origin));

const admin = { username: 'admin', password: adminPassword };

const signIn = async (page: Page, { username, password } = admin): Promise<void> => {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toHaveCount(0);
};

/** A form, how to open it and how to submit it. */
interface Form {
  readonly name: string;
  readonly path: string;
  readonly opener?: string;
  readonly dialog?: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly chosen?: Readonly<Record<string, () => string>>;
  /** A text that appears when the server has answered the typed input; a later call would find the session expired. */
  readonly answered?: string;
  /** Filled in, but never stored. */
  readonly secret?: Readonly<Record<string, string>>;
  readonly submit: string;
}

const forms: readonly Form[] = [
  {
    name: 'a new bot',
    path: '/',
    opener: 'New Bot',
    dialog: 'Create New Bot',
    typed: { 'Bot Name': 'Half a bot', 'Website URL': 'https://half.example', Personality: 'Patient.' },
    chosen: { Status: () => 'training' },
    secret: { 'OpenAI API Key': 'sk-not-to-be-kept' },
    submit: 'Create Bot',
  },
  {
    name: 'a bot that is edited',
    path: '/?search=harbor',
    opener: 'Edit Harbor Helper',
    dialog: 'Edit Bot',
    typed: { 'Bot Name': 'Harbor Renamed' },
    submit: 'Update Bot',
  },
  {
    name: 'the import of a page',
    path: '/',
    opener: 'Import Data',
    dialog: 'Import FAQ Content',
    typed: { 'Website URL': 'https://half.example/faq' },
    chosen: { 'Select Bot': () => bot.id },
    submit: 'Import FAQ',
  },
  {
    name: 'a new user',
    path: '/admin',
    opener: 'Create User',
    dialog: 'Create New User',
    typed: { 'First Name': 'Noor', 'Last Name': 'Haddad', Email: 'noor@example.com', Username: 'noor' },
    chosen: { Role: () => 'admin', Location: () => location.id },
    secret: { Password: 'not to be kept' },
    submit: 'Create User',
  },
  {
    name: 'a user who is edited',
    path: '/admin',
    opener: 'Edit ria',
    dialog: 'Edit User',
    typed: { 'First Name': 'Maria' },
    chosen: { Location: () => location.id },
    submit: 'Update User',
  },
  {
    name: 'a new location',
    path: '/locations/new',
    typed: {
      'Business Name': 'Half a location',
      Address: '9 Quay Street',
      'Phone Number': '(503) 555-0177',
      'Website (Main Site URL)': 'https://half.example',
      'Office Hours': 'Mon: 9-5\nTue: 9-5',
    },
    answered: 'Monday9:00 AM – 5:00 PM',
    submit: 'Save Location',
  },
  {
    name: 'a new FAQ',
    path: '/faqs',
    opener: 'New FAQ',
    dialog: 'Create New FAQ',
    typed: { Question: 'Do you sell boxes?', Answer: 'Yes, in four sizes.', Category: 'shop' },
    submit: 'Create FAQ',
  },
  {
    name: 'an FAQ that is edited',
    path: '/faqs?search=open',
    opener: 'Edit When do you open?',
    dialog: 'Edit FAQ',
    typed: { Answer: 'At seven, half of the year' },
    submit: 'Update FAQ',
  },
  {
    name: 'an FAQ for an unanswered question',
    path: '/faqs?view=unanswered',
    opener: 'Create FAQ',
    dialog: 'Create New FAQ',
    typed: { Answer: 'One, on the roof.' },
    submit: 'Create FAQ',
  },
  {
    name: 'a reservation',
    path: '/reservations',
    opener: 'Update Status',
    dialog: 'Update Status',
    typed: { 'Admin Notes': 'Comes by on Friday.' },
    chosen: { Status: () => 'confirmed' },
    submit: 'Update Reservation',
  },
  {
    name: 'a lead',
    path: '/leads',
    opener: 'Update Status',
    dialog: 'Update Status',
    typed: { Notes: 'Rings back.' },
    chosen: { Status: () => 'contacted' },
    submit: 'Update Lead',
  },
];

const formOf = (page: Page, { dialog }: Form): Locator =>
  dialog === undefined ? page.getByRole('main') : page.getByRole('dialog', { name: dialog });

const openForm = async (page: Page, form: Form): Promise<Locator> => {
  await page.goto(product.origin + form.path);
  return openHere(page, form);
};

const openHere = async (page: Page, form: Form): Promise<Locator> => {
  if (form.opener) await page.getByRole('button', { name: form.opener, exact: true }).first().click();
  await expect(formOf(page, form).getByRole('button', { name: form.submit })).toBeVisible();
  return formOf(page, form);
};

const fill = async (shown: Locator, form: Form): Promise<void> => {
  for (const [label, text] of Object.entries({ ...form.typed, ...form.secret }))
    await shown.getByLabel(label, { exact: true }).fill(text);
  for (const [label, value] of Object.entries(form.chosen ?? {})) {
    await shown.getByLabel(label, { exact: true }).selectOption(value());
  }
  if (form.answered) await expect(shown).toContainText(form.answered);
};

const expectFilled = async (shown: Locator, form: Form): Promise<void> => {
  for (const [label, text] of Object.entries(form.typed))
    await expect(shown.getByLabel(label, { exact: true })).toHaveValue(text);
  for (const [label, value] of Object.entries(form.chosen ?? {}))
    await expect(shown.getByLabel(label, { exact: true })).toHaveValue(value());
  for (const label of Object.keys(form.secret ?? {}))
    await expect(shown.getByLabel(label, { exact: true })).toHaveValue('');
};

const note = (shown: Locator) => shown.getByText(/^We restored your unsaved changes/);
const storedDrafts = (page: Page) => page.evaluate(() => sessionStorage.getItem('drafts') ?? '');

/** Ends the session without a notice, as when it expires. */
const endSession = (page: Page) => page.context().clearCookies();

for (const form of forms) {
  const title = 'what was typed is there again after signing in anew, and goes when it is given up';
  const start = form.dialog ? 'a dialog begins with its first field; ' : '';
  test(`${form.name}: ${start}${title}`, async ({ page }) => {
    // No question appears, because the operator doesn't choose to leave.
    page.on('dialog', (question) => expect(question.type()).not.toBe('beforeunload'));
    const shown = await openForm(page, form);
    if (form.dialog) await expect(shown.locator('input, select, textarea').first()).toBeFocused();
    await fill(shown, form);
    for (const secret of Object.values(form.secret ?? {})) expect(await storedDrafts(page)).not.toContain(secret);
    await endSession(page);
    await shown.getByRole('button', { name: form.submit, exact: true }).click();
    await page.waitForURL('**/api/login?next=*');
    await signIn(page);
    await expectFilled(shown, form);
    await expect(note(shown)).toBeVisible();
    page.on('dialog', (question) => question.accept());
    await shown.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(shown.getByRole('button', { name: form.submit, exact: true })).toHaveCount(0);
    expect(await storedDrafts(page)).toBe('');
    const again = await (form.dialog ? openHere(page, form) : openForm(page, form));
    await expect(note(again)).toHaveCount(0);
  });
}

test('an edited location and the size in its dialog are restored', async ({ page }) => {
  await page.goto(`${product.origin}/locations/${location.id}/edit`);
  await page.getByLabel('Address', { exact: true }).fill('10 Quay Street');
  await page.getByLabel('Amenity', { exact: true }).fill('Gate');
  await page.getByLabel('Amenity', { exact: true }).press('Enter');
  await page.getByRole('button', { name: /^Edit 10x10/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Size Option' });
  await dialog.getByLabel('Description').fill('Takes two rooms.');
  page.on('dialog', (question) => question.accept());
  await page.reload();
  await expect(dialog.getByLabel('Description')).toHaveValue('Takes two rooms.');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Takes two rooms.')).toBeVisible();
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('10 Quay Street');
  await expect(page.getByRole('button', { name: 'Remove Gate' })).toBeVisible();
  await page.getByRole('button', { name: 'Save Location' }).click();
  await expect(page).toHaveURL(`${product.origin}/locations`);
  expect(await storedDrafts(page)).toBe('');
  const saved = await (await page.request.get(`${product.origin}/api/locations/${location.id}`)).json();
  expect(saved).toMatchObject({ address: '10 Quay Street', amenities: ['Gate'] });
  expect(saved.sizeOptions).toMatchObject([{ size: '10x10', description: 'Takes two rooms.' }]);
});

const [newBot] = forms;
if (!newBot) throw new Error('The first form is that of a new bot.');

test('a restored form can be saved, and leaves no draft', async ({ page }) => {
  await fill(await openForm(page, newBot), newBot);
  await page.reload();
  const shown = formOf(page, newBot);
  await expectFilled(shown, newBot);
  await shown.getByRole('button', { name: newBot.submit }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Half a bot' })).toContainText('Training');
  expect(await storedDrafts(page)).toBe('');
});

test('Forward reopens a dialog that Back closed', async ({ page }) => {
  await page.goto(product.origin);
  await page.getByRole('link', { name: 'Leads' }).click();
  await page.getByRole('button', { name: 'Update Status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Status' });
  await dialog.getByLabel('Notes').fill('Half a sentence');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.goForward();
  await expect(dialog.getByLabel('Notes')).toHaveValue('Half a sentence');
});

test("a restored draft does not undo a colleague's changes", async ({ page }) => {
  const other = await makeBot(page.request, product.origin, { name: 'Shared Helper' });
  await page.goto(product.origin);
  await page.getByRole('button', { name: 'Edit Shared Helper' }).click();
  await page.getByRole('dialog').getByLabel('Personality').fill('Cheerful.');
  await page.request.put(`${product.origin}/api/bots/${other.id}`, { data: { location: 'Astoria' } });
  await page.reload();
  await expect(page.getByRole('dialog').getByLabel('Personality')).toHaveValue('Cheerful.');
  await expect(page.getByRole('dialog').getByLabel('Location', { exact: true })).toHaveValue('Astoria');
});

test("one operator's drafts are not shown to another, and are removed", async ({ page }) => {
  await fill(await openForm(page, newBot), newBot);
  await endSession(page);
  await formOf(page, newBot).getByRole('button', { name: newBot.submit }).click();
  await page.waitForURL('**/api/login?next=*');
  await signIn(page, { username: 'second', password: userPassword });
  await expect(formOf(page, newBot).getByLabel('Bot Name')).toHaveValue('');
  expect(await storedDrafts(page)).toBe('');
});

test('signing out removes the drafts', async ({ page }) => {
  await fill(await openForm(page, newBot), newBot);
  expect(await storedDrafts(page)).toContain('Half a bot');
  await page.goto(`${product.origin}/reservations`);
  expect(await storedDrafts(page)).toContain('Half a bot');
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Open the admin panel' })).toBeVisible();
  expect(await storedDrafts(page)).toBe('');
});

test('leaving a location form on purpose discards its draft', async ({ page }) => {
  await page.goto(`${product.origin}/locations/new`);
  await page.getByLabel('Business Name').fill('Half a location');
  page.once('dialog', (question) => question.accept());
  await page.getByRole('link', { name: 'Reservations' }).click();
  await expect(page.getByRole('heading', { name: 'Reservations' })).toBeVisible();
  expect(await storedDrafts(page)).toBe('');
});

test('a URL does not open a dialog that the operator may not use', async ({ context, page }) => {
  await context.clearCookies();
  await signInByRequest(context, product.origin, { username: 'ria', password: userPassword });
  for (const address of [
    `/?dialog=edit-bot&id=${bot.id}`,
    '/?dialog=create-bot',
    `/locations?dialog=delete-location&id=${location.id}`,
    '/faqs?dialog=create-faq',
  ]) {
    await page.goto(product.origin + address);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('Discard resets a restored form', async ({ page }) => {
  const form = forms.find(({ name }) => name === 'a lead');
  if (!form) throw new Error('There is no form of a lead.');
  await fill(await openForm(page, form), form);
  await page.reload();
  const shown = formOf(page, form);
  await expectFilled(shown, form);
  await note(shown).getByRole('button', { name: 'Discard' }).click();
  await expect(note(shown)).toHaveCount(0);
  await expect(shown.getByLabel('Notes')).toHaveValue('');
  await expect(shown.getByLabel('Status')).toHaveValue('new');
  expect(await storedDrafts(page)).toBe('');
});
