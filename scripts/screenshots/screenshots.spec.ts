import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { serveHostPage } from '../../e2e/support/host-page.ts';
import { type Product, startProduct } from '../../e2e/support/product.ts';

const folder = join(import.meta.dirname, '../../docs/screenshots');
const adminPassword = 'a picture is worth it';

const sizes = [
  { name: '1280', viewport: { width: 1280, height: 800 } },
  { name: '390', viewport: { width: 390, height: 844 } },
] as const;

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

const openOnDashboard =
  (name: (ids: Ids) => string): Show =>
  async (page, ids) => {
    await dashboard(page, ids);
    await page.getByRole('button', { name: name(ids) }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
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

const signedIn: Record<string, Show> = {
  dashboard,
  'create-bot': openOnDashboard(() => 'New Bot'),
  'edit-bot': openOnDashboard(({ botName }) => `Edit ${botName}`),
  'embed-code': openOnDashboard(({ botName }) => `Embed code ${botName}`),
  'import-faq': openOnDashboard(() => 'Import Data'),
  'analytics-overview': openOnDashboard(() => 'View Reports'),
  locations: visit(() => '/locations'),
  'location-new': visit(() => '/locations/new'),
  'location-edit': visit(({ locationId }) => `/locations/${locationId}/edit`),
  reservations: visit(() => '/reservations'),
  'update-status': async (page, ids) => {
    await visit(() => '/reservations')(page, ids);
    await page.getByRole('button', { name: 'Update Status' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

let product: Product;
let ids: Ids;

test.beforeAll(async ({ browser }) => {
  product = await startProduct({ database: 'embedded', env: { ADMIN_PASSWORD: adminPassword } });
  const { origin } = product;
  const page = await openPage(browser, sizes[0].viewport, true);
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

async function openPage(
  browser: Browser,
  viewport: { width: number; height: number },
  isSignedIn: boolean,
): Promise<Page> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', colorScheme: 'light' });
  if (isSignedIn) {
    const data = { username: 'admin', password: adminPassword };
    await context.request.post(`${product.origin}/api/login`, { data });
  }
  return context.newPage();
}

for (const { name: size, viewport } of sizes) {
  for (const [isSignedIn, screens] of [[false, signedOut] as const, [true, signedIn] as const]) {
    for (const [name, show] of Object.entries(screens)) {
      test(`${name} at ${size}`, async ({ browser }) => {
        const page = await openPage(browser, viewport, isSignedIn);
        await show(page, ids);
        await page.screenshot({ path: join(folder, `${name}-${size}.png`) });
        await page.context().close();
      });
    }
  }
}
