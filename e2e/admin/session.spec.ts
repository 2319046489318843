import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { answerWith, cutOff, hold } from '../support/calls.ts';
import { productForFile } from '../support/product-for-file.ts';
import { makeLocation, makeUser, userPassword } from '../support/records.ts';
import { adminPassword, signInByRequest } from '../support/sign-in.ts';
import { ownContext, test } from '../support/test.ts';
import { expectToast, toastsOf } from '../support/toasts.ts';

const product = productForFile();

const openSignIn = (page: Page) => page.goto(`${product.origin}/api/login`);

const username = (page: Page) => page.getByLabel('Username');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign In' });

const openReset = async (page: Page): Promise<void> => {
  await openSignIn(page);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
};

test.describe('sign in', () => {
  test('username and password are required', async ({ page }) => {
    await openSignIn(page);
    await expect(username(page)).toBeFocused();
    await signInButton(page).click();
    await expectToast(page, 'Error', 'Please fill in all fields');
    await username(page).fill('admin');
    await signInButton(page).click();
    await expectToast(page, 'Error', 'Please fill in all fields');
    await expect(password(page)).toBeFocused();
  });

  test('the password can be shown and hidden', async ({ page }) => {
    await openSignIn(page);
    await password(page).fill('between us');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password(page)).toHaveAttribute('type', 'password');
  });

  test('a success goes to /, and the button reads "Signing in..." meanwhile', async ({ page }) => {
    await openSignIn(page);
    const call = await hold(page, 'POST', '/api/login');
    await username(page).fill('admin');
    await password(page).fill(adminPassword);
    await signInButton(page).dblclick();
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    call.release();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await expect(page).toHaveURL(`${product.origin}/`);
    expect(call.count()).toBe(1);
  });

  test('a refusal shows what the server says and keeps what was typed', async ({ page }) => {
    await openSignIn(page);
    await username(page).fill('admin');
    await password(page).fill('not the one');
    await password(page).press('Enter');
    await expectToast(page, 'Login Failed', 'Invalid username or password');
    await expect(username(page)).toHaveValue('admin');
    await expect(password(page)).toHaveValue('not the one');
    await answerWith(page, 'POST', '/api/login', 429, { message: 'Too many attempts. Wait a while.' });
    await signInButton(page).click();
    await expectToast(page, 'Login Failed', 'Too many attempts. Wait a while.');
  });

  test('a refusal without a text reads "Invalid username or password"', async ({ page }) => {
    await openSignIn(page);
    await page.route('**/api/login', (route) => route.fulfill({ status: 500, body: '' }));
    await username(page).fill('admin');
    await password(page).fill('whatever');
    await signInButton(page).click();
    await expectToast(page, 'Login Failed', 'Invalid username or password');
  });

  test('without a network it says so', async ({ page }) => {
    await openSignIn(page);
    await cutOff(page, 'POST', '/api/login');
    await username(page).fill('admin');
    await password(page).fill(adminPassword);
    await signInButton(page).click();
    await expectToast(page, 'Error', 'Network error. Please try again.');
    await expect(password(page)).toHaveValue(adminPassword);
  });
});

test.describe('reset the password', () => {
  test('the same card has a username field, a button and a way back', async ({ page }) => {
    await openReset(page);
    await expect(username(page)).toBeFocused();
    await expect(password(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to Login' }).click();
    await expect(password(page)).toBeVisible();
  });

  test('a username is required', async ({ page }) => {
    await openReset(page);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expectToast(page, 'Error', 'Please enter your username');
  });

  test('the button reads "Sending..." while the request is under way', async ({ page }) => {
    await openReset(page);
    const call = await hold(page, 'POST', '/api/reset-password');
    await username(page).fill('nobody at all');
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    call.release();
    await expectToast(page, 'Reset Link Sent', 'Check your email for password reset instructions');
  });

  test('a failure shows the text of the server, or "Failed to send reset link"', async ({ page }) => {
    await openReset(page);
    await username(page).fill('admin');
    await answerWith(page, 'POST', '/api/reset-password', 503, { message: 'No mail can be sent now.' });
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expectToast(page, 'Error', 'No mail can be sent now.');
    await page.route('**/api/reset-password', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expectToast(page, 'Error', 'Failed to send reset link');
    await cutOff(page, 'POST', '/api/reset-password');
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expectToast(page, 'Error', 'Network error. Please try again.');
    await expect(username(page)).toHaveValue('admin');
  });

  test('the mailed link sets a new password, once', async ({ page, context, browser }) => {
    await signInByRequest(context, product.origin);
    const { id: locationId } = await makeLocation(context.request, product.origin);
    await makeUser(context.request, product.origin, { username: 'forgetful', locationId });
    await context.clearCookies();

    await openReset(page);
    await username(page).fill('forgetful');
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expectToast(page, 'Reset Link Sent', 'Check your email for password reset instructions');

    const link = await mailedLink('forgetful@example.com');
    await page.goto(link);
    await setPassword(page, 'a brand new one', 'a brand new one');
    await expectToast(page, 'Success', 'Password updated successfully');
    await expect(page).toHaveURL(`${product.origin}/api/login`);

    await username(page).fill('forgetful');
    await password(page).fill(userPassword);
    await signInButton(page).click();
    await expectToast(page, 'Login Failed', 'Invalid username or password');
    await password(page).fill('a brand new one');
    await signInButton(page).click();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

    const other = await browser.newPage();
    await other.goto(link);
    await setPassword(other, 'another try', 'another try');
    await expect(toastsOf(other)).toContainText('Error');
    await other.close();
  });
});

test.describe('the page for a new password', () => {
  const openLink = (page: Page) => page.goto(`${product.origin}/api/reset-password?token=made-up`);

  test('asks for both fields, equal to each other', async ({ page }) => {
    await openLink(page);
    await setPassword(page, 'one', '');
    await expectToast(page, 'Error', 'Both password fields are required');
    await expect(page.getByLabel('Confirm Password', { exact: true })).toBeFocused();
    await setPassword(page, 'one', 'two');
    await expectToast(page, 'Error', 'Passwords do not match');
  });

  test('says when the link is of no use, or not whole', async ({ page }) => {
    await openLink(page);
    await setPassword(page, 'one', 'one');
    await expect(toastsOf(page)).toContainText('Error');
    await expect(page.getByLabel('New Password', { exact: true })).toHaveValue('one');
    await page.goto(`${product.origin}/api/reset-password`);
    await expect(page.getByRole('heading', { name: 'Link Incomplete' })).toBeVisible();
  });
});

test.describe('the session', () => {
  test('lost or never there: a toast, half a second, the sign-in screen, and back to where the person was', {
    tag: ownContext,
  }, async ({ page }) => {
    const wanted = `${product.origin}/reservations?locationId=somewhere`;
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(wanted);
    await expectToast(page, 'Unauthorized', 'You are logged out. Logging in again...');
    await page.clock.runFor(450);
    await expect(page).toHaveURL(wanted);
    await page.clock.runFor(100);
    await page.waitForURL('**/api/login?next=*');
    await page.clock.resume();
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByRole('link', { name: 'Back to Login' }).click();
    await username(page).fill('admin');
    await password(page).fill(adminPassword);
    await signInButton(page).click();
    await expect(page.getByRole('heading', { name: 'Reservations' })).toBeVisible();
    await expect(page).toHaveURL(wanted);
  });

  test('Sign Out ends it and leads to the landing page', async ({ page, context }) => {
    await signInByRequest(context, product.origin);
    await page.goto(product.origin);
    await page.getByRole('link', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(`${product.origin}/`);
    await expect(page.getByRole('link', { name: 'Open the admin panel' })).toBeVisible();
    expect((await context.request.get(`${product.origin}/api/auth/user`)).status()).toBe(401);
  });
});

test('sign-in, reset and new-password cards are accessible', async ({ page }) => {
  await openSignIn(page);
  await signInButton(page).click();
  await expectNoAxeViolations(page);
  await openReset(page);
  await expectNoAxeViolations(page);
  await page.goto(`${product.origin}/api/reset-password?token=made-up`);
  await expectNoAxeViolations(page);
});

async function setPassword(page: Page, first: string, second: string): Promise<void> {
  await page.getByLabel('New Password', { exact: true }).fill(first);
  await page.getByLabel('Confirm Password', { exact: true }).fill(second);
  await page.getByRole('button', { name: 'Set New Password' }).click();
}

/** The link in the mail to this address, as its reader would see it. */
async function mailedLink(address: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const outbox = join(product.dataDir, 'outbox');
    const mails = await Promise.all((await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8')));
    const mail = mails.find((text) => text.includes(`To: ${address}`)) ?? '';
    const unwrapped = mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
    link = /http\S+\/api\/reset-password\?token=\S+/.exec(unwrapped)?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 60_000 });
  return link;
}
