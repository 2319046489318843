import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { answerWith, cutOff, hold, restoreCalls, signedOutAnswer } from '../support/calls.ts';
import { collectProblems } from '../support/problems.ts';
import { productForFile } from '../support/product-for-file.ts';
import { recordToasts } from '../support/record-toasts.ts';
import { makeLocation, makeUser, userPassword } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { expectToast, toastsOf } from '../support/toasts.ts';

const product = productForFile();
const usersPath = '/api/admin/users';
const oneUser = /^\/api\/admin\/users\/[^/]+$/;
const onePassword = /^\/api\/admin\/users\/[^/]+\/password$/;

let locationId: string;

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext();
  await signInByRequest(context, product.origin);
  locationId = (await makeLocation(context.request, product.origin)).id;
  await context.close();
});

test.beforeEach(({ context }) => signInByRequest(context, product.origin));

const open = async (page: Page) => {
  await page.goto(`${product.origin}/admin`);
  await expect(page.getByRole('article').first()).toBeVisible();
};

/** Makes a user and opens the screen that shows it. */
const openWith = async (page: Page, username: string): Promise<Locator> => {
  await makeUser(page.request, product.origin, { username, locationId });
  await open(page);
  return page.getByRole('article', { name: username, exact: true });
};

const person = {
  'First Name': 'Noor',
  'Last Name': 'Haddad',
  Email: 'noor@example.com',
  Username: 'noor',
  Password: 'open sesame seeds',
};

const fill = async (dialog: Locator, fields: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label, { exact: true }).fill(text);
};

const openCreateDialog = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Create User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New User' });
  await expect(dialog).toBeVisible();
  return dialog;
};

const fillWhole = async (dialog: Locator, username: string) => {
  await fill(dialog, { ...person, Username: username });
  await dialog.getByLabel('Location').selectOption({ label: 'Harbor Lane Storage' });
};

const submit = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true }).click();

test.describe('the screen', () => {
  test('has its header, its ways out and its title', async ({ page }) => {
    const problems = collectProblems(page);
    await open(page);
    await expect(page.getByRole('main').locator('header')).toContainText('Chat ModuleAdmin Panel');
    await expect(page.getByRole('heading', { name: 'User Management', level: 1 })).toBeVisible();
    await expect(page.getByText('Create and manage user accounts')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logout' })).toHaveAttribute('href', '/api/logout');
    await expect(page.getByRole('link', { name: 'User Management' })).toHaveAttribute('aria-current', 'page');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL(`${product.origin}/`);
    expect(problems).toEqual([]);
  });

  test('shows each user with name, role, email and location', async ({ page }) => {
    const card = await openWith(page, 'ria');
    await expect(card).toContainText('Ria Reader');
    await expect(card).toContainText('ria@example.com');
    await expect(card).toContainText('Harbor Lane Storage');
    await expect(card.getByText('User', { exact: true })).toBeVisible();
    for (const action of ['Edit', 'Change password', 'Delete']) {
      await expect(card.getByRole('button', { name: `${action} ria` })).toBeVisible();
    }
    const first = page.getByRole('article', { name: 'admin' });
    await expect(first.getByText('Admin', { exact: true })).toBeVisible();
    await expect(first).toContainText('No location');
  });

  test('says "Unknown location" where the location is not found', async ({ page }) => {
    await answerWith(page, 'GET', '/api/admin/locations', 200, []);
    const card = await openWith(page, 'astray');
    await expect(card).toContainText('Unknown location');
  });

  test('loads, fails and loads again', async ({ page }) => {
    await cutOff(page, 'GET', usersPath);
    await page.goto(`${product.origin}/admin`);
    await expect(page.getByRole('alert')).toContainText('Could not load the users.');
    await restoreCalls(page);
    const call = await hold(page, 'GET', usersPath);
    await page.getByRole('button', { name: 'Try again' }).click();
    call.release();
    await expect(page.getByRole('article', { name: 'admin' })).toBeVisible();
    await restoreCalls(page);
    const slow = await hold(page, 'GET', usersPath);
    await page.reload();
    await expect(page.getByText('Loading users...')).toBeVisible();
    slow.release();
    await expect(page.getByRole('article', { name: 'admin' })).toBeVisible();
  });

  test('loads fifty at a time, and tries a page again that failed', async ({ page }) => {
    for (let index = 0; index < 51; index += 1) {
      await makeUser(page.request, product.origin, { username: `many-${index}`, locationId });
    }
    await open(page);
    await expect(page.getByRole('article')).toHaveCount(50);
    await cutOff(page, 'GET', usersPath);
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(page.getByRole('alert')).toContainText('Could not load more.');
    await expect(page.getByRole('article')).toHaveCount(50);
    await restoreCalls(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article', { name: 'admin' })).toBeAttached();
    await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
    for (const user of await (await page.request.get(`${product.origin}${usersPath}?limit=200`)).json()) {
      if (user.username.startsWith('many-')) await page.request.delete(`${product.origin}${usersPath}/${user.id}`);
    }
  });

  test('fits a screen of 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openWith(page, 'a-name-without-any-room-to-break-it-anywhere');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test.describe('Create New User', () => {
  test('asks for every field, in a toast and beside each, and goes to the first', async ({ page }) => {
    await open(page);
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

  test('asks for each field alone, and keeps the others', async ({ page }) => {
    await open(page);
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
  });

  test('names what is wrong with an email address', async ({ page }) => {
    await open(page);
    const dialog = await openCreateDialog(page);
    await fillWhole(dialog, 'noor');
    await fill(dialog, { Email: 'noor' });
    await submit(dialog, 'Create User');
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await expect(dialog.getByText('Email must be an email address, like name@example.com.')).toBeVisible();
    await expect(toastsOf(page)).toHaveCount(0);
  });

  test('offers two roles, and gives "user" unless told otherwise', async ({ page }) => {
    await open(page);
    const dialog = await openCreateDialog(page);
    await expect(dialog.getByLabel('Role').getByRole('option')).toHaveText([
      'User (Read-only Analytics)',
      'Admin (Full Permissions)',
    ]);
    await expect(dialog.getByLabel('Role')).toHaveValue('user');
  });

  test('shows and hides the password', async ({ page }) => {
    await open(page);
    const dialog = await openCreateDialog(page);
    const password = dialog.getByLabel('Password', { exact: true });
    await expect(password).toHaveAttribute('type', 'password');
    await dialog.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await dialog.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  test('makes one user of a double click, says so, closes and forgets what was typed', async ({ page }) => {
    await open(page);
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

  test('says that a username is taken, and keeps what was typed', async ({ page }) => {
    await openWith(page, 'taken');
    const dialog = await openCreateDialog(page);
    await fillWhole(dialog, 'Taken');
    await submit(dialog, 'Create User');
    await expectToast(page, 'Error', 'This username is taken already.');
    await expect(dialog.getByLabel('Username')).toBeFocused();
    await expect(dialog.getByLabel('Username')).toHaveAccessibleDescription('This username is taken already.');
    await expect(dialog.getByLabel('First Name')).toHaveValue('Noor');
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue(person.Password);
  });

  test('shows what the server says, else "Failed to create user", and keeps what was typed', async ({ page }) => {
    await open(page);
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

  test('asks before Escape throws away what was typed, and gives the focus back', async ({ page }) => {
    await open(page);
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

  test('holds what is known, without a password, and is accessible', async ({ page }) => {
    await openWith(page, 'known');
    const dialog = await openEditDialog(page, 'known');
    await expect(dialog.getByLabel('First Name')).toHaveValue('Ria');
    await expect(dialog.getByLabel('Last Name')).toHaveValue('Reader');
    await expect(dialog.getByLabel('Email')).toHaveValue('known@example.com');
    await expect(dialog.getByLabel('Username')).toHaveValue('known');
    await expect(dialog.getByLabel('Role')).toHaveValue('user');
    await expect(dialog.getByLabel('Location')).toHaveValue(locationId);
    await expect(dialog.getByLabel('Password')).toHaveCount(0);
    await expectNoAxeViolations(page);
  });

  test('asks for every field', async ({ page }) => {
    await openWith(page, 'blanked');
    const dialog = await openEditDialog(page, 'blanked');
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
    const card = await openWith(page, 'rising');
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

  test('shows what the server refuses, and else "Failed to update user"', async ({ page }) => {
    await open(page);
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

  test('requires both fields, and that they are equal', async ({ page }) => {
    await openWith(page, 'wary');
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
  });

  test('shows and hides both fields, each for itself', async ({ page }) => {
    await openWith(page, 'peeking');
    const dialog = await openPasswordDialog(page, 'peeking');
    await dialog.getByRole('button', { name: 'Show new password' }).click();
    await expect(dialog.getByLabel('New Password', { exact: true })).toHaveAttribute('type', 'text');
    await expect(dialog.getByLabel('Confirm Password', { exact: true })).toHaveAttribute('type', 'password');
    await dialog.getByRole('button', { name: 'Show confirm password' }).click();
    await expect(dialog.getByLabel('Confirm Password', { exact: true })).toHaveAttribute('type', 'text');
  });

  test('sets the password', async ({ page, browser }) => {
    await openWith(page, 'renewed');
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

  test('shows what the server refuses, and else "Failed to update password"', async ({ page }) => {
    await openWith(page, 'gone');
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

test.describe('deleting a user', () => {
  const answerQuestion = async (page: Page, answer: 'accept' | 'dismiss'): Promise<string> => {
    const question = await page.waitForEvent('dialog');
    await question[answer]();
    return question.message();
  };

  test('asks first, deletes, and leaves the keyboard on the list', async ({ page }) => {
    const card = await openWith(page, 'leaving');
    const remove = page.getByRole('button', { name: 'Delete leaving' });
    const [message] = await Promise.all([answerQuestion(page, 'dismiss'), remove.click()]);
    expect(message).toBe('Are you sure you want to delete user "leaving"?');
    await expect(card).toBeVisible();
    const call = await hold(page, 'DELETE', oneUser);
    await Promise.all([answerQuestion(page, 'accept'), remove.click()]);
    await expect(remove).toBeDisabled();
    call.release();
    await expectToast(page, 'Success', 'User deleted successfully');
    await expect(card).toBeHidden();
    await expect(page.getByRole('list', { name: 'Users' })).toBeFocused();
  });

  test('refuses the own account, and else says "Failed to delete user"', async ({ page }) => {
    await open(page);
    const remove = page.getByRole('button', { name: 'Delete admin' });
    await Promise.all([answerQuestion(page, 'accept'), remove.click()]);
    await expectToast(page, 'Error', 'You cannot delete your own account.');
    await cutOff(page, 'DELETE', oneUser);
    await Promise.all([answerQuestion(page, 'accept'), remove.click()]);
    await expectToast(page, 'Error', 'Failed to delete user');
    await expect(page.getByRole('article', { name: 'admin' })).toBeVisible();
  });
});

test.describe('who may come here', () => {
  test('a session that is over leads to the sign-in screen, which knows the way back', async ({ page }) => {
    const toasts = await recordToasts(page);
    await open(page);
    const dialog = await openCreateDialog(page);
    await fillWhole(dialog, 'belated');
    await answerWith(page, 'POST', usersPath, 401, signedOutAnswer);
    await submit(dialog, 'Create User');
    await expect(page).toHaveURL(`${product.origin}/api/login?next=%2Fadmin%3Fdialog%3Dcreate-user`);
    expect(await toasts()).toEqual(['UnauthorizedYou are logged out. Logging in again...']);
  });

  test('the role user has no entry in the menu, and is told at the address', async ({ browser, page }) => {
    await makeUser(page.request, product.origin, { username: 'reader', locationId });
    const context = await browser.newContext();
    await signInByRequest(context, product.origin, { username: 'reader', password: userPassword });
    const reader = await context.newPage();
    const problems = collectProblems(reader);
    await reader.goto(`${product.origin}/admin`);
    await expect(reader.getByRole('heading', { name: 'Administrators only' })).toBeVisible();
    await expect(reader.getByRole('link', { name: 'User Management' })).toHaveCount(0);
    await expect(reader.getByRole('button', { name: 'Create User' })).toHaveCount(0);
    expect(problems).toEqual([]);
    await context.close();
  });
});

test('a user whose location is deleted has none, without reading the page again', async ({ page }) => {
  const { id } = await makeLocation(page.request, product.origin, { businessName: 'Torn Down Storage' });
  await makeUser(page.request, product.origin, { username: 'homeless', locationId: id });
  await open(page);
  const card = page.getByRole('article', { name: 'homeless', exact: true });
  await expect(card).toContainText('Torn Down Storage');
  await page.getByRole('link', { name: 'Locations' }).click();
  await page.getByRole('button', { name: 'Delete Torn Down Storage' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Success', 'Location deleted successfully');
  await page.getByRole('link', { name: 'User Management' }).click();
  await expect(card).toContainText('No location');
});
