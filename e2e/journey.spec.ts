import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { serveHostPage } from './support/host-page.ts';
import { type Product, startProduct } from './support/product.ts';

const adminPassword = 'the journey begins';
const facility = 'Juniper Ridge Storage';

const faqPage = `<!doctype html><html lang="en"><title>FAQ</title><main><h1>Frequently asked questions</h1>
<details><summary>Can I keep my motorcycle here over the winter?</summary>
<p>Yes. Motorcycles may winter in any drive-up unit, with the battery disconnected and no more than a quarter tank of fuel.</p></details>
<details><summary>Do you sell padlocks?</summary><p>Yes, disc locks are sold at the office.</p></details></main></html>`;

const customerPage = (snippet: string) => `<!doctype html><html lang="en"><head><title>${facility}</title></head>
<body><h1>${facility}</h1><p>Units for every need.</p>${snippet}</body></html>`;

// With motion, like most visitors; the other tests run without.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const database of ['embedded', 'postgres'] as const) {
  test(`a visitor asks, chooses a unit and reserves; the operator sees it and gets the email (${database})`, async ({
    page,
    context,
  }) => {
    const faqs = await serveHostPage(faqPage);
    const product = await startProduct({
      database,
      env: { ADMIN_PASSWORD: adminPassword, SAMPLE_DATA: 'off', FETCH_ALLOW_HOSTS: new URL(faqs.origin).host },
    });
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.origin });

    await signIn(page, product.origin);
    await addLocation(page);
    await addBot(page);
    await importFaqs(page, faqs.origin);
    const snippet = await copyEmbedCode(page);

    const website = await serveHostPage(customerPage(snippet));
    const visitor = await context.newPage();
    const problems = collectProblems(visitor);
    await visitor.goto(website.origin);
    const chat = await openChat(visitor);
    await askWhatAFaqAnswers(chat);
    await chooseUnit(chat);
    await reserve(chat);
    expect(problems).toEqual([]);

    await confirmReservation(page, product.origin);
    await expectMail(product);
    await expectFigures(page, product.origin);

    await website.close();
    await faqs.close();
    expect(await product.stop()).toBe(0);
  });
}

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  await page.goto(`${origin}/api/login`);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(adminPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
}

async function addLocation(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Locations' }).click();
  await page
    .getByRole('link', { name: 'Add Location' })
    .or(page.getByRole('button', { name: 'Add Location' }))
    .first()
    .click();
  await page.getByLabel('Business Name').fill(facility);
  await page.getByLabel('Address', { exact: true }).fill('77 Ridge Road, Bend, OR 97701');
  await page.getByLabel('Phone Number').fill('(541) 555-0109');
  await page.getByLabel('Facility Email').fill('office@juniper.example');
  await page.getByLabel('Office Hours').fill('Monday - Friday: 9 AM - 6 PM');
  await page.getByLabel(/^Website/).fill('https://juniper.example');
  await addSize(page, '5x10', 'Small', 'Fits the contents of a walk-in closet.');
  await addSize(page, '10x15', 'Medium', 'Fits a two-bedroom apartment with appliances.');
  await page
    .getByRole('button', { name: /^(Save|Create|Add)( Location)?$/ })
    .last()
    .click();
  await expect(page.getByText('Location created successfully', { exact: true })).toBeVisible();
  await expect(page.getByText(facility).first()).toBeVisible();
}

async function addSize(page: Page, size: string, category: string, description: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Size Option' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Size Option' });
  await dialog.getByLabel('Size', { exact: true }).fill(size);
  await dialog.getByLabel('Category').selectOption({ label: category });
  await dialog.getByLabel('Description').fill(description);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

async function addBot(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByText('No bots yet')).toBeVisible();
  await page.getByRole('button', { name: 'New Bot' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Bot' });
  await dialog.getByLabel('Bot Name').fill('Juniper Assistant');
  await dialog.getByLabel('Website URL').fill('https://juniper.example');
  await dialog.getByLabel('Business Location').selectOption({ label: facility });
  await dialog.getByRole('button', { name: 'Create Bot' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: /Juniper Assistant/ })).toBeVisible();
}

async function importFaqs(page: Page, url: string): Promise<void> {
  await page.getByRole('button', { name: 'Import Data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import FAQ Content' });
  await dialog.getByLabel('Select Bot').selectOption({ label: 'Juniper Assistant' });
  await dialog.getByLabel('Website URL').fill(url);
  await dialog.getByRole('button', { name: 'Import FAQ' }).click();
  await expect(page.getByText('FAQ content imported successfully', { exact: true })).toBeVisible();
}

/** The embed code that an operator pastes into their website. */
async function copyEmbedCode(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Embed code Juniper Assistant' }).click();
  const dialog = page.getByRole('dialog', { name: 'Embed Code for Juniper Assistant' });
  await dialog.getByRole('button', { name: 'Copy Embed Code' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied!' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press('Escape');
  return copied;
}

/** Errors that are visible to the customer's page. */
function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('favicon')) problems.push(message.text());
  });
  return problems;
}

async function openChat(visitor: Page): Promise<Locator> {
  await visitor.getByRole('button', { name: 'Open chat' }).click();
  const chat = visitor.getByRole('dialog', { name: `Chat with ${facility}` });
  await expect(chat.getByText('How Can I Help You Today?')).toBeVisible();
  return chat;
}

async function askWhatAFaqAnswers(chat: Locator): Promise<void> {
  await chat.getByLabel('Type your message').fill('can i store my motorcycle in winter');
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByRole('log')).toContainText('Motorcycles may winter in any drive-up unit');
}

async function chooseUnit(chat: Locator): Promise<void> {
  await chat.getByRole('button', { name: 'Size Options' }).first().click();
  await expect(chat.getByText('How much do you need to store?')).toBeVisible();
  await chat.getByRole('button', { name: 'Medium' }).click();
  await chat.getByRole('button', { name: /10x15/ }).click();
  await expect(chat.getByRole('log')).toContainText('Fits a two-bedroom apartment with appliances.');
  await expect(chat.getByText('Would you like to reserve this unit or get more information?')).toBeVisible();
  await chat.getByRole('button', { name: 'Yes' }).click();
}

async function reserve(chat: Locator): Promise<void> {
  await chat.getByLabel('Name').fill('Robin Mover');
  await chat.getByLabel('Phone Number').pressSequentially('5415550188');
  await expect(chat.getByLabel('Phone Number')).toHaveValue('(541) 555-0188');
  await chat.getByRole('button', { name: 'Submit Reservation' }).click();
  await expect(chat.getByRole('log')).toContainText(
    'Thank you! Your reservation request has been sent to our facility. A manager will reach out to you ASAP during office hours.',
  );
  await expect(chat.getByRole('log')).toContainText('Monday - Friday: 9 AM - 6 PM');
}

async function confirmReservation(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/reservations`);
  const card = page.getByRole('article', { name: 'Robin Mover' });
  await expect(card).toContainText('10x15');
  await expect(card).toContainText(facility);
  await expect(card).toContainText('Pending');
  await card.getByRole('button', { name: 'Update Status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Status' });
  await dialog.getByLabel('Status').selectOption({ label: 'Confirmed' });
  await dialog.getByLabel('Admin Notes').fill('Called back, moves in on Monday.');
  await dialog.getByRole('button', { name: /^(Update|Save)/ }).click();
  await expect(page.getByText('The reservation has been updated successfully.', { exact: true })).toBeVisible();
  await expect(card).toContainText('Confirmed');
}

async function expectMail({ dataDir }: Product): Promise<void> {
  const outbox = join(dataDir, 'outbox');
  await expect(async () => {
    const [name = ''] = await readdir(outbox);
    const mail = await readFile(join(outbox, name), 'utf8');
    expect(mail).toContain('To: office@juniper.example');
    expect(mail).toContain('Subject: New Reservation Request - 10x15 Unit');
    expect(mail).toContain('Robin Mover');
    expect(mail).toContain('(541) 555-0188');
  }).toPass({ timeout: 60_000 });
}

async function expectFigures(page: Page, origin: string): Promise<void> {
  const read = async (path: string) => (await page.request.get(origin + path)).json();
  const conversations = await read('/api/admin/conversations');
  expect(conversations.map((it: { responseSource: string }) => it.responseSource)).toEqual([
    'unit_details',
    'unit_details',
    'faq',
  ]);
  const overview = await read('/api/analytics/overview');
  expect(overview).toMatchObject({ conversationsToday: 3, faqMatchesToday: 1, websiteMatchesToday: 0 });
  await page.goto(origin);
  const card = page.getByText('Conversations Today').locator('..');
  await expect(card).toContainText('3');
}
