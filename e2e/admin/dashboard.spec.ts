import { type Browser, expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { answerWith, cutOff, hold, restoreCalls, signedOutAnswer } from '../support/calls.ts';
import { type HostPage, serveHostPage } from '../support/host-page.ts';
import { intercept } from '../support/interceptions.ts';
import { productForFile } from '../support/product-for-file.ts';
import { makeBot, makeLocation } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { ownContext, test } from '../support/test.ts';
import { expectSignInAgain, expectToast } from '../support/toasts.ts';

const product = productForFile({ FETCH_ALLOW_HOSTS: 'localhost' });

const faqPage = `<!doctype html><html lang="en"><title>Questions</title><main><h1>Questions</h1>
<details><summary>May I paint my door?</summary><p>Only in the colours of the rainbow.</p></details>
<details><summary>Do you sell boxes?</summary><p>Yes, in four sizes, at the office.</p></details></main></html>`;

let faqs: HostPage;
test.beforeAll(async () => {
  faqs = await serveHostPage(faqPage);
});
test.afterAll(() => faqs.close());
test.beforeEach(({ context }) => signInByRequest(context, product.origin));

const open = (page: Page, query = '') => page.goto(product.origin + query);
const botRows = (page: Page) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Embed code/ }) });
const stat = (page: Page, label: string) => page.getByText(label, { exact: true }).locator('..');

test('an empty one has its title, zeros and a link to create the first bot', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expect(page.getByText('Manage your chatbots and monitor performance')).toBeVisible();
  await expect(stat(page, 'Active Bots')).toContainText('0');
  await expect(stat(page, 'Conversations Today')).toContainText('0');
  await expect(stat(page, 'Avg Response Time')).toContainText('0s');
  await expect(stat(page, 'Satisfaction Rate')).toContainText('0%');
  await expect(page.getByRole('heading', { name: 'Your Bots' })).toBeVisible();
  await expect(page.getByText('No bots yet')).toBeVisible();
  await expect(page.getByText('Create your first chatbot to get started')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Create Your First Bot' }).click();
  await expect(page.getByRole('dialog', { name: 'Create New Bot' })).toBeVisible();
});

test('refreshing the dashboard reports an expired session', async ({ page, context }) => {
  await open(page);
  await expect(page.getByText('No bots yet')).toBeVisible();
  await context.clearCookies();
  await expectSignInAgain(page, () => page.getByRole('button', { name: 'Refresh' }).click());
});

test('a full page says "Loading dashboard..." until the operator is confirmed and the figures have loaded', async ({
  page,
}) => {
  const user = await hold(page, 'GET', '/api/auth/user');
  const figures = await hold(page, 'GET', '/api/analytics/overview');
  await open(page);
  const spinner = page.getByRole('status').filter({ hasText: /^Loading dashboard\.\.\.$/ });
  const dashboard = page.getByRole('heading', { name: 'Dashboard', level: 1 });
  await expect(spinner).toBeVisible();
  await expectNoAxeViolations(page);
  const answered = page.waitForResponse('**/api/auth/user');
  user.release();
  await answered;
  await expect(spinner).toBeVisible();
  const box = await spinner.locator('..').boundingBox();
  expect(box).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  await expect(dashboard).toBeHidden();
  figures.release();
  await expect(dashboard).toBeVisible();
  await expect(spinner).toBeHidden();
});

test('it also waits for the operator alone', async ({ page }) => {
  const user = await hold(page, 'GET', '/api/auth/user');
  const figures = page.waitForResponse('**/api/analytics/overview');
  await open(page);
  await figures;
  await expect(page.getByText('Loading dashboard...', { exact: true })).toBeVisible();
  user.release();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
});

test('figures and bots that fail to load say why, and load on a retry', async ({ page }) => {
  await cutOff(page, 'GET', '/api/bots');
  await answerWith(page, 'GET', '/api/analytics/overview', 500, { message: 'Something went wrong.' });
  await open(page);
  await expect(page.getByRole('alert').getByText('Could not load the figures. Something went wrong.')).toBeVisible();
  const bots = page.getByRole('alert').filter({
    hasText: 'Could not load the bots. Check the connection to the server.',
  });
  await expect(bots).toBeVisible();
  await restoreCalls(page);
  await bots.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No bots yet')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(stat(page, 'Satisfaction Rate')).toContainText('0%');
});

test('bots that fail to load do not count as none, and only network failures blame the network', async ({ page }) => {
  await answerWith(page, 'GET', '/api/bots', 503, { message: 'The database does not answer.' });
  await open(page);
  await expect(stat(page, 'Active Bots').getByRole('definition')).toHaveText('–');
  await expect(stat(page, 'Conversations Today').getByRole('definition')).toHaveText('0');
  await expect(page.getByRole('alert')).toContainText('Could not load the bots. The database does not answer.');
  await page.getByRole('button', { name: 'View Reports' }).click();
  const dialog = page.getByRole('dialog', { name: 'Analytics Overview' });
  await expect(dialog.getByRole('alert')).toContainText('Could not load the bots. The database does not answer.');
  await expect(dialog.getByText('No bots yet')).toBeHidden();
  await page.keyboard.press('Escape');
  await restoreCalls(page);
  await intercept(page, '**/api/bots', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText('Could not load the bots. The server didn’t respond.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(stat(page, 'Active Bots').getByRole('definition')).toHaveText('0');
});

/** Once per product: a worker that restarts after a failure starts a new one. */
const makeBots = async (browser: Browser): Promise<void> => {
  const context = await browser.newContext();
  await signInByRequest(context, product.origin);
  const { request } = context;
  if ((await (await request.get(`${product.origin}/api/bots`)).json()).length === 0) {
    const { id: locationId } = await makeLocation(request, product.origin);
    await makeBot(request, product.origin, { name: 'Harbor Helper', location: 'Astoria', locationId });
    await makeBot(request, product.origin, {
      name: 'Hilltop Helper',
      websiteUrl: 'https://hilltop.example/storage',
      status: 'training',
    });
    await makeBot(request, product.origin, { name: 'Sleeper', status: 'inactive' });
  }
  await context.close();
};

test.describe('with bots', () => {
  test.beforeAll(({ browser }) => makeBots(browser));

  test('the table shows name and id, location or "-", website, status and day, and three actions', async ({ page }) => {
    const list = await hold(page, 'GET', '/api/bots');
    await open(page);
    await expect(page.getByText('Loading bots...')).toBeVisible();
    list.release();
    await expect(page.getByRole('columnheader')).toHaveText([
      'Bot Name',
      'Location',
      'Website',
      'Status',
      'Last Updated',
      'Actions',
    ]);
    await expect(stat(page, 'Active Bots')).toContainText('3');
    const harbor = page.getByRole('row', { name: /Harbor Helper/ });
    const [{ id, updatedAt }] = (await (await page.request.get(`${product.origin}/api/bots`)).json()).filter(
      (bot: { name: string }) => bot.name === 'Harbor Helper',
    );
    await expect(harbor).toContainText(id);
    await expect(harbor.getByRole('cell').nth(1)).toHaveText('Astoria');
    await expect(harbor.getByRole('cell').nth(3)).toHaveText('Active');
    const day = await page.evaluate(
      (iso) => new Date(iso).toLocaleDateString(undefined, { dateStyle: 'medium' }),
      updatedAt,
    );
    await expect(harbor.getByRole('cell').nth(4)).toHaveText(day);
    const hilltop = page.getByRole('row', { name: /Hilltop Helper/ });
    await expect(hilltop.getByRole('cell').nth(1)).toHaveText('-');
    await expect(hilltop.getByRole('link')).toHaveAttribute('href', 'https://hilltop.example/storage');
    await expect(hilltop.getByRole('cell').nth(3)).toHaveText('Training');
    await expect(
      page
        .getByRole('row', { name: /Sleeper/ })
        .getByRole('cell')
        .nth(3),
    ).toHaveText('Inactive');
    for (const action of ['Edit', 'Embed code', 'Delete'])
      await expect(page.getByRole('button', { name: `${action} Harbor Helper` })).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('a button copies the id of a bot, whose color is beside its name', { tag: ownContext }, async ({
    context,
    page,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.origin });
    await signInByRequest(context, product.origin);
    await open(page);
    const bots = await (await page.request.get(`${product.origin}/api/bots`)).json();
    const harbor = bots.find((bot: { name: string }) => bot.name === 'Harbor Helper');
    const copy = page.getByRole('button', { name: 'Copy id of Harbor Helper' });
    await copy.press('Enter');
    await expectToast(page, 'Copied', harbor.id);
    await expect(copy).toBeFocused();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(harbor.id);
    const swatch = page.getByRole('row', { name: /Harbor Helper/ }).locator('[style*="background-color"]');
    await expect(swatch).toHaveCSS('background-color', 'rgb(59, 130, 246)');
  });

  test('an unknown status shows as Unknown', async ({ page }) => {
    const bots = await (await page.request.get(`${product.origin}/api/bots`)).json();
    await answerWith(page, 'GET', '/api/bots', 200, [{ ...bots[0], status: 'dreaming' }]);
    await open(page);
    await expect(botRows(page).getByRole('cell', { name: 'Unknown', exact: true })).toBeVisible();
  });

  test('search and status filter are in the URL', async ({ page }) => {
    await open(page);
    await expect(botRows(page)).toHaveCount(3);
    await page.getByRole('searchbox', { name: 'Search bots' }).fill('hilltop.ex');
    await expect(botRows(page)).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole('searchbox', { name: 'Search bots' })).toHaveValue('hilltop.ex');
    await expect(botRows(page)).toHaveCount(1);
    await page.getByRole('searchbox', { name: 'Search bots' }).fill('');
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('menuitemradio', { name: 'Inactive' }).click();
    await expect(page).toHaveURL(`${product.origin}/?status=inactive`);
    await expect(botRows(page)).toHaveCount(1);
    await page.getByRole('searchbox', { name: 'Search bots' }).fill('harbor l');
    await expect(page.getByText('No bots match')).toBeVisible();
    await page.getByRole('button', { name: 'Show all bots' }).click();
    await expect(page).toHaveURL(`${product.origin}/`);
    await expect(botRows(page)).toHaveCount(3);
  });

  test('the action cards open what they name', async ({ page }) => {
    await open(page);
    for (const [card, action, dialog] of [
      ['Deploy New Bot', 'Get Started', 'Create New Bot'],
      ['Import FAQ', 'Import Data', 'Import FAQ Content'],
      ['View Analytics', 'View Reports', 'Analytics Overview'],
    ] as const) {
      await expect(page.getByRole('heading', { name: card })).toBeVisible();
      await page.getByRole('button', { name: action }).click();
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('button', { name: action })).toBeFocused();
    }
  });

  test('the analytics overview has the four figures, the bots and the day', async ({ page }) => {
    await answerWith(page, 'GET', '/api/analytics/overview', 200, {
      conversationsToday: 279,
      avgResponseTime: '1.25s',
      avgSatisfactionRate: '88%',
      faqMatchesToday: 34,
      aiResponsesToday: 156,
      websiteMatchesToday: 89,
    });
    await open(page);
    await page.getByRole('button', { name: 'View Reports' }).click();
    const dialog = page.getByRole('dialog', { name: 'Analytics Overview' });
    for (const figure of ['279', '1.25s', '88%']) await expect(dialog.getByText(figure, { exact: true })).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Bot Performance' })).toBeVisible();
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Hilltop Helper' })).toContainText('Training');
    await expect(dialog.getByText('https://hilltop.example/storage')).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Recent Activity' })).toBeVisible();
    for (const [label, value] of [
      ['FAQ matches today', '34'],
      ['AI responses', '156'],
      ['Website lookups', '89'],
    ])
      await expect(dialog.getByText(label ?? '', { exact: true }).locator('..')).toContainText(value ?? '');
    await expectNoAxeViolations(page);
  });
});

test.describe('Import FAQ Content', () => {
  test.beforeAll(({ browser }) => makeBots(browser));

  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Import FAQ Content' });
  const fill = async (page: Page, url: string) => {
    await open(page);
    await page.getByRole('button', { name: 'Import Data' }).click();
    await dialogOf(page).getByLabel('Select Bot').selectOption({ label: 'Harbor Helper' });
    await dialogOf(page).getByLabel('Website URL').fill(url);
  };
  const importButton = (page: Page) => dialogOf(page).getByRole('button', { name: 'Import FAQ' });

  test('is disabled unless both bot and URL are set', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Import Data' }).click();
    const dialog = dialogOf(page);
    await expect(dialog.getByLabel('Select Bot').locator('option').first()).toHaveText(
      'Choose a bot to import FAQs for',
    );
    await expect(dialog.getByLabel('Website URL')).toHaveAttribute('type', 'url');
    await expect(importButton(page)).toBeDisabled();
    await dialog.getByLabel('Website URL').fill(faqs.origin);
    await expect(importButton(page)).toBeDisabled();
    await dialog.getByLabel('Select Bot').selectOption({ label: 'Harbor Helper' });
    await expect(importButton(page)).toBeEnabled();
    await expectNoAxeViolations(page);
  });

  test('imports once, and shows "Importing..." meanwhile', async ({ page }) => {
    await fill(page, faqs.origin);
    const call = await hold(page, 'POST', /\/extract-faqs$/);
    await importButton(page).dblclick();
    await expect(dialogOf(page).getByRole('button', { name: 'Importing...' })).toBeDisabled();
    await expect(dialogOf(page).getByRole('status')).toHaveText('Reading the page...');
    call.release();
    await expectToast(page, 'Success', 'FAQ content imported successfully');
    await expect(dialogOf(page)).toHaveCount(0);
    expect(call.count()).toBe(1);
  });

  test("a failure keeps the typed text and shows the server's message", async ({ page }) => {
    await fill(page, 'not an address');
    await importButton(page).click();
    await expectToast(page, 'Error', 'Failed to import FAQ content');
    await expect(dialogOf(page).getByRole('alert')).toContainText('URL must be a web address');
    await cutOff(page, 'POST', /\/extract-faqs$/);
    await Promise.all([page.waitForRequest(/\/extract-faqs$/), importButton(page).click()]);
    await expect(importButton(page)).toBeEnabled();
    await expect(dialogOf(page).getByLabel('Website URL')).toHaveValue('not an address');
  });

  test('an expired session leads to the sign-in screen', async ({ page }) => {
    await fill(page, faqs.origin);
    await answerWith(page, 'POST', /\/extract-faqs$/, 401, signedOutAnswer);
    await expectSignInAgain(page, () => importButton(page).click());
  });

  test('asks before it discards typed text', async ({ page }) => {
    await fill(page, faqs.origin);
    page.once('dialog', (question) => question.dismiss());
    await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialogOf(page).getByLabel('Website URL')).toHaveValue(faqs.origin);
    page.once('dialog', (question) => question.accept());
    await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialogOf(page)).toHaveCount(0);
  });
});
