import { expect } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { answerWith, hold, signedOutAnswer } from '../support/calls.ts';
import { intercept } from '../support/interceptions.ts';
import { collectProblems } from '../support/problems.ts';
import { productForFile } from '../support/product-for-file.ts';
import { adminPassword, signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';

const product = productForFile();

test('signed-out visitors at / see only a landing page that links to the sign-in screen', async ({ page }) => {
  const problems = collectProblems(page);
  await page.goto(product.origin);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Answer every visitor. Rent more units.');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  expect(problems.filter((problem) => !problem.includes('401'))).toEqual([]);
  await page.getByRole('link', { name: 'Open the admin panel' }).click();
  await expect(page).toHaveURL(`${product.origin}/api/login`);
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
});

test('a shared link to a dialog opens it after signing in', async ({ page }) => {
  await page.goto(`${product.origin}/?dialog=analytics`);
  await page.getByRole('link', { name: 'Open the admin panel' }).click();
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(adminPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog', { name: 'Analytics Overview' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${product.origin}/`);
});

test('the landing page is accessible', async ({ page }) => {
  await page.goto(product.origin);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('the landing page shows until the user is known, then the dashboard', async ({ page, context }) => {
  await signInByRequest(context, product.origin);
  await intercept(page, `${product.origin}/`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/<meta name="current-user"[^>]*>/, ''),
    });
  });
  const user = await hold(page, 'GET', '/api/auth/user');
  await page.goto(product.origin);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Answer every visitor. Rent more units.');
  user.release();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
});

test('a page with the user embedded skips the landing page, and asks for the user once', async ({ page, context }) => {
  await signInByRequest(context, product.origin);
  const user = await hold(page, 'GET', '/api/auth/user');
  await page.goto(product.origin);
  await expect(page.getByText('Loading dashboard...')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  user.release();
  await expect(page.getByRole('button', { name: 'Create Your First Bot' })).toBeVisible();
  expect(user.count()).toBe(1);
});

test("the call's response overrides the embedded user", async ({ page, context }) => {
  await signInByRequest(context, product.origin);
  await answerWith(page, 'GET', '/api/auth/user', 401, signedOutAnswer);
  await page.goto(product.origin);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Answer every visitor. Rent more units.');
});

test('any other URL returns 404 with "Page Not Found"', async ({ page }) => {
  const answer = await page.goto(`${product.origin}/nowhere/at/all`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(`${product.origin}/`);
});
