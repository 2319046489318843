import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { progressType } from '@chat-module/contract/endpoint';
import type { PageProgress } from '@chat-module/contract/faqs';
import { type Browser, expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { answerWith, cutOff, hold, restoreCalls, signedOutAnswer } from '../support/calls.ts';
import { type HostPage, serveHostPage } from '../support/host-page.ts';
import { intercept } from '../support/interceptions.ts';
import { productForFile } from '../support/product-for-file.ts';
import { makeBot, post } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';
import { expectSignInAgain, expectToast } from '../support/toasts.ts';

// The imported pages are on this machine, which imports reach only if allowed.
const product = productForFile({ FETCH_ALLOW_HOSTS: 'localhost' });

type Faqs = Readonly<Record<string, string>>;

const faqPage = (faqs: Faqs): string =>
  `<!doctype html><html lang="en"><title>Questions</title><main><h1>Questions</h1>${Object.entries(faqs)
    .map(([question, answer]) => `<details><summary>${question}</summary><p>${answer}</p></details>`)
    .join('')}</main></html>`;

const lastYear: Faqs = {
  'May I paint my door?': 'Only in white.',
  'Do you sell boxes?': 'Yes, in four sizes, at the <a href="https://harborlane.example/office">office</a>.',
  'Is there a lift?': 'No.',
};
const thisYear: Faqs = { ...lastYear, 'May I paint my door?': 'In any colour.', 'Is there a lift?': 'Since May.' };
const withDogs: Faqs = { ...thisYear, 'May I bring my dog?': 'On a leash.' };

let oldSite: HostPage;
let newSite: HostPage;
let emptySite: HostPage;

test.beforeAll(async () => {
  oldSite = await serveHostPage(faqPage(lastYear));
  newSite = await serveHostPage(faqPage(withDogs));
  emptySite = await serveHostPage('<!doctype html><title>About</title><p>We rent storage units.</p>');
});
test.afterAll(() => Promise.all([oldSite.close(), newSite.close(), emptySite.close()]));
test.beforeEach(({ context }) => signInByRequest(context, product.origin));

/** A bot with last year's page, one answer of which an operator has edited since. */
const makeImportedBot = async (browser: Browser, name: string) => {
  const context = await browser.newContext();
  await signInByRequest(context, product.origin);
  const bot = await makeBot(context.request, product.origin, { name });
  const imported = await post(context.request, `${product.origin}/api/bots/${bot.id}/extract-faqs`, {
    url: oldSite.origin,
  });
  const lift = imported.faqs.find(({ question }: { question: string }) => question === 'Is there a lift?');
  await context.request.put(`${product.origin}/api/faqs/${lift.id}`, { data: { answer: 'Ask Joe.' } });
  await context.close();
  return bot;
};

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Import FAQ Content' });
const button = (page: Page, name: string | RegExp) => dialogOf(page).getByRole('button', { name });
const item = (page: Page, question: string) => dialogOf(page).getByRole('listitem').filter({ hasText: question });

const fill = async (page: Page, botName: string, url: string) => {
  await page.goto(product.origin);
  await page.getByRole('button', { name: 'Import Data' }).click();
  await dialogOf(page).getByLabel('Select Bot').selectOption({ label: botName });
  await dialogOf(page).getByLabel('Website URL').fill(url);
};

const expectPreview = (page: Page) => expect(dialogOf(page).getByText('questions found')).toBeVisible();

const answersOf = async (page: Page, botId: string): Promise<Record<string, string>> => {
  const faqs = await (await page.request.get(`${product.origin}/api/faqs?botId=${botId}`)).json();
  return Object.fromEntries(faqs.map(({ question, answer }: Faqs) => [question, answer]));
};

test("shows every question next to the bot's FAQ, and imports the chosen ones", async ({ page, browser }) => {
  const bot = await makeImportedBot(browser, 'Chooser');
  await fill(page, 'Chooser', newSite.origin);
  const call = await hold(page, 'POST', /\/preview-faqs$/);
  await button(page, 'Preview').click();
  await expect(button(page, 'Reading...')).toBeDisabled();
  await expect(dialogOf(page).getByRole('status')).toHaveText('Reading the page...');
  call.release();
  await expectPreview(page);
  const summary = dialogOf(page).getByRole('status');
  await expect(summary).toHaveText('4 questions found: 1 new, 1 changed, 1 edited by you, 1 already there');
  await expect(summary).toBeFocused();
  await expect(item(page, 'May I bring my dog?')).toContainText('New');
  await expect(item(page, 'May I paint my door?')).toContainText(
    /Changed.*Now.*Only in white\..*On the page.*In any colour\./,
  );
  await expect(item(page, 'Is there a lift?')).toContainText(/Edited by you.*Ask Joe\..*Since May\./);
  await expect(item(page, 'Do you sell boxes?')).toContainText('Already there');
  const box = (question: string) => dialogOf(page).getByRole('checkbox', { name: question });
  await expect(box('May I bring my dog?')).toBeChecked();
  await expect(box('May I paint my door?')).toBeChecked();
  await expect(box('Is there a lift?')).not.toBeChecked();
  await expect(box('Do you sell boxes?')).toBeDisabled();
  await expectNoAxeViolations(page);
  await box('May I paint my door?').uncheck();
  await button(page, 'Import 1 selected').click();
  await expectToast(page, 'Success', 'FAQ content imported successfully');
  await expect(dialogOf(page)).toHaveCount(0);
  expect(await answersOf(page, bot.id)).toMatchObject({
    'May I bring my dog?': 'On a leash.',
    'May I paint my door?': 'Only in white.',
    'Is there a lift?': 'Ask Joe.',
  });
});

test("replaces an edited answer with the page's when chosen", async ({ page, browser }) => {
  const bot = await makeImportedBot(browser, 'Overwriter');
  await fill(page, 'Overwriter', newSite.origin);
  await button(page, 'Preview').click();
  await expectPreview(page);
  await button(page, 'Select none').click();
  await expect(button(page, 'Import 0 selected')).toBeDisabled();
  await button(page, 'Select all').click();
  await button(page, 'Import 3 selected').click();
  await expectToast(page, 'Success', 'FAQ content imported successfully');
  expect(await answersOf(page, bot.id)).toMatchObject({
    'Is there a lift?': 'Since May.',
    'May I paint my door?': 'In any colour.',
  });
});

test('the plain import keeps edited answers', async ({ page, browser }) => {
  const bot = await makeImportedBot(browser, 'Plain');
  await fill(page, 'Plain', newSite.origin);
  await button(page, 'Import FAQ').click();
  await expectToast(page, 'Success', 'FAQ content imported successfully');
  expect(await answersOf(page, bot.id)).toMatchObject({
    'Is there a lift?': 'Ask Joe.',
    'May I paint my door?': 'In any colour.',
    'May I bring my dog?': 'On a leash.',
  });
});

test.describe('progress', () => {
  const questions = ['How do I pay online?', 'How do I move out?', 'Where do I park my car?'];
  /** Each request waits until the test releases it. */
  const waiting: (() => void)[] = [];
  const letGoOn = async (): Promise<void> => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    waiting.shift()?.();
  };
  const pageAt = (path: string): string => {
    const at = Number(path.slice(1)) - 1;
    return at < 0
      ? `<title>Help</title><h1>Frequently asked questions</h1><ul>${questions.map((it, at) => `<li><a href="/${at + 1}">${it}</a></li>`).join('')}</ul>`
      : `<title>${questions[at]}</title><h1>${questions[at]}</h1><p>Ask at the office, which is beside the gate.</p>`;
  };
  let slowSite: Server;
  let sendingOn: Server;
  const hostOf = (server: Server): string => `localhost:${(server.address() as AddressInfo).port}`;

  test.beforeAll(async ({ browser }) => {
    await makeImportedBot(browser, 'Patient');
    slowSite = createServer(({ url = '' }, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).write('<!doctype html>');
      waiting.push(() => response.end(pageAt(url)));
    }).listen(0, '127.0.0.1');
    sendingOn = createServer((_request, response) => {
      waiting.push(() => response.writeHead(302, { location: `http://${hostOf(slowSite)}/` }).end());
    }).listen(0, '127.0.0.1');
    await Promise.all([once(slowSite, 'listening'), once(sendingOn, 'listening')]);
  });
  test.afterAll(() => [slowSite, sendingOn].map((server) => server.close()));

  test('is shown step by step, also for a slow site', async ({ page }) => {
    await fill(page, 'Patient', `http://${hostOf(sendingOn)}`);
    await button(page, 'Import FAQ').click();
    const status = dialogOf(page).getByRole('status');
    await expect(status).toHaveText(`Waiting for ${hostOf(sendingOn)}...`);
    await letGoOn();
    await expect(status).toHaveText(`Receiving the page from ${hostOf(slowSite)}...`);
    await expect(dialogOf(page).getByText('1 kB')).toBeVisible();
    await letGoOn();
    for (const at of [1, 2, 3]) {
      await expect(status).toHaveText(`Reading page ${at} of 3 linked from the questions...`);
      const bar = dialogOf(page).getByRole('progressbar', { name: 'Linked pages read' });
      await expect(bar).toHaveAttribute('aria-valuenow', String(at - 1));
      await letGoOn();
    }
    await expectToast(
      page,
      'Success',
      `FAQ content imported successfully. The address redirects to ${hostOf(slowSite)}. We read that page.`,
    );
  });

  test('is accessible at every step', async ({ page }) => {
    // Replaces the product's ten-second limit: a busy machine takes longer to check the dialog.
    let tell = (_progress: PageProgress): void => {};
    const busyProduct = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': progressType });
      tell = (progress) => response.write(`${JSON.stringify({ progress })}\n`);
      tell({ step: 'receiving', host: 'store.example', bytes: 1024 });
    }).listen(0, '127.0.0.1');
    await once(busyProduct, 'listening');
    await intercept(page, '**/extract-faqs', (route) => route.continue({ url: `http://${hostOf(busyProduct)}/` }));
    await fill(page, 'Patient', 'store.example');
    await button(page, 'Import FAQ').click();
    await expect(dialogOf(page).getByText('1 kB')).toBeVisible();
    await expectNoAxeViolations(page);
    tell({ step: 'following', page: 2, pages: 3 });
    await expect(dialogOf(page).getByRole('progressbar')).toBeVisible();
    await expectNoAxeViolations(page);
    busyProduct.closeAllConnections();
    busyProduct.close();
  });

  test("ends with the server's message", async ({ page }) => {
    await fill(page, 'Patient', `http://${hostOf(slowSite)}/9`);
    await button(page, 'Preview').click();
    await expect(dialogOf(page).getByRole('status')).toContainText('Receiving');
    await letGoOn();
    await expect(dialogOf(page).getByRole('alert')).toHaveText(
      'The page could not be read: no questions with answers were found on it.',
    );
  });
});

test.describe('a page that has lost questions since its last import', () => {
  const moved = async (page: Page, name: string) => {
    let served: Faqs = lastYear;
    const site = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(faqPage(served));
    }).listen(0, '127.0.0.1');
    await once(site, 'listening');
    const url = `http://localhost:${(site.address() as AddressInfo).port}/faq`;
    const bot = await makeBot(page.request, product.origin, { name });
    await post(page.request, `${product.origin}/api/bots/${bot.id}/extract-faqs`, { url });
    served = { 'Is there a lift?': 'No.', 'May I bring my dog?': 'On a leash.' };
    await fill(page, name, url);
    await button(page, 'Preview').click();
    await expectPreview(page);
    return { bot, end: () => site.close() };
  };
  const gone = (page: Page) => dialogOf(page).getByRole('region', { name: '2 questions no longer on the page' });
  const box = (page: Page, question: string) => gone(page).getByRole('checkbox', { name: `Delete ${question}` });

  test('keeps them, unless the operator chooses to delete them', async ({ page }) => {
    const { bot, end } = await moved(page, 'Mover');
    await expect(gone(page).getByRole('checkbox', { checked: false })).toHaveCount(2);
    await box(page, 'Do you sell boxes?').check();
    await expect(gone(page).getByRole('listitem').filter({ hasText: 'boxes' })).toContainText('Delete');
    await expect(gone(page).getByRole('listitem').filter({ hasText: 'paint' })).toContainText('Keep');
    await expectNoAxeViolations(page);
    await button(page, 'Import 1 selected, delete 1').click();
    await expectToast(page, 'Success', 'FAQ content imported successfully. 1 FAQ deleted');
    expect(Object.keys(await answersOf(page, bot.id)).toSorted()).toEqual([
      'Is there a lift?',
      'May I bring my dog?',
      'May I paint my door?',
    ]);
    end();
  });

  test('deletes all of them, and imports nothing', async ({ page }) => {
    const { bot, end } = await moved(page, 'Emptier');
    await button(page, 'Select none').click();
    await button(page, 'Delete all').click();
    await button(page, 'Delete 2 selected').click();
    await expectToast(page, 'Success', '2 FAQs deleted');
    expect(Object.keys(await answersOf(page, bot.id))).toEqual(['Is there a lift?']);
    end();
  });
});

test.describe('failures', () => {
  test.beforeAll(({ browser }) => makeImportedBot(browser, 'Unlucky'));

  test('a page without questions shows a message and keeps the typed text', async ({ page }) => {
    await fill(page, 'Unlucky', emptySite.origin);
    await button(page, 'Preview').click();
    await expectToast(page, 'Error', 'Failed to import FAQ content');
    await expect(dialogOf(page).getByRole('alert')).toHaveText(
      'The page could not be read: no questions with answers were found on it.',
    );
    await expect(dialogOf(page).getByLabel('Website URL')).toHaveValue(emptySite.origin);
  });

  test('an unreachable page shows a message', async ({ page }) => {
    await fill(page, 'Unlucky', 'http://localhost:9/faq');
    await button(page, 'Preview').click();
    await expect(dialogOf(page).getByRole('alert')).toContainText('The page could not be read:');
  });

  test('an expired session leads to the sign-in screen', async ({ page }) => {
    await fill(page, 'Unlucky', newSite.origin);
    await answerWith(page, 'POST', /\/preview-faqs$/, 401, signedOutAnswer);
    await expectSignInAgain(page, () => button(page, 'Preview').click());
  });

  test('a failed import keeps the selection and can be retried', async ({ page }) => {
    await fill(page, 'Unlucky', newSite.origin);
    await button(page, 'Preview').click();
    await expectPreview(page);
    await dialogOf(page).getByRole('checkbox', { name: 'May I bring my dog?' }).uncheck();
    await cutOff(page, 'POST', /\/import-faqs$/);
    await button(page, 'Import 1 selected').click();
    await expectToast(page, 'Error', 'Failed to import FAQ content');
    await expect(dialogOf(page).getByRole('alert')).toBeVisible();
    await restoreCalls(page);
    await button(page, 'Import 1 selected').click();
    await expectToast(page, 'Success', 'FAQ content imported successfully');
  });
});

test('can be done with the keyboard alone', async ({ page, browser }) => {
  await makeImportedBot(browser, 'Typist');
  await fill(page, 'Typist', newSite.origin);
  await button(page, 'Preview').focus();
  await page.keyboard.press('Enter');
  await expectPreview(page);
  await expect(dialogOf(page).getByRole('status')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Select all')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialogOf(page).getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialogOf(page).getByRole('checkbox').first()).not.toBeChecked();
  await button(page, 'Back').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Preview')).toBeFocused();
  await expect(dialogOf(page).getByLabel('Website URL')).toHaveValue(newSite.origin);
});
