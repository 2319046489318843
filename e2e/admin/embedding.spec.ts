import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { productForFile } from '../support/product-for-file.ts';
import { makeBot } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';

// The website is on this machine, which the check reaches only if allowed.
const product = productForFile({ FETCH_ALLOW_HOSTS: 'localhost' });

let server: Server;
let site = '';
let code = '';

test.beforeAll(async () => {
  server = createServer((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<!doctype html><html lang="en"><title>Harbor Lane</title><body><h1>Harbor Lane</h1>${code}</body></html>`);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  site = `http://localhost:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.beforeEach(async ({ context }) => {
  code = '';
  await signInByRequest(context, product.origin);
});

const openEmbedCode = async (page: Page, name: string) => {
  await page.goto(product.origin);
  await page.getByRole('button', { name: `Embed code ${name}` }).click();
  return page.getByRole('dialog', { name: `Embed Code for ${name}` });
};

const copyCode = async (page: Page, name: string): Promise<string> =>
  (await openEmbedCode(page, name)).getByRole('figure', { name: 'Embed code' }).innerText();

test('the dialog has steps for other website builders too', async ({ page }) => {
  await makeBot(page.request, product.origin, { name: 'Step Bot' });
  const dialog = await openEmbedCode(page, 'Step Bot');
  await expect(dialog.getByRole('heading', { name: 'On a WordPress site' })).toBeVisible();
  const builders = dialog.getByLabel('Your website builder');
  for (const [name, step] of [
    ['Google Tag Manager', /Custom HTML/],
    ['Squarespace', /Code Injection/],
    ['Wix', /Body - end/],
    ['Webflow', /Footer code/],
    ['Shopify', /theme\.liquid/],
    ['Another website', /closing <\/body> tag/],
  ] as const) {
    await builders.selectOption(name);
    await expect(dialog.getByRole('listitem').filter({ hasText: step })).toHaveCount(1);
  }
  await expect(dialog.getByRole('button', { name: 'Download WordPress Plugin' })).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('the WordPress plugin downloads with one click', async ({ page }) => {
  await makeBot(page.request, product.origin, { name: 'Plugin Bot' });
  const dialog = await openEmbedCode(page, 'Plugin Bot');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download WordPress Plugin' }).click();
  expect((await download).suggestedFilename()).toBe('chat-module.zip');
});

test('"Check My Website" says what is missing, and confirms once the code is there', async ({ page }) => {
  await makeBot(page.request, product.origin, { name: 'Check Bot', websiteUrl: `${site}/` });
  const copied = await copyCode(page, 'Check Bot');
  const dialog = page.getByRole('dialog');
  const result = dialog.getByRole('status', { name: 'Result of the check' });
  await dialog.getByRole('button', { name: 'Check My Website' }).click();
  await expect(result).toContainText("The embed code isn't on this page.");
  await expect(result).toContainText('Add it before the closing </body> tag');
  code = copied;
  await dialog.getByRole('button', { name: 'Check My Website' }).click();
  await expect(result).toContainText('The embed code is on this page and is right.');
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Page to check').fill('harborlane');
  await dialog.getByRole('button', { name: 'Check My Website' }).click();
  await expect(
    dialog.getByText('Website URL must be a web address that starts with http:// or https://.'),
  ).toBeVisible();
});

test('after a color change it lists the pages that still have the old one, with the new code', async ({
  page,
  context,
}) => {
  const { id } = await makeBot(page.request, product.origin, { name: 'Color Bot', primaryColor: '#112233' });
  code = await copyCode(page, 'Color Bot');
  const visit = async () => {
    const visitor = await context.newPage();
    const reported = visitor.waitForResponse((response) => response.url().includes(`/api/bots/${id}/public`));
    await visitor.goto(`${site}/units?token=secret`);
    await (await reported).finished();
    await visitor.close();
  };
  await visit();
  await page.goto(product.origin);
  await expect(page.getByText('your website still shows an old color')).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit Color Bot' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit Bot' });
  await editing.getByLabel('Primary Color', { exact: true }).last().fill('#445566');
  await editing.getByRole('button', { name: 'Update Bot' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Color Bot: your website still shows an old color' });
  await expect(notice).toContainText(`${site}/units. Replace the embed code`);
  await expectNoAxeViolations(page);
  await notice.getByRole('button', { name: 'Show New Embed Code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Embed Code for Color Bot' });
  await expect(dialog.getByRole('row', { name: /units #112233 Old/ })).toBeVisible();
  const renewed = await dialog.getByRole('figure', { name: 'Embed code' }).innerText();
  expect(renewed).toContain('#445566');
  code = renewed;
  await visit();
  await page.goto(product.origin);
  await expect(page.getByRole('row', { name: /Color Bot/ })).toBeVisible();
  await expect(page.getByText('your website still shows an old color')).toHaveCount(0);
});

test('"Powered by" leads a visitor to a public page', async ({ page, context }) => {
  await makeBot(page.request, product.origin, { name: 'Public Bot' });
  code = await copyCode(page, 'Public Bot');
  await page.goto(site);
  await page.getByRole('button', { name: 'Open chat' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Powered by Chat Module' }).click();
  const about = await opened;
  await expect(about.getByRole('heading', { name: 'About this chat' })).toBeVisible();
  expect(new URL(about.url()).pathname).toBe('/about-chat');
  await expectNoAxeViolations(about);
});
