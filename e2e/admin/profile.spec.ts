import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expectNoAxeViolations } from '../support/axe.ts';
import { collectProblems } from '../support/problems.ts';
import { productForFile } from '../support/product-for-file.ts';
import { makeLocation, makeUser, userPassword } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

const product = productForFile();

let count = 0;

/** A new operator in the role `user`, signed in, on the profile screen. */
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

test('a read-only user changes their name, and their email address with the password; the old address is notified', async ({
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

test('an old address is mentioned only if there is one', async ({ page, context }) => {
  const details = page.getByRole('region', { name: 'Your Details' });
  await openAsNewUser(page);
  await field(page, 'Email').fill('grace@example.com');
  await expect(details).toContainText('We’ll notify your old address.');
  await signInByRequest(context, product.origin);
  // The first admin has no address.
  page.once('dialog', (dialog) => dialog.accept());
  await page.goto(`${product.origin}/profile`);
  await field(page, 'Email').fill('grace@example.com');
  await expect(details).toContainText('Required to change your email address.');
  await expect(details).not.toContainText('old address');
});

test('a wrong current password shows an error at its field and keeps the typed text', async ({ page }) => {
  await openAsNewUser(page);
  const details = page.getByRole('region', { name: 'Your Details' });
  await field(page, 'Email').fill('grace@example.com');
  await details.getByLabel('Current Password', { exact: true }).fill('not the one');
  await save(page).click();
  await expectToast(page, 'Error', 'The current password is incorrect.');
  await expect(details.getByLabel('Current Password', { exact: true })).toBeFocused();
  await expect(field(page, 'Email')).toHaveValue('grace@example.com');
});

test('the password changes with the current one, and this session continues', async ({ page }) => {
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

  test('the menu links to the profile, which fits', async ({ page }) => {
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

test.describe('two-factor sign-in', () => {
  const codeOf = (secret: string, steps = 0): string =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
  const card = (page: Page) => page.getByRole('region', { name: 'Two-Factor Sign-In' });

  /** Turns it on through the dialog; returns the secret and the recovery codes. */
  const turnOn = async (page: Page): Promise<{ secret: string; codes: string[] }> => {
    await card(page).getByRole('button', { name: 'Turn On' }).click();
    const dialog = page.getByRole('dialog', { name: 'Turn On Two-Factor Sign-In' });
    await dialog.getByLabel('Current Password', { exact: true }).fill('not the one');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('The current password is incorrect.')).toBeVisible();
    await dialog.getByLabel('Current Password', { exact: true }).fill(userPassword);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const qrCode = dialog.getByRole('img', { name: 'QR code for your authenticator app' });
    await expect(qrCode.locator('rect')).toHaveCSS('fill', 'rgb(255, 255, 255)');
    const [, secret = ''] = /app:\s*((?:[A-Z2-7]{4} ?){8})/.exec(await dialog.innerText()) ?? [];
    const typed = secret.replaceAll(' ', '');
    expect(typed).toHaveLength(32);
    await expectNoAxeViolations(page);
    await dialog.getByLabel('Code from the App').fill('abc');
    await dialog.getByRole('button', { name: 'Turn On' }).click();
    await expect(dialog.getByText('This code is not valid.')).toBeVisible();
    // A code of the previous time step, so that the current one is left for the sign-in.
    await dialog.getByLabel('Code from the App').fill(codeOf(typed, -1));
    await dialog.getByRole('button', { name: 'Turn On' }).click();
    const shown = page.getByRole('dialog', { name: 'Recovery Codes' });
    await expect(shown.getByRole('listitem')).toHaveCount(10);
    const codes = await shown.getByRole('listitem').allInnerTexts();
    await expectNoAxeViolations(page);
    await shown.getByRole('button', { name: 'I saved them' }).click();
    await expect(card(page)).toContainText('10 recovery codes are left.');
    return { secret: typed, codes };
  };

  test('is turned on, required at sign-in, and turned off with a recovery code', async ({ page }) => {
    test.slow();
    const username = await openAsNewUser(page);
    const { secret, codes } = await turnOn(page);

    await page.getByRole('link', { name: 'Sign Out' }).click();
    await page.goto(`${product.origin}/api/login?next=%2Fprofile`);
    await page.getByLabel('Username').fill(username);
    await field(page, 'Password').fill(userPassword);
    await page.getByRole('button', { name: 'Sign In' }).click();
    const code = page.getByLabel('Authentication Code');
    await expect(code).toBeFocused();
    await expect(page.getByText('Login Failed')).toHaveCount(0);
    await expectNoAxeViolations(page);
    await code.fill('000000');
    await code.press('Enter');
    await expectToast(page, 'Login Failed', 'This code is not valid. Wait for the next one and try again.');
    await code.fill(codeOf(secret));
    await code.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your Profile' })).toBeVisible();

    await card(page).getByRole('button', { name: 'Turn Off' }).click();
    const dialog = page.getByRole('dialog', { name: 'Turn Off Two-Factor Sign-In' });
    await dialog.getByLabel('Current Password', { exact: true }).fill(userPassword);
    await dialog.getByLabel('Code').fill(codes[0]?.toUpperCase() ?? '');
    await dialog.getByRole('button', { name: 'Turn Off' }).click();
    await expectToast(page, 'Success', 'Two-factor sign-in turned off');
    await expect(card(page).getByRole('button', { name: 'Turn On' })).toBeVisible();
  });

  test('can be reset by an admin on the user’s card', async ({ page, context }) => {
    const username = await openAsNewUser(page);
    await turnOn(page);
    await context.clearCookies();
    await signInByRequest(context, product.origin);
    await page.goto(`${product.origin}/admin`);
    const user = page.getByRole('article', { name: username });
    await expect(user.getByText('Two-factor')).toBeVisible();
    page.once('dialog', (question) => question.accept());
    await user.getByRole('button', { name: `Reset two-factor sign-in ${username}` }).click();
    await expectToast(page, 'Success', 'Two-factor sign-in turned off');
    await expect(user.getByText('Two-factor')).toHaveCount(0);
    const answer = await context.request.post(`${product.origin}/api/login`, {
      data: { username, password: userPassword },
    });
    expect(answer.status()).toBe(200);
  });
});

test('a weak password is refused with a message', async ({ page }) => {
  await openAsNewUser(page);
  const form = page.getByRole('region', { name: 'Password' });
  const choose = async (password: string) => {
    await form.getByLabel('Current Password', { exact: true }).fill(userPassword);
    await form.getByLabel('New Password', { exact: true }).fill(password);
    await form.getByLabel('Confirm Password', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Update Password' }).click();
  };
  await choose('short');
  await expect(form.getByText('Password is too short: use at least 8 characters.')).toBeVisible();
  await choose('Password1');
  await expectToast(
    page,
    'Error',
    'This password is one of the 10,000 most common. Choose one that is harder to guess.',
  );
  await expect(form.getByLabel('New Password', { exact: true })).toBeFocused();
});

test('sessions are listed with the current one marked, and can be ended one by one or all at once', async ({
  page,
  playwright,
}) => {
  const username = await openAsNewUser(page);
  const signInElsewhere = async (userAgent: string) => {
    const request = await playwright.request.newContext({ userAgent });
    const data = { username, password: userPassword };
    expect((await request.post(`${product.origin}/api/login`, { data })).status()).toBe(200);
    return request;
  };
  const firefox = await signInElsewhere('Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0');
  const safari = await signInElsewhere('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1');
  const tablet = await signInElsewhere('Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) Safari/604.1');
  await page.reload();
  const card = page.getByRole('region', { name: 'Sessions' });
  const items = card.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await expect(items).toHaveCount(4);
  await expect(items.first()).toContainText('This session');
  await expect(items.first().getByRole('button')).toHaveCount(0);
  await card.getByRole('button', { name: 'Sign out Firefox on Windows, 127.0.0.1' }).click();
  await expectToast(page, 'Success', 'Session ended successfully');
  await expect(items).toHaveCount(3);
  expect((await firefox.get(`${product.origin}/api/auth/user`)).status()).toBe(401);
  await expectNoAxeViolations(page);
  await card.getByRole('button', { name: 'Sign out all others' }).click();
  await expectToast(page, 'Success', 'Other sessions ended successfully');
  await expect(items).toHaveCount(1);
  for (const request of [safari, tablet])
    expect((await request.get(`${product.origin}/api/auth/user`)).status()).toBe(401);
});
