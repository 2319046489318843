import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { makeLocation, makeUser } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';

export const usersPath = '/api/admin/users';
export const oneUser = /^\/api\/admin\/users\/[^/]+$/;

export const person = {
  'First Name': 'Noor',
  'Last Name': 'Haddad',
  Email: 'noor@example.com',
  Username: 'noor',
  Password: 'open sesame seeds',
};

/** Creates the location for the users; returns its id. */
export const makeUsersLocation = async (browser: Browser, origin: string): Promise<string> => {
  const context = await browser.newContext();
  await signInByRequest(context, origin);
  const { id } = await makeLocation(context.request, origin);
  await context.close();
  return id;
};

export const open = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}/admin`);
  await expect(page.getByRole('article').first()).toBeVisible();
};

/** Creates a user at the location and opens their screen. */
export const openWith = async (
  page: Page,
  origin: string,
  user: { username: string; locationId: string },
): Promise<Locator> => {
  await makeUser(page.request, origin, user);
  await open(page, origin);
  return page.getByRole('article', { name: user.username, exact: true });
};

export const openCreateDialog = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Create User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New User' });
  await expect(dialog).toBeVisible();
  return dialog;
};

export const fill = async (dialog: Locator, fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label, { exact: true }).fill(text);
};

export const fillWhole = async (dialog: Locator, username: string): Promise<void> => {
  await fill(dialog, { ...person, Username: username });
  await dialog.getByLabel('Location').selectOption({ label: 'Harbor Lane Storage' });
};

export const submit = (dialog: Locator, name: string): Promise<void> =>
  dialog.getByRole('button', { name, exact: true }).click();
