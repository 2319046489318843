import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { answerWith } from '../support/calls.ts';
import { type HostPage, serveHostPage } from '../support/host-page.ts';
import { productForFile } from '../support/product-for-file.ts';
import { makeBot, makeLocation, makeUser, post, userPassword } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

const product = productForFile({ FETCH_ALLOW_HOSTS: 'localhost' });

const titles = [
  'Secure your account',
  'Describe your facility',
  'Check your hours',
  'List your sizes',
  'Add questions and answers',
  'Set up your bot',
  'Try it',
  'Put it on your website',
  'Receive a test email',
];

/** As after a first start without sample data: only the admin exists. */
const startOver = async (request: APIRequestContext): Promise<void> => {
  for (const path of ['/api/bots', '/api/locations']) {
    const rows: { id: string }[] = await (await request.get(product.origin + path)).json();
    for (const { id } of rows) await request.delete(`${product.origin}${path}/${id}`);
  }
  await request.patch(`${product.origin}/api/admin/setup`, { data: { dismissed: false } });
};

test.beforeEach(async ({ context }) => {
  await signInByRequest(context, product.origin);
  await startOver(context.request);
});

const open = (page: Page, path = '/') => page.goto(product.origin + path);
const checklist = (page: Page): Locator => page.getByRole('region', { name: 'Setup checklist' });
const step = (page: Page, title: string): Locator => checklist(page).getByRole('listitem').filter({ hasText: title });
const expectDone = async (page: Page, done: readonly string[]) => {
  for (const title of titles) {
    const marked = step(page, title).getByText('Done:');
    await expect(marked, title).toHaveCount(done.includes(title) ? 1 : 0);
  }
};

test('an empty installation lists nine steps above the figures, none of them done', async ({ page }) => {
  await open(page);
  await expect(checklist(page).getByRole('listitem')).toContainText(titles);
  await expectDone(page, []);
  await expect(checklist(page)).toContainText('0 of 9 done');
  await expect(checklist(page)).toContainText('Next: Secure your account. Choose your own password and add');
  await expect(checklist(page).getByRole('progressbar', { name: 'Setup' })).toHaveAttribute('aria-valuenow', '0');
  const [list, figures] = await Promise.all([
    checklist(page).boundingBox(),
    page.getByText('Active Bots', { exact: true }).boundingBox(),
  ]);
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThan(figures?.y ?? 0);
  for (const title of ['Add questions and answers', 'Set up your bot', 'Try it', 'Put it on your website'])
    await expect(checklist(page).getByRole('link', { name: title }), title).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('a narrow screen shows only the next step until expanded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page);
  await expect(checklist(page).getByRole('listitem')).toContainText(['Secure your account']);
  expect((await checklist(page).boundingBox())?.height).toBeLessThan(300);
  const all = checklist(page).getByRole('button', { name: 'All steps' });
  await expect(all).toHaveAttribute('aria-expanded', 'false');
  await all.click();
  await expect(checklist(page).getByRole('listitem')).toHaveCount(9);
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(all).toHaveAttribute('aria-expanded', 'true');
});

test('one page saves the facility, its hours and its sizes, and ticks three steps', async ({ page }) => {
  await open(page);
  await checklist(page).getByRole('link', { name: 'Describe your facility' }).click();
  await expect(page.getByRole('heading', { name: 'Your Facility', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Save Facility' }).click();
  await expect(page.getByText('Business name is required.')).toBeVisible();
  await page.getByLabel('Business Name').fill('Juniper Ridge Storage');
  await page.getByLabel('Phone Number').fill('(541) 555-0109');
  await page.getByLabel('Address', { exact: true }).fill('77 Ridge Road, Bend, OR 97701');
  await page.getByLabel('Website').fill('https://juniper.example');
  await page.getByLabel('Office Hours').fill('Mon-Fri 9-6\nask Bob');
  await expect(page.getByRole('region', { name: 'How the chat understands these hours' })).toContainText('ask Bob');
  await page.getByLabel('Sizes you rent').fill('5x10\n10x10 climate controlled, $89\n12x30 RV parking');
  const understood = page.getByRole('region', { name: 'How the chat understands these sizes' });
  await expect(understood.getByRole('listitem')).toContainText([
    '5x10',
    '10x10 — Climate controlled — $89 a month',
    '12x30 — RV parking',
  ]);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Save Facility' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expectDone(page, ['Describe your facility', 'Check your hours', 'List your sizes']);
  await expect(step(page, 'Check your hours')).toContainText('1 line isn’t understood.');
  const [stored] = await (await page.request.get(`${product.origin}/api/locations`)).json();
  expect(stored.sizeOptions).toMatchObject([
    { size: '5x10', type: '', category: null },
    { size: '10x10', type: 'Climate controlled', category: null, monthlyPriceCents: 8900 },
    { size: '12x30', type: 'RV parking', category: 'parking' },
  ]);
});

test('missing hours and sizes are added where their steps link; existing sizes stay', async ({ page }) => {
  await makeLocation(page.request, product.origin, { officeHours: '' });
  await open(page);
  await expectDone(page, ['Describe your facility', 'List your sizes']);
  await checklist(page).getByRole('link', { name: 'Check your hours' }).click();
  await expect(page.getByLabel('Office Hours')).toBeFocused();
  await page.keyboard.type('Daily 9-5');
  await page.getByRole('button', { name: 'Save Facility' }).click();
  await checklist(page).getByRole('link', { name: 'List your sizes' }).click();
  await expect(page.getByLabel('More sizes')).toBeFocused();
  await expect(page.getByText('You offer: 10x10 — Drive-up')).toBeVisible();
  await page.keyboard.type('5x5');
  await page.getByRole('button', { name: 'Save Facility' }).click();
  await expectDone(page, ['Describe your facility', 'Check your hours', 'List your sizes']);
  const [stored] = await (await page.request.get(`${product.origin}/api/locations`)).json();
  expect(stored.sizeOptions).toMatchObject([
    { size: '10x10', type: 'Drive-up', description: 'Takes a one-bedroom flat.' },
    { size: '5x5' },
  ]);
});

test('asks before it discards typed text', async ({ page }) => {
  await open(page, '/setup/facility');
  await page.getByLabel('Sizes you rent').fill('5x5');
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    return dialog.dismiss();
  });
  await page.getByRole('link', { name: 'Reservations' }).click();
  expect(questions).toEqual(['Leave without saving your changes?']);
  await expect(page.getByLabel('Sizes you rent')).toHaveValue('5x5');
});

test("asks before it discards the starter set's blanks", async ({ page }) => {
  await makeLocation(page.request, product.origin);
  await open(page, '/setup/faqs');
  await page.getByRole('textbox', { name: 'Deposit' }).fill('none');
  page.on('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('link', { name: 'Reservations' }).click();
  await expect(page.getByRole('textbox', { name: 'Deposit' })).toHaveValue('none');
});

test('the starter set fills in known facts, leaves out questions with open blanks and creates the bot', async ({
  page,
}) => {
  await makeLocation(page.request, product.origin, { officeHours: 'Mon-Fri 9-5\nGate: daily 6 AM - 10 PM' });
  await open(page);
  await checklist(page).getByRole('link', { name: 'Add questions and answers' }).click();
  await expect(page.getByText('They go to a new bot, Harbor Lane Storage Assistant')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Gate hours' })).toHaveValue('6:00 AM – 10:00 PM every day');
  const toAdd = page.getByRole('list', { name: 'Questions to add' });
  const leftOut = page.getByRole('list', { name: 'Skipped until filled in' });
  await expect(toAdd).toContainText('call Harbor Lane Storage at (503) 555-0142');
  await expect(leftOut).toContainText('Do I have to pay a deposit?');
  await expect(leftOut).toContainText('Missing: Deposit');
  const before = await toAdd.getByRole('listitem').count();
  await page.getByRole('textbox', { name: 'Deposit' }).fill('$50, returned when you move out');
  await expect(toAdd).toContainText('Deposit: $50, returned when you move out.');
  await toAdd.getByRole('checkbox', { name: 'Will my rent go up?' }).uncheck();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: `Add ${before} questions` }).click();
  await expectToast(page, 'Success', `${before} questions added`);
  await expectDone(page, [
    'Describe your facility',
    'Check your hours',
    'List your sizes',
    'Add questions and answers',
    'Set up your bot',
  ]);
  const [bot] = await (await page.request.get(`${product.origin}/api/bots`)).json();
  expect(bot).toMatchObject({ name: 'Harbor Lane Storage Assistant', websiteUrl: 'https://harborlane.example' });
  const faqs = await (await page.request.get(`${product.origin}/api/faqs?botId=${bot.id}&limit=200`)).json();
  expect(faqs).toHaveLength(before);
  expect(JSON.stringify(faqs)).not.toMatch(/\{\{|Will my rent go up/);
});

test('the starter set goes into an FAQ set, with the blanks that each location fills in', async ({ page }) => {
  const { id: locationId } = await makeLocation(page.request, product.origin);
  const bot = await makeBot(page.request, product.origin, { locationId });
  const set = await post(page.request, `${product.origin}/api/faq-sets`, { name: 'All', botIds: [bot.id] });
  await open(page, '/setup/faqs');
  await page.getByLabel('Add to').selectOption({ label: 'FAQ set: All' });
  const toAdd = page.getByRole('list', { name: 'Questions to add' });
  await expect(toAdd).toContainText('call {{businessName}} at {{phone}}');
  await expect(toAdd).toContainText('Gate hours: {{gateHours}}.');
  await expectNoAxeViolations(page);
  const added = await toAdd.getByRole('listitem').count();
  await page.getByRole('button', { name: `Add ${added} questions` }).click();
  await expectToast(page, 'Success', `${added} questions added`);
  const [listed] = await (await page.request.get(`${product.origin}/api/faq-sets`)).json();
  expect(listed).toMatchObject({ id: set.id, faqCount: added });
  await page.request.delete(`${product.origin}/api/faq-sets/${set.id}`);
});

test('a starter set that cannot be added says why and keeps the typed text', async ({ page }) => {
  await makeLocation(page.request, product.origin);
  await open(page, '/setup/faqs');
  await answerWith(page, 'POST', /starter-faqs$/, 503, { message: 'The database does not answer.' });
  await page.getByRole('textbox', { name: 'Deposit' }).fill('none');
  await page.getByRole('button', { name: /^Add \d+ questions$/ }).click();
  await expectToast(page, 'Error', 'The database does not answer.');
  await expect(page.getByRole('textbox', { name: 'Deposit' })).toHaveValue('none');
});

test.describe('with a page of questions', () => {
  let website: HostPage;
  test.beforeAll(async () => {
    website = await serveHostPage(`<!doctype html><html lang="en"><title>FAQ</title><main><h1>FAQ</h1>
<details><summary>May I paint my door?</summary><p>Only in the colors of the rainbow.</p></details>
<details><summary>Do you sell boxes?</summary><p>Yes, in four sizes, at the office.</p></details></main></html>`);
  });
  test.afterAll(() => website.close());

  test('the website’s own questions are imported without typing anything', async ({ page }) => {
    await makeLocation(page.request, product.origin, { website: website.origin });
    await open(page);
    await checklist(page).getByRole('link', { name: 'Add questions and answers' }).click();
    await page.getByRole('button', { name: 'Import a page' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import FAQ Content' });
    await expect(dialog.getByLabel('Select Bot')).toHaveValue(/.+/);
    await expect(dialog.getByLabel('Website URL')).toHaveValue(website.origin);
    await dialog.getByRole('button', { name: 'Import FAQ', exact: true }).click();
    await expect(step(page, 'Add questions and answers').getByText('Done:')).toHaveCount(1);
  });
});

test('the bot’s form is prefilled from the facility’s record', async ({ page }) => {
  await makeLocation(page.request, product.origin);
  await open(page);
  await checklist(page).getByRole('link', { name: 'Set up your bot' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Bot' });
  await expect(dialog.getByLabel('Bot Name')).toHaveValue('Harbor Lane Storage Assistant');
  await expect(dialog.getByLabel('Website URL')).toHaveValue('https://harborlane.example');
  await expect(dialog.getByLabel('Business Location')).toContainText('Harbor Lane Storage');
  await dialog.getByRole('button', { name: 'Create Bot' }).click();
  await expect(step(page, 'Set up your bot').getByText('Done:')).toHaveCount(1);
  await checklist(page).getByRole('link', { name: 'Set up your bot' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Bot' })).toBeVisible();
});

test('"New Bot" still starts with an empty form', async ({ page }) => {
  await makeLocation(page.request, product.origin);
  await open(page);
  await page.getByRole('button', { name: 'New Bot' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Bot' });
  await expect(dialog.getByLabel('Bot Name')).toHaveValue('');
  await expect(dialog.getByLabel('Website URL')).toHaveValue('');
});

test('the step to try it opens the chat, and a question ticks it', async ({ page }) => {
  const { id: locationId } = await makeLocation(page.request, product.origin);
  await makeBot(page.request, product.origin, { locationId });
  await open(page);
  await checklist(page).getByRole('link', { name: 'Try it' }).click();
  const chat = page.getByRole('dialog', { name: 'Chat with Harbor Lane Storage' });
  await chat.getByLabel('Type your message').fill('Where are you?');
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('log')).toContainText('4 Harbor Lane');
  await page.getByRole('button', { name: 'Back to Dashboard' }).click();
  await expect(step(page, 'Try it').getByText('Done:')).toHaveCount(1);
});

test('the step of the website shows the embed code', async ({ page }) => {
  const { id: locationId } = await makeLocation(page.request, product.origin);
  await makeBot(page.request, product.origin, { locationId });
  await open(page);
  await checklist(page).getByRole('link', { name: 'Put it on your website' }).click();
  await expect(page.getByRole('dialog', { name: 'Embed Code for Harbor Helper' })).toBeVisible();
});

test('a test email without an address or a mail server says what is missing', async ({ page }) => {
  await open(page);
  await checklist(page).getByRole('button', { name: 'Receive a test email' }).click();
  await expectToast(page, 'Error', 'Your account has no email address. Add one, or name an address.');
  await expect(step(page, 'Receive a test email').getByText('Done:')).toHaveCount(0);
});

test('a dismissed checklist stays away until the Status page brings it back, with the keyboard alone', async ({
  page,
}) => {
  await open(page);
  await checklist(page).getByRole('button', { name: 'Dismiss the checklist' }).focus();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Checklist hidden', 'You can show it again on the Status page.');
  await expect(checklist(page)).toHaveCount(0);
  await open(page);
  await expect(page.getByText('Active Bots', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your Bots' })).toBeVisible();
  await expect(checklist(page)).toHaveCount(0);
  await open(page, '/status');
  const setup = page.getByRole('region', { name: 'Setup' });
  await expect(setup).toContainText('The setup checklist has 9 open steps.');
  await setup.getByRole('button', { name: 'Show the checklist again' }).focus();
  await page.keyboard.press('Enter');
  await setup.getByRole('link', { name: 'Open the checklist' }).click();
  await expect(checklist(page)).toBeVisible();
});

test('a finished checklist disappears, and the Status page does not mention it', async ({ page }) => {
  const steps = titles.map(() => ({ name: 'bot', done: true, note: null }));
  await answerWith(page, 'GET', '/api/admin/setup', 200, { dismissed: false, steps, facility: null, bot: null });
  await open(page);
  await expect(page.getByRole('heading', { name: 'Your Bots' })).toBeVisible();
  await expect(checklist(page)).toHaveCount(0);
  await open(page, '/status');
  await expect(page.getByRole('heading', { name: 'Status', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Setup' })).toHaveCount(0);
});

test('read-only users see neither the checklist nor its pages', async ({ page, context }) => {
  const { id: locationId } = await makeLocation(page.request, product.origin);
  await makeUser(page.request, product.origin, { username: `reader-${Date.now()}`, locationId }).then(({ username }) =>
    signInByRequest(context, product.origin, { username, password: userPassword }),
  );
  await open(page);
  await expect(page.getByRole('heading', { name: 'Your Bots' })).toBeVisible();
  await expect(checklist(page)).toHaveCount(0);
  for (const path of ['/setup/facility', '/setup/faqs']) {
    await open(page, path);
    await expect(page.getByRole('heading', { name: 'Admins only' })).toBeVisible();
  }
});
