import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { answerWith, cutOff, hold, restoreCalls } from '../support/calls.ts';
import { productForFile } from '../support/product-for-file.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';
import { expectToast, toastsOf } from '../support/toasts.ts';
import {
  fill,
  fillWhole,
  makeUsersLocation,
  oneUser,
  open,
  openCreateDialog,
  openWith,
  person,
  submit,
  usersPath,
} from './users-screen.ts';

const product = productForFile();
const onePassword = /^\/api\/admin\/users\/[^/]+\/password$/;

let locationId: string;

test.beforeAll(async ({ browser }) => {
  locationId = await makeUsersLocation(browser, product.origin);
});

test.beforeEach(({ context }) => signInByRequest(context, product.origin));

test.describe('Create New User', () => {
  test('asks for every field, in a toast and at each field, and focuses the first', async ({ page }) => {
    await open(page, product.origin);
    const dialog = await openCreateDialog(page);
    await expect(dialog.getByLabel('Email')).toHaveAttribute('type', 'email');
    await submit(dialog, 'Create User');
    await expectToast(page, 'Error', 'All fields are required');
    await expect(dialog.getByLabel('First Name')).toBeFocused();
    for (const field of ['First name', 'Last name', 'Email', 'Username', 'Password', 'Location']) {
      await expect(dialog.getByText(`${field} is required.`, { exact: true })).toBeVisible();
    }
    await expectNoAxeViolations(page);
  });

  test('asks for a single missing field, keeps the others, and explains an invalid email address', async ({ page }) => {
    await open(page, product.origin);
    const dialog = await openCreateDialog(page);
    await fillWhole(dialog, 'noor');
    for (const [label, text] of Object.entries(person)) {
      await fill(dialog, { [label]: '  ' });
      await submit(dialog, 'Create User');
      await expectToast(page, 'Error', 'All fields are required');
      await expect(dialog.getByLabel(label, { exact: true })).toBeFocused();
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await fill(dialog, { [label]: text });
    }
    await dialog.getByLabel('Location').selectOption('');
    await submit(dialog, 'Create User');
    await expectToast(page, 'Error', 'All fields are required');
    await expect(dialog.getByLabel('Username')).toHaveValue('noor');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await fillWhole(dialog, 'noor');
    await fill(dialog, { Email: 'noor' });
    await submit(dialog, 'Create User');
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await expect(dialog.getByText('Email must be an email address, like name@example.com.')).toBeVisible();
    await expect(toastsOf(page)).toHaveCount(0);
  });

  test('offers the roles with "user" as the default; shows and hides the password', async ({ page }) => {
    await open(page, product.origin);
    const dialog = await openCreateDialog(page);
    await expect(dialog.getByLabel('Role').getByRole('option')).toHaveText([
      'User (Read-only Analytics)',
      'Manager (Leads, Reservations, FAQs)',
      'Admin (Full Permissions)',
    ]);
    await expect(dialog.getByLabel('Role')).toHaveValue('user');
    const password = dialog.getByLabel('Password', { exact: true });
    await expect(password).toHaveAttribute('type', 'password');
    await dialog.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await dialog.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  test('creates one user on a double click, shows a toast, closes and resets', async ({ page }) => {
    await open(page, product.origin);
    const dialog = await openCreateDialog(page);
    await fillWhole(dialog, 'twice');
    const call = await hold(page, 'POST', usersPath);
    await dialog.getByRole('button', { name: 'Create User' }).dblclick();
    await expect(dialog.getByRole('button', { name: 'Creating...' })).toBeDisabled();
    call.release();
    await expectToast(page, 'Success', 'User created successfully');
    await expect(dialog).toBeHidden();
    expect(call.count()).toBe(1);
    await expect(page.getByRole('article').first()).toContainText('twice');
    await expect(page.getByRole('button', { name: 'Create User' })).toBeFocused();
    await openCreateDialog(page);
    await expect(dialog.getByLabel('Username')).toHaveValue('');
  });

  test('says that a username is taken and keeps the typed text', async ({ page }) => {
    await openWith(page, product.origin, { username: 'taken', locationId });
    const dialog = await openCreateDialog(page);
    await fillWhole(dialog, 'Taken');
    await submit(dialog, 'Create User');
    await expectToast(page, 'Error', 'This username is already taken.');
    await expect(dialog.getByLabel('Username')).toBeFocused();
    await expect(dialog.getByLabel('Username')).toHaveAccessibleDescription('This username is already taken.');
    await expect(dialog.getByLabel('First Name')).toHaveValue('Noor');
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue(person.Password);
  });

  test(`shows the server's message, otherwise "Failed to create user", and keeps the typed text`, async ({ page }) => {
    await open(page, product.origin);
    const dialog = await openCreateDialog(page);
    await fillWhole(dialog, 'unlucky');
    await answerWith(page, 'POST', usersPath, 503, { message: 'The server is busy. Try again in a minute.' });
    await submit(dialog, 'Create User');
    await expectToast(page, 'Error', 'The server is busy. Try again in a minute.');
    await restoreCalls(page);
    await cutOff(page, 'POST', usersPath);
    await submit(dialog, 'Create User');
    await expectToast(page, 'Error', 'Failed to create user');
    await expect(dialog.getByLabel('Username')).toHaveValue('unlucky');
    await restoreCalls(page);
    await submit(dialog, 'Create User');
    await expectToast(page, 'Success', 'User created successfully');
  });

  test('asks before Escape discards typed text, and returns the focus', async ({ page }) => {
    await open(page, product.origin);
    const dialog = await openCreateDialog(page);
    await fill(dialog, { Username: 'half-typed' });
    page.once('dialog', (question) => question.dismiss());
    await page.keyboard.press('Escape');
    await expect(dialog.getByLabel('Username')).toHaveValue('half-typed');
    page.once('dialog', (question) => question.accept());
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Create User' })).toBeFocused();
  });
});

test.describe('Edit User', () => {
  const openEditDialog = async (page: Page, username: string): Promise<Locator> => {
    await page.getByRole('button', { name: `Edit ${username}`, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit User' });
    await expect(dialog).toBeVisible();
    return dialog;
  };

  test('is prefilled without a password and accessible; asks for every field', async ({ page }) => {
    await openWith(page, product.origin, { username: 'known', locationId });
    const dialog = await openEditDialog(page, 'known');
    await expect(dialog.getByLabel('First Name')).toHaveValue('Ria');
    await expect(dialog.getByLabel('Last Name')).toHaveValue('Reader');
    await expect(dialog.getByLabel('Email')).toHaveValue('known@example.com');
    await expect(dialog.getByLabel('Username')).toHaveValue('known');
    await expect(dialog.getByLabel('Role')).toHaveValue('user');
    await expect(dialog.getByLabel('Location')).toHaveValue(locationId);
    await expect(dialog.getByLabel('Password')).toHaveCount(0);
    await expectNoAxeViolations(page);
    for (const label of ['Username', 'First Name', 'Last Name', 'Email']) {
      const text = await dialog.getByLabel(label).inputValue();
      await fill(dialog, { [label]: '' });
      await submit(dialog, 'Update User');
      await expectToast(page, 'Error', 'All fields are required');
      await expect(dialog.getByLabel(label)).toBeFocused();
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await fill(dialog, { [label]: text });
    }
    await dialog.getByLabel('Location').selectOption('');
    await submit(dialog, 'Update User');
    await expectToast(page, 'Error', 'All fields are required');
  });

  test('changes a user and their role', async ({ page }) => {
    const card = await openWith(page, product.origin, { username: 'rising', locationId });
    const dialog = await openEditDialog(page, 'rising');
    await fill(dialog, { 'Last Name': 'Rising' });
    await dialog.getByLabel('Role').selectOption({ label: 'Admin (Full Permissions)' });
    const call = await hold(page, 'PATCH', oneUser);
    await dialog.getByRole('button', { name: 'Update User' }).dblclick();
    await expect(dialog.getByRole('button', { name: 'Updating...' })).toBeDisabled();
    call.release();
    await expectToast(page, 'Success', 'User updated successfully');
    await expect(dialog).toBeHidden();
    expect(call.count()).toBe(1);
    await expect(card).toContainText('Ria Rising');
    await expect(card.getByText('Admin', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit rising' })).toBeFocused();
    const { id } = (await (await page.request.get(`${product.origin}${usersPath}`)).json())[0];
    await page.request.delete(`${product.origin}${usersPath}/${id}`);
  });

  test(`shows the server's message, otherwise "Failed to update user"`, async ({ page }) => {
    await open(page, product.origin);
    const dialog = await openEditDialog(page, 'admin');
    await fill(dialog, { 'First Name': 'Ada', 'Last Name': 'Min', Email: 'ada@example.com' });
    await dialog.getByLabel('Location').selectOption({ label: 'Harbor Lane Storage' });
    await dialog.getByLabel('Role').selectOption('user');
    await submit(dialog, 'Update User');
    await expectToast(page, 'Error', 'The last admin must stay an admin.');
    await expect(dialog.getByRole('alert')).toHaveText('The last admin must stay an admin.');
    await cutOff(page, 'PATCH', oneUser);
    await submit(dialog, 'Update User');
    await expectToast(page, 'Error', 'Failed to update user');
    await expect(dialog.getByLabel('First Name')).toHaveValue('Ada');
  });
});

test.describe('Change Password', () => {
  const openPasswordDialog = async (page: Page, username: string): Promise<Locator> => {
    await page.getByRole('button', { name: `Change password ${username}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Change Password' });
    await expect(dialog).toBeVisible();
    return dialog;
  };

  test('requires both fields to be equal; shows and hides each field separately', async ({ page }) => {
    await openWith(page, product.origin, { username: 'wary', locationId });
    const dialog = await openPasswordDialog(page, 'wary');
    await submit(dialog, 'Update Password');
    await expectToast(page, 'Error', 'Both password fields are required');
    await expect(dialog.getByLabel('New Password', { exact: true })).toBeFocused();
    await fill(dialog, { 'New Password': 'one of these' });
    await submit(dialog, 'Update Password');
    await expectToast(page, 'Error', 'Both password fields are required');
    await expect(dialog.getByLabel('Confirm Password', { exact: true })).toBeFocused();
    await fill(dialog, { 'Confirm Password': 'one of those' });
    await submit(dialog, 'Update Password');
    await expectToast(page, 'Error', 'Passwords do not match');
    await expect(dialog.getByText('Passwords do not match')).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Show new password' }).click();
    await expect(dialog.getByLabel('New Password', { exact: true })).toHaveAttribute('type', 'text');
    await expect(dialog.getByLabel('Confirm Password', { exact: true })).toHaveAttribute('type', 'password');
    await dialog.getByRole('button', { name: 'Show confirm password' }).click();
    await expect(dialog.getByLabel('Confirm Password', { exact: true })).toHaveAttribute('type', 'text');
    await dialog.getByRole('button', { name: 'Hide new password' }).click();
    await expect(dialog.getByLabel('New Password', { exact: true })).toHaveAttribute('type', 'password');
    await expect(dialog.getByLabel('Confirm Password', { exact: true })).toHaveAttribute('type', 'text');
  });

  test('sets the password', async ({ page, browser }) => {
    await openWith(page, product.origin, { username: 'renewed', locationId });
    const dialog = await openPasswordDialog(page, 'renewed');
    const password = 'a fresh start';
    await fill(dialog, { 'New Password': password, 'Confirm Password': password });
    const call = await hold(page, 'PATCH', onePassword);
    await dialog.getByRole('button', { name: 'Update Password' }).dblclick();
    await expect(dialog.getByRole('button', { name: 'Updating...' })).toBeDisabled();
    call.release();
    await expectToast(page, 'Success', 'Password updated successfully');
    await expect(dialog).toBeHidden();
    expect(call.count()).toBe(1);
    await expect(page.getByRole('button', { name: 'Change password renewed' })).toBeFocused();
    const context = await browser.newContext();
    await signInByRequest(context, product.origin, { username: 'renewed', password });
    await context.close();
  });

  test(`shows the server's message, otherwise "Failed to update password"`, async ({ page }) => {
    await openWith(page, product.origin, { username: 'gone', locationId });
    const dialog = await openPasswordDialog(page, 'gone');
    await fill(dialog, { 'New Password': 'too late', 'Confirm Password': 'too late' });
    const [{ id }] = await (await page.request.get(`${product.origin}${usersPath}`)).json();
    await page.request.delete(`${product.origin}${usersPath}/${id}`);
    await submit(dialog, 'Update Password');
    await expectToast(page, 'Error', 'The user was not found.');
    await cutOff(page, 'PATCH', onePassword);
    await submit(dialog, 'Update Password');
    await expectToast(page, 'Error', 'Failed to update password');
    await expect(dialog.getByLabel('New Password', { exact: true })).toHaveValue('too late');
  });
});
