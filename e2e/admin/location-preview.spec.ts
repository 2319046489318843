import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { productForFile } from '../support/product-for-file.ts';
import { makeBot, makeLocation, post } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';

const product = productForFile();

test.beforeEach(({ context }) => signInByRequest(context, product.origin));

const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the chat"]');
const chat = (page: Page) => preview(page).getByRole('dialog');

const ask = async (page: Page, question: string) => {
  await chat(page).getByRole('textbox', { name: 'Type your message' }).fill(question);
  await page.keyboard.press('Enter');
};

test.describe('beside the location form', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the chat shows what is typed, answers from it and from the saved FAQs, and nothing is recorded', async ({
    page,
  }) => {
    const { id: locationId } = await makeLocation(page.request, product.origin, { officeHours: 'Daily 9-5' });
    const { id: botId } = await makeBot(page.request, product.origin, { locationId });
    await post(page.request, `${product.origin}/api/faqs`, {
      botId,
      question: 'Do you sell padlocks?',
      answer: 'Yes, for 12 dollars at the desk.',
    });
    await page.goto(`${product.origin}/locations/${locationId}/edit`);
    await expect(chat(page)).toContainText('Chat with Harbor Lane Storage');
    await page.getByLabel('Business Name').fill('Renamed Storage');
    await page.getByLabel('Office Hours').fill('Mon-Sun: 7 AM - 9 PM');
    await expect(chat(page)).toContainText('Chat with Renamed Storage');
    await expect(page.getByLabel('Office Hours')).toBeFocused();
    await ask(page, 'What are your hours?');
    await expect(preview(page).getByRole('log')).toContainText('Mon-Sun: 7 AM - 9 PM');
    await ask(page, 'Do you sell padlocks?');
    await expect(preview(page).getByRole('log')).toContainText('12 dollars');
    await expectNoAxeViolations(page);
    const read = async (path: string) => (await page.request.get(`${product.origin}${path}`)).json();
    expect(await read(`/api/bots/${botId}/conversations`)).toEqual([]);
    expect((await read(`/api/locations/${locationId}`)).businessName).toBe('Harbor Lane Storage');
  });

  test('a size that is added is offered at once, with its price', async ({ page }) => {
    await page.goto(`${product.origin}/locations/new`);
    await expect(chat(page).getByRole('button', { name: 'Size Options' })).toBeVisible();
    await page.getByRole('button', { name: 'Add Size Option' }).click();
    const dialog = page.getByRole('dialog', { name: /Size Option$/ });
    await dialog.getByLabel('Size', { exact: true }).fill('10x15');
    await dialog.getByLabel('Monthly Price').fill('149');
    await dialog.getByLabel('Category').selectOption('medium');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByLabel('Business Name').fill('Pier Storage');
    await expect(chat(page)).toContainText('Pier Storage');
    await chat(page).getByRole('button', { name: 'Size Options' }).click();
    await chat(page).getByRole('button', { name: 'Medium' }).click();
    await expect(preview(page).getByRole('log')).toContainText('10x15');
    await expect(preview(page).getByRole('log')).toContainText('$149');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the preview opens over the form', async ({ page }) => {
    await page.goto(`${product.origin}/locations/new`);
    await page.getByLabel('Business Name').fill('Pocket Storage');
    await page.getByRole('button', { name: 'Preview Chat' }).click();
    await expect(chat(page)).toContainText('Chat with Pocket Storage');
    await expectNoAxeViolations(page);
    await page.getByRole('dialog', { name: 'Chat Preview' }).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByLabel('Business Name')).toHaveValue('Pocket Storage');
  });
});
