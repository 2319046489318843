import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { collectProblems } from '../support/problems.ts';
import { productForFile } from '../support/product-for-file.ts';
import { makeLocation, makeUser, userPassword } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

const product = productForFile();

let count = 0;

/** A new operator of the role `user`, signed in, at their profile. */
const openAsNewUser = async (page: Page): Promise<string> => {
  const request = page.context().request;
  await signInByRequest(page.context(), product.origin);
  const { id: locationId } = await makeLocation(request, product.origin);
  const username = `profile-${++count}`;
  await makeUser(request, product.origin, { username, locationId });
  await page.context().clearCookies();
  await signInByRequest(page.context(), product.origin, { username, password: userPassword });
  await page.goto(product.origin);
  await page.getByRole('link', { name: 'Your Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Your Profile', level: 1 })).toBeVisible();
  await expect(page.getByText(`Signed in as ${username}`).last()).toBeVisible();
  return username;
};

const mailsTo = async (address: string): Promise<string[]> => {
  const outbox = join(product.dataDir, 'outbox');
  const files = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${address}`));
};

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save Profile' });

test('a read-only user changes the own name, and the address with the password; the old address is told', async ({
  page,
}) => {
  const problems = collectProblems(page);
  const username = await openAsNewUser(page);
  await expect(save(page)).toBeDisabled();
  await field(page, 'First Name').fill('Grace');
  await expectNoAxeViolations(page);
  await save(page).click();
  await expectToast(page, 'Success', 'Profile updated successfully');
  await expect(save(page)).toBeDisabled();

  await expect(page.getByRole('region', { name: 'Your Details' }).getByLabel('Current Password')).toHaveCount(0);
  await field(page, 'Email').fill('grace@example.com');
  const currentPassword = page.getByRole('region', { name: 'Your Details' }).getByLabel('Current Password', {
    exact: true,
  });
  await save(page).click();
  await expect(page.getByText('Enter your current password to change your email address.')).toBeVisible();
  await currentPassword.fill(userPassword);
  await save(page).click();
  await expectToast(page, 'Success', 'Profile updated successfully');
  await expect(currentPassword).toHaveCount(0);
  await page.reload();
  await expect(field(page, 'First Name')).toHaveValue('Grace');
  await expect(field(page, 'Email')).toHaveValue('grace@example.com');
  await expect.poll(() => mailsTo(`${username}@example.com`)).toHaveLength(1);
  expect(problems).toEqual([]);
});

test('a wrong current password is said beside its field and keeps what was typed', async ({ page }) => {
  await openAsNewUser(page);
  const details = page.getByRole('region', { name: 'Your Details' });
  await field(page, 'Email').fill('grace@example.com');
  await details.getByLabel('Current Password', { exact: true }).fill('not the one');
  await save(page).click();
  await expectToast(page, 'Error', 'The current password is not right.');
  await expect(details.getByLabel('Current Password', { exact: true })).toBeFocused();
  await expect(field(page, 'Email')).toHaveValue('grace@example.com');
});

test('the password changes with the current one, and this session goes on', async ({ page }) => {
  await openAsNewUser(page);
  const form = page.getByRole('region', { name: 'Password' });
  const button = form.getByRole('button', { name: 'Update Password' });
  await button.click();
  await expect(form.getByText('Enter your current password.')).toBeVisible();
  await form.getByLabel('Current Password', { exact: true }).fill(userPassword);
  await form.getByLabel('New Password', { exact: true }).fill('a harbor at dusk');
  await form.getByLabel('Confirm Password', { exact: true }).fill('a harbor at dawn');
  await button.click();
  await expect(form.getByText('Passwords do not match')).toBeVisible();
  await expectNoAxeViolations(page);
  await form.getByLabel('Confirm Password', { exact: true }).fill('a harbor at dusk');
  await button.click();
  await expectToast(page, 'Success', 'Password updated successfully');
  await expect(form.getByLabel('New Password', { exact: true })).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your Profile' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu leads to the profile, which fits', async ({ page }) => {
    await signInByRequest(page.context(), product.origin);
    await page.goto(product.origin);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Your Profile' }).click();
    await expect(page.getByRole('heading', { name: 'Your Profile', level: 1 })).toBeVisible();
    await expect(field(page, 'Email')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectNoAxeViolations(page);
  });
});
