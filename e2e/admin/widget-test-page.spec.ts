import { expect } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { productForFile } from '../support/product-for-file.ts';
import { makeBot } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';

const product = productForFile();

test('without a bot id it says "No bot ID provided"', async ({ page }) => {
  await page.goto(`${product.origin}/widget`);
  await expect(page.getByRole('heading', { name: 'No bot ID provided' })).toBeVisible();
  await page.goto(`${product.origin}/widget/`);
  await expect(page.getByRole('heading', { name: 'No bot ID provided' })).toBeVisible();
});

test("shows a bot's widget to anyone, in its color and corner", async ({ page, browser }) => {
  const admin = await browser.newContext();
  await signInByRequest(admin, product.origin);
  const shown = { name: 'Shown Bot', primaryColor: '#B91C1C', position: 'top-left' } as const;
  const { id } = await makeBot(admin.request, product.origin, shown);
  await page.goto(`${product.origin}/widget/${id}`);
  await expect(page.getByRole('heading', { name: 'Shown Bot' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open chat' })).toHaveCSS('background-color', 'rgb(185, 28, 28)');
  await expect(page.locator('chatbotpro-widget .root')).toHaveAttribute('data-position', 'top-left');
  await expectNoAxeViolations(page);
  await admin.request.put(`${product.origin}/api/bots/${id}`, { data: { status: 'inactive' } });
  await admin.close();
  await page.reload();
  await expect(page.getByText('This bot is inactive, so its chat does not appear.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open chat' })).toHaveCount(0);
});

test('says that a bot is unknown', async ({ page }) => {
  await page.goto(`${product.origin}/widget/nobody`);
  await expect(page.getByRole('heading', { name: 'There is no such bot' })).toBeVisible();
});

test('other sites may not frame a screen, but ours may frame the preview', async ({ request }) => {
  const policyOf = async (path: string) => {
    const headers = (await request.get(product.origin + path)).headers();
    return [headers['x-frame-options'], /frame-ancestors '\w+'/.exec(headers['content-security-policy'] ?? '')?.[0]];
  };
  expect(await policyOf('/widget/preview')).toEqual(['SAMEORIGIN', `frame-ancestors 'self'`]);
  for (const path of ['/', '/api/login', '/widget/some-bot', '/locations'])
    expect(await policyOf(path)).toEqual(['DENY', `frame-ancestors 'none'`]);
});
