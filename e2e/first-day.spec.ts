import { once } from 'node:events';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import { type HostPage, serveHostPage } from './support/host-page.ts';
import { type Product, startProduct } from './support/product.ts';

/** The most that setup may ask of a new owner, from the first page to a chat that answers on their website. */
const mostClicks = 20;
const mostFields = 25;

/** Acts like a person and counts each action. Enter, which submits a form, counts as a click. */
class Person {
  clicks = 0;
  fields = 0;

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  async fill(field: Locator, text: string): Promise<void> {
    this.fields += 1;
    await field.fill(text);
  }

  async enter(page: Page): Promise<void> {
    this.clicks += 1;
    await page.keyboard.press('Enter');
  }
}

const newPassword = 'the gate opens at six';

test('a new owner gets from an empty database to a chat on their website in few clicks', async ({ page, context }) => {
  const mailbox = await openMailbox();
  const product = await startProduct({
    database: 'embedded',
    env: { SAMPLE_DATA: 'off', SMTP_URL: mailbox.url },
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.origin });
  let snippet = '';
  const website = await serveOwnWebsite(() => snippet);
  const owner = new Person();

  await signIn(owner, page, product);
  await secureAccount(owner, page, product);
  await describeFacility(owner, page, website.origin);
  await addStarterSet(owner, page);
  await tryIt(owner, page);
  await receiveTestMail(owner, page, mailbox);
  snippet = await copySnippet(owner, page);
  await askOnWebsite(owner, await context.newPage(), website.origin);

  const count = `${owner.clicks} clicks (limit ${mostClicks}), ${owner.fields} fields (limit ${mostFields})`;
  console.log(`From an empty database to an answer on the owner's website: ${count}`);
  expect(owner.clicks, count).toBeLessThanOrEqual(mostClicks);
  expect(owner.fields, count).toBeLessThanOrEqual(mostFields);
  await expectChecklistFinished(page, product);

  await website.close();
  await mailbox.close();
  expect(await product.stop()).toBe(0);
});

const step = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Setup checklist' }).getByRole('link', { name });

const firstAdmin = ({ output }: Product): { username: string; password: string } => {
  const [, username = '', password = ''] = /User name: (\S+) {2}Password: (\S+)/.exec(output()) ?? [];
  return { username, password };
};

async function signIn(owner: Person, page: Page, product: Product): Promise<void> {
  const { username, password } = firstAdmin(product);
  await page.goto(product.origin);
  await owner.click(page.getByRole('link', { name: /^Sign in/i }).first());
  await owner.fill(page.getByLabel('Username'), username);
  await owner.fill(page.getByLabel('Password', { exact: true }), password);
  await owner.enter(page);
  await expect(page.getByText('0 of 9 done')).toBeVisible();
}

async function secureAccount(owner: Person, page: Page, product: Product): Promise<void> {
  const { password } = firstAdmin(product);
  await owner.click(step(page, 'Secure your account'));
  await owner.fill(page.getByLabel('Email'), 'owner@juniper.example');
  await owner.fill(page.getByLabel('Current Password', { exact: true }).first(), password);
  await owner.click(page.getByRole('button', { name: 'Save Profile' }));
  await expect(page.getByText('Profile updated successfully', { exact: true })).toBeVisible();
  await owner.fill(page.getByLabel('Current Password', { exact: true }).last(), password);
  await owner.fill(page.getByLabel('New Password', { exact: true }), newPassword);
  await owner.fill(page.getByLabel('Confirm Password', { exact: true }), newPassword);
  await owner.enter(page);
  await expect(page.getByText('1 of 9 done')).toBeVisible();
}

async function describeFacility(owner: Person, page: Page, website: string): Promise<void> {
  await owner.click(step(page, 'Describe your facility'));
  await owner.fill(page.getByLabel('Business Name'), 'Juniper Ridge Storage');
  await owner.fill(page.getByLabel('Phone Number'), '(541) 555-0109');
  await owner.fill(page.getByLabel('Address', { exact: true }), '77 Ridge Road, Bend, OR 97701');
  await owner.fill(page.getByLabel('Facility Email'), 'office@juniper.example');
  await owner.fill(
    page.getByLabel('Office Hours'),
    'We are here Mon thru Fri 9 to 6 and Sat 9-2\nSunday - closed\nGate access 6a to 9p every day of the week',
  );
  await expect(page.getByRole('region', { name: 'How the chat understands these hours' })).toContainText('Saturday');
  await owner.fill(page.getByLabel('Website'), website);
  await owner.fill(
    page.getByLabel('Sizes you rent'),
    '5x10 $49\n10x10 climate $89\n10x20 drive-up $149\n12x30 RV parking',
  );
  await owner.click(page.getByRole('button', { name: 'Save Facility' }));
  await expect(page.getByText('4 of 9 done')).toBeVisible();
}

async function addStarterSet(owner: Person, page: Page): Promise<void> {
  await owner.click(step(page, 'Add questions and answers'));
  const blank = (name: string) => page.getByRole('textbox', { name });
  await owner.fill(blank('Ways to pay'), 'cards, checks and cash');
  await owner.fill(blank('Rent is due'), 'on the 1st of each month');
  await owner.fill(blank('Late fee'), '$20 from the 6th day on');
  await owner.fill(blank('Deposit'), 'none');
  await owner.fill(blank('Insurance'), 'required, from $12 a month');
  await owner.fill(blank('Notice before moving out'), '10 days');
  await owner.click(page.getByRole('button', { name: /^Add \d+ questions$/ }));
  await expect(page.getByText('6 of 9 done')).toBeVisible();
}

async function tryIt(owner: Person, page: Page): Promise<void> {
  await owner.click(step(page, 'Try it'));
  const chat = page.getByRole('dialog', { name: 'Chat with Juniper Ridge Storage' });
  await owner.fill(chat.getByLabel('Type your message'), 'do you have climate control');
  await owner.enter(page);
  await expect(chat.getByRole('log')).toContainText('10x10');
  await owner.click(page.getByRole('button', { name: 'Back to Dashboard' }));
  await expect(page.getByText('7 of 9 done')).toBeVisible();
}

async function receiveTestMail(owner: Person, page: Page, { received }: Mailbox): Promise<void> {
  await owner.click(page.getByRole('button', { name: 'Receive a test email' }));
  await expect(page.getByText('8 of 9 done')).toBeVisible();
  expect(received()).toContain('owner@juniper.example');
}

async function copySnippet(owner: Person, page: Page): Promise<string> {
  await owner.click(step(page, 'Put it on your website'));
  await owner.click(page.getByRole('button', { name: 'Copy Embed Code' }));
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

async function askOnWebsite(owner: Person, visitor: Page, website: string): Promise<void> {
  await visitor.goto(website);
  await owner.click(visitor.getByRole('button', { name: 'Open chat' }));
  const chat = visitor.getByRole('dialog', { name: 'Chat with Juniper Ridge Storage' });
  await owner.fill(chat.getByLabel('Type your message'), 'what happens if i pay late');
  await owner.enter(visitor);
  await expect(chat.getByRole('log')).toContainText('Late fee: $20 from the 6th day on.');
}

async function expectChecklistFinished(page: Page, { origin }: Product): Promise<void> {
  const { steps } = await (await page.request.get(`${origin}/api/admin/setup`)).json();
  expect(steps.filter(({ done }: { done: boolean }) => !done)).toEqual([]);
  await page.goto(origin);
  await expect(page.getByRole('heading', { name: 'Your Bots' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Setup checklist' })).toHaveCount(0);
}

/** The owner's page before and after they paste the embed code. */
const serveOwnWebsite = (snippet: () => string): Promise<HostPage> =>
  serveHostPage(
    () => `<!doctype html><html lang="en"><title>Juniper Ridge Storage</title>
<body><h1>Juniper Ridge Storage</h1><p>Units for every need.</p>${snippet()}</body></html>`,
  );

interface Mailbox {
  readonly url: string;
  received(): string;
  close(): Promise<void>;
}

/** A mail server that accepts everything. */
async function openMailbox(): Promise<Mailbox> {
  let text = '';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.on('data', (part) => {
        text += part;
      });
      stream.on('end', () => done());
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received: () => text,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
