import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { serveHostPage } from '../../e2e/support/host-page.ts';
import { type Product, startProduct } from '../../e2e/support/product.ts';

const folder = join(import.meta.dirname, '../../docs/screenshots');
const adminPassword = 'a picture is worth it';

const sizes = [
  { name: '1280', viewport: { width: 1280, height: 800 } },
  { name: '390', viewport: { width: 390, height: 844 } },
] as const;

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

type Show = (page: Page, ids: Ids) => Promise<void>;

interface Ids {
  readonly origin: string;
  readonly botId: string;
  readonly botName: string;
  readonly locationId: string;
  readonly website: string;
}

const visit =
  (path: (ids: Ids) => string): Show =>
  async (page, ids) => {
    await page.goto(ids.origin + path(ids));
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
  };

const dashboard = visit(() => '/');

/** Opens the dialog behind a button of a screen; the name may depend on what the sample facility is called. */
const openDialog =
  (screen: Show, name: (ids: Ids) => string | RegExp): Show =>
  async (page, ids) => {
    await screen(page, ids);
    await page
      .getByRole('button', { name: name(ids) })
      .first()
      .click();
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
  };

const openChat: Show = async (page, ids) => {
  await page.goto(ids.website);
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(page.getByRole('button', { name: 'Size Options' })).toBeVisible({ timeout: 10_000 });
};

const chooseUnit: Show = async (page, ids) => {
  await openChat(page, ids);
  await page.getByRole('button', { name: 'Size Options' }).click();
  await page.getByRole('button', { name: 'Medium' }).click();
  await expect(page.getByRole('button', { name: /10x10/ }).first()).toBeVisible({ timeout: 10_000 });
};

const openReservationForm: Show = async (page, ids) => {
  await chooseUnit(page, ids);
  await page.getByRole('button', { name: /10x10/ }).first().click();
  await page.getByRole('button', { name: 'Yes' }).click({ timeout: 10_000 });
  await expect(page.getByRole('button', { name: 'Submit Reservation' })).toBeVisible();
};

const signedOut: Record<string, Show> = {
  landing: visit(() => '/'),
  'sign-in': visit(() => '/api/login'),
  'reset-password': async (page, ids) => {
    await visit(() => '/api/login')(page, ids);
    await page.getByText('Forgot your password?').click();
  },
  'new-password': visit(() => '/api/reset-password?token=example'),
  'not-found': visit(() => '/nowhere'),
  'widget-test-page': visit(({ botId }) => `/widget/${botId}`),
  'widget-launcher': async (page, { website }) => {
    await page.goto(website);
    await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible();
  },
  'widget-greeting': openChat,
  'widget-units': chooseUnit,
  'widget-reservation': openReservationForm,
};

const locations = visit(() => '/locations');
const editLocation = visit(({ locationId }) => `/locations/${locationId}/edit`);
const users = visit(() => '/admin');
const faqs = visit(() => '/faqs');
const leads = visit(() => '/leads');
const reservations = visit(() => '/reservations');

const signedIn: Record<string, Show> = {
  dashboard,
  'create-bot': openDialog(dashboard, () => 'New Bot'),
  'edit-bot': openDialog(dashboard, ({ botName }) => `Edit ${botName}`),
  'embed-code': openDialog(dashboard, ({ botName }) => `Embed code ${botName}`),
  'import-faq': openDialog(dashboard, () => 'Import Data'),
  'analytics-overview': openDialog(dashboard, () => 'View Reports'),
  users,
  'create-user': openDialog(users, () => 'Create User'),
  'edit-user': openDialog(users, () => /^Edit /),
  'change-password': openDialog(users, () => /^Change password /),
  locations,
  'location-embed-code': async (page, ids) => {
    await locations(page, ids);
    await page.getByRole('button', { name: 'ChatBot Embed Code' }).click();
    await expect(page.getByText('Hex Code')).toBeVisible();
  },
  'delete-location': openDialog(locations, () => /^Delete /),
  'location-new': visit(() => '/locations/new'),
  'location-edit': editLocation,
  'size-option': openDialog(editLocation, () => 'Add Size Option'),
  reservations,
  'update-status': openDialog(reservations, () => 'Update Status'),
  conversations: visit(() => '/conversations'),
  leads,
  'update-lead': openDialog(leads, () => /^Update/),
  faqs,
  'create-faq': openDialog(faqs, () => 'New FAQ'),
  'import-csv': openDialog(faqs, () => 'Import CSV'),
  unanswered: visit(() => '/faqs?view=unanswered'),
  'test-question': async (page, ids) => {
    await visit(() => '/faqs?view=check')(page, ids);
    await page.getByRole('textbox', { name: 'Question' }).fill('do you sell locks?');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  },
  'dismiss-question': openDialog(
    visit(() => '/faqs?view=unanswered'),
    () => /^Dismiss /,
  ),
  analytics: visit(() => '/analytics'),
  'audit-log': visit(() => '/audit-log'),
  status: visit(() => '/status'),
  'visitor-data': openDialog(leads, () => "Visitor's Data"),
  demo: visit(() => '/demo'),
};

let product: Product;
let ids: Ids;

test.beforeAll(async ({ browser }) => {
  product = await startProduct({ database: 'embedded', env: { ADMIN_PASSWORD: adminPassword } });
  const { origin } = product;
  const page = await openPage(browser, { viewport: sizes[0].viewport }, true);
  const [bot] = await (await page.request.get(`${origin}/api/bots`)).json();
  const website = await serveHostPage(customerPage(origin, bot.id));
  ids = { origin, botId: bot.id, botName: bot.name, locationId: bot.locationId, website: website.origin };
  await page.context().close();
});
test.afterAll(() => product.stop());

const customerPage = (origin: string, botId: string) => `<!doctype html><html lang="en"><head>
<meta name="viewport" content="width=device-width,initial-scale=1"><title>A customer's website</title>
<style>body{margin:0;font:16px/1.6 system-ui;color:#243}header{background:#274;color:#fff;padding:24px 8vw}main{padding:24px 8vw;max-width:48em}</style></head>
<body><header><h1>Copper Lantern Self Storage</h1></header><main><h2>Room for everything</h2>
<p>Clean, dry and close by: units from a closet to a double garage, with drive-up doors and cameras that never blink.</p></main>
<script async src="${origin}/widget.js"></script>
<script>window.ChatBotPro = window.ChatBotPro || { queue: [], init: function (o) { this.queue.push(o); } };
ChatBotPro.init({ botId: ${JSON.stringify(botId)} });</script></body></html>`;

async function openPage(browser: Browser, options: BrowserContextOptions, isSignedIn: boolean): Promise<Page> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  if (isSignedIn) {
    const data = { username: 'admin', password: adminPassword };
    await context.request.post(`${product.origin}/api/login`, { data });
  }
  return context.newPage();
}

const pathOf = (name: string, size: string, scheme: Scheme): string =>
  join(folder, scheme === 'dark' ? 'dark' : '', `${name}-${size}.png`);

for (const colorScheme of schemes) {
  for (const { name: size, viewport } of sizes) {
    for (const [isSignedIn, screens] of [[false, signedOut] as const, [true, signedIn] as const]) {
      for (const [name, show] of Object.entries(screens)) {
        test(`${name} at ${size}, ${colorScheme}`, async ({ browser }) => {
          const page = await openPage(browser, { viewport, colorScheme }, isSignedIn);
          await show(page, ids);
          await page.screenshot({ path: pathOf(name, size, colorScheme) });
          await page.context().close();
        });
      }
    }
  }
}
