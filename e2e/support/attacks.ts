import { expect, type Page } from '@playwright/test';

/** Each would set a flag in the window that runs it. */
export const attacks = [
  '<img src=x onerror="window.attacked=1">',
  '<script>window.attacked=1</script>',
  '"><svg onload=window.attacked=1>',
  '[click](javascript:window.attacked=1)',
  '[click]( JaVaScRiPt:window.attacked=1)',
  '[click](java&#115;cript:window.attacked=1)',
  '[click](java\tscript:window.attacked=1)',
  '[click](data:text/html,<script>window.attacked=1</script>)',
  '[click](vbscript:msgbox)',
  "{{constructor.constructor('window.attacked=1')()}}",
];

/** No attack ran, and every link has a scheme that visitors may follow. */
export const expectUnharmed = async (page: Page, what: string): Promise<void> => {
  expect(await page.evaluate(() => 'attacked' in window), what).toBe(false);
  const schemes = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLAnchorElement ? link.protocol : '')));
  expect(
    schemes.filter((scheme) => !['http:', 'https:', 'mailto:', 'tel:'].includes(scheme)),
    what,
  ).toEqual([]);
};
