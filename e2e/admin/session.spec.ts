import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { answerWith, cutOff, hold, restoreCalls } from '../support/calls.ts';
import { intercept } from '../support/interceptions.ts';
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

  test("a refusal shows the server's message and keeps the typed text", async ({ page }) => {
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

  for (const status of [401, 403, 500])
    test(`a refusal without a text reads "Invalid username or password" and stays there (${status})`, {
      tag: ownContext,
    }, async ({ page }) => {
      await page.clock.install();
      await openSignIn(page);
      await intercept(page, '**/api/login', (route) => route.fulfill({ status, body: '' }));
      const loads: string[] = [];
      page.on('framenavigated', (frame) => loads.push(frame.url()));
      await username(page).fill('admin');
      await password(page).fill('whatever');
      await signInButton(page).click();
      await expectToast(page, 'Login Failed', 'Invalid username or password');
      await page.clock.runFor(2000);
      await expectToast(page, 'Login Failed', 'Invalid username or password');
      await expect(password(page)).toHaveValue('whatever');
      expect(loads).toEqual([]);
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
    await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Login' }).click();
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
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

  test(`a failure shows the server's message, or "Failed to send reset link"`, async ({ page }) => {
    await openReset(page);
    await username(page).fill('admin');
    await answerWith(page, 'POST', '/api/reset-password', 503, { message: 'No mail can be sent now.' });
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expectToast(page, 'Error', 'No mail can be sent now.');
    await intercept(page, '**/api/reset-password', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expectToast(page, 'Error', 'Failed to send reset link');
    await cutOff(page, 'POST', '/api/reset-password');
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expectToast(page, 'Error', 'Network error. Please try again.');
    await expect(username(page)).toHaveValue('admin');
  });

  test('the emailed link sets a new password, once', async ({ page, context, browser }) => {
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
    await expect(page.getByRole('heading', { name: 'Choose a New Password' })).toBeVisible();
    await expectNoAxeViolations(page);
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
    await expect(other.getByText('This link has expired or was already used.')).toBeVisible();
    await expect(other.getByLabel('New Password', { exact: true })).toHaveCount(0);
    await other.close();
  });
});

test.describe('the page for a new password', () => {
  const checkPath = '/api/reset-password/check';
  const confirmPath = '/api/reset-password/confirm';
  const openLink = (page: Page) => page.goto(`${product.origin}/api/reset-password?token=made-up`);
  const openValidLink = async (page: Page) => {
    await answerWith(page, 'POST', checkPath, 200, { valid: true });
    await openLink(page);
  };

  test('requires both fields to be equal', async ({ page }) => {
    await openValidLink(page);
    await setPassword(page, 'one', '');
    await expectToast(page, 'Error', 'Both password fields are required');
    await expect(page.getByLabel('Confirm Password', { exact: true })).toBeFocused();
    await setPassword(page, 'one', 'two');
    await expectToast(page, 'Error', 'Passwords do not match');
  });

  test('says at once that a link has expired, and offers a new one', async ({ page }) => {
    const asked = page.waitForRequest(`**${checkPath}`);
    await openLink(page);
    expect((await asked).postDataJSON()).toEqual({ token: 'made-up' });
    await expect(page.getByRole('heading', { name: 'Link Expired' })).toBeVisible();
    await expect(page.getByText('This link has expired or was already used.')).toBeVisible();
    await expect(page.getByLabel('New Password', { exact: true })).toHaveCount(0);
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Send a new link' }).click();
    await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
    await expect(username(page)).toBeFocused();
  });

  test('says that a link is incomplete, without a call, and offers a new one', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.goto(`${product.origin}/api/reset-password`);
    await expect(page.getByRole('heading', { name: 'Link Incomplete' })).toBeVisible();
    await expect(page.getByText('This link is incomplete. Open the full link from the email.')).toBeVisible();
    expect(calls).not.toContain(checkPath);
    await page.getByRole('link', { name: 'Send a new link' }).click();
    await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
  });

  test('a failed check says why and can be retried', async ({ page }) => {
    await answerWith(page, 'POST', checkPath, 429, { message: 'Too many failed attempts. Please try again later.' });
    await openLink(page);
    await expect(page.getByRole('alert')).toContainText('Too many failed attempts. Please try again later.');
    await restoreCalls(page);
    await cutOff(page, 'POST', checkPath);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toContainText('Check the connection to the server.');
    await restoreCalls(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Link Expired' })).toBeVisible();
  });

  test('a link that expires meanwhile says so; another failure keeps the typed text', async ({ page }) => {
    await openValidLink(page);
    await answerWith(page, 'POST', confirmPath, 503, { message: 'Not now.' });
    await setPassword(page, 'copper kettle', 'copper kettle');
    await expectToast(page, 'Error', 'Not now.');
    await expect(page.getByLabel('New Password', { exact: true })).toHaveValue('copper kettle');
    await restoreCalls(page);
    await page.getByRole('button', { name: 'Set New Password' }).click();
    await expect(page.getByRole('heading', { name: 'Link Expired' })).toBeVisible();
    await expect(toastsOf(page)).toContainText('This link has expired or was already used.');
  });
});

test.describe('the session', () => {
  test('missing or expired: a toast for half a second, the sign-in screen, and back to the same place', {
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

  test('an expired one is reported at once, before anything but the page has loaded', { tag: ownContext }, async ({
    page,
  }) => {
    const html = await (await page.request.get(`${product.origin}/reservations`)).text();
    const isLater = (url: URL) => url.pathname.endsWith('.js') && !html.includes(url.pathname);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    // Never answered: a connection so slow that nothing else arrives.
    await intercept(page, isLater, () => undefined);
    await page.goto(`${product.origin}/reservations`);
    await expectToast(page, 'Unauthorized', 'You are logged out. Logging in again...');
    await page.clock.runFor(600);
    await page.waitForURL('**/api/login?next=*');
  });

  test('Sign Out ends it and opens the landing page', async ({ page, context }) => {
    await signInByRequest(context, product.origin);
    await page.goto(product.origin);
    await page.getByRole('link', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(`${product.origin}/`);
    await expect(page.getByRole('link', { name: 'Open the admin panel' })).toBeVisible();
    expect((await context.request.get(`${product.origin}/api/auth/user`)).status()).toBe(401);
  });
});

test('sign-in and reset cards are accessible', async ({ page }) => {
  await openSignIn(page);
  await signInButton(page).click();
  await expectNoAxeViolations(page);
  await openReset(page);
  await expectNoAxeViolations(page);
});

async function setPassword(page: Page, first: string, second: string): Promise<void> {
  await page.getByLabel('New Password', { exact: true }).fill(first);
  await page.getByLabel('Confirm Password', { exact: true }).fill(second);
  await page.getByRole('button', { name: 'Set New Password' }).click();
}

/** The link in the email to this address. */
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
