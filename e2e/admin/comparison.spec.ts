import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { productForFile } from '../support/product-for-file.ts';
import { makeBot, makeLocation, post } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';

const product = productForFile();

test.beforeEach(({ context }) => signInByRequest(context, product.origin));

const makeBusyBot = async (page: Page, name: string, leads: number) => {
  const { id: locationId } = await makeLocation(page.request, product.origin, { businessName: `${name} Storage` });
  const { id: botId } = await makeBot(page.request, product.origin, { name, locationId });
  await post(page.request, `${product.origin}/api/chat/${botId}`, {
    message: 'Do you sell padlocks?',
    sessionId: name,
  });
  for (let at = 0; at < leads; at++) {
    const person = { name: `Visitor ${at}`, phone: `(503) 555-01${at}7` };
    await post(page.request, `${product.origin}/api/leads`, { botId, sessionId: name, ...person });
  }
  return { locationId, botId };
};

const rows = (page: Page) => page.getByRole('table').getByRole('rowheader');
const shown = (page: Page, group: string) => rows(page).filter({ hasText: group }).getByRole('link');

for (const width of [1280, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('all bots are compared, sorted by any column, and each number leads to its list', async ({ page }) => {
      const group = `W${width}`;
      const many = await makeBusyBot(page, `Alder ${group}`, 2);
      await makeBusyBot(page, `Birch ${group}`, 1);
      await page.goto(`${product.origin}/analytics`);
      await page.getByLabel('Bot', { exact: true }).selectOption('All bots');
      await expect(shown(page, group)).toHaveText([`Alder ${group}`, `Birch ${group}`]);
      const swatch = rows(page)
        .filter({ hasText: `Alder ${group}` })
        .locator('[style*="background-color"]');
      await expect(swatch).toHaveCSS('background-color', 'rgb(59, 130, 246)');
      await page.getByRole('button', { name: 'Bot', exact: true }).click();
      await expect(shown(page, group)).toHaveText([`Birch ${group}`, `Alder ${group}`]);
      await page.getByRole('button', { name: 'Leads' }).click();
      await expect(shown(page, group)).toHaveText([`Alder ${group}`, `Birch ${group}`]);
      await expect(page.getByRole('columnheader', { name: 'Leads' })).toHaveAttribute('aria-sort', 'descending');
      await page.getByRole('button', { name: 'Leads' }).click();
      await expect(shown(page, group)).toHaveText([`Birch ${group}`, `Alder ${group}`]);
      await expectNoAxeViolations(page);
      await page.getByRole('link', { name: `Leads of Alder ${group}: 2` }).click();
      await expect(page).toHaveURL(new RegExp(`/leads\\?locationId=${many.locationId}&date=`));
      await expect(page.getByText('Visitor 1').first()).toBeVisible();
      await page.goBack();
      await page.getByRole('link', { name: `Alder ${group}`, exact: true }).click();
      await expect(page).toHaveURL(`${product.origin}/analytics?botId=${many.botId}`);
    });
  });
}

test('the comparison is exported as CSV', async ({ page }) => {
  await makeBusyBot(page, 'Exported', 1);
  await page.goto(`${product.origin}/analytics?botId=all&days=7`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain('"Bot","Location","Conversations"');
  expect(text).toContain('"Exported","Exported Storage","1"');
});

test('Bot Performance shows what each bot brought', async ({ page }) => {
  await makeBusyBot(page, 'Performing', 1);
  await page.goto(`${product.origin}/`);
  const dialog = page.getByRole('dialog', { name: 'Analytics Overview' });
  await page.getByRole('button', { name: 'View Reports' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Performing' })).toContainText(
    '1 conversation, 0% answered · 1 lead · 0 reservations',
  );
  await expectNoAxeViolations(page);
});
