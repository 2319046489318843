import { expect } from '@playwright/test';
import { productForFile } from '../support/product-for-file.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

const product = productForFile({ SAMPLE_DATA: 'on' });

test('an adopted sample facility stays, and only the invented visitors are removed', async ({ page, context }) => {
  await signInByRequest(context, product.origin);
  await page.goto(`${product.origin}/locations`);
  await page.getByRole('button', { name: 'Edit Copper Lantern Self Storage' }).click();
  await page.getByLabel('Business Name').fill('Elm Street Storage');
  await page.getByRole('button', { name: 'Save Location' }).click();
  await expectToast(page, 'Success', 'Location updated successfully');
  await page.getByRole('button', { name: 'Remove Sample Data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove sample data?' });
  const keep = dialog.getByRole('checkbox', { name: 'Keep the facility and its bot' });
  await expect(keep).toBeChecked();
  await expect(dialog.getByText('Elm Street Storage')).toHaveCount(0);
  await keep.uncheck();
  await expect(dialog.getByText('Elm Street Storage')).toBeVisible();
  await keep.check();
  await dialog.getByRole('button', { name: 'Remove Sample Data' }).click();
  await expectToast(page, 'Success', 'Sample data removed successfully');
  await expect(page.getByRole('article', { name: 'Elm Street Storage' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sample data' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Leads' }).click();
  await expect(page.getByText('No leads found for the selected location.')).toBeVisible();
});
