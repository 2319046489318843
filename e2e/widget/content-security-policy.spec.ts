import { snippet } from './host-site.ts';
import { stubBot } from './stub-product.ts';
import { choose, expect, openWindow, say, startOver, test } from './widget-test.ts';

test('violates no rule of a strict policy, from the first paint to a reservation', async ({ page, product, site }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error('violation', violatedDirective, blockedURI);
    });
  });
  site.headers = {
    'Content-Security-Policy': [
      "default-src 'none'",
      `script-src ${product.origin} 'nonce-host'`,
      `connect-src ${product.origin}`,
      `img-src ${product.origin}`,
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
  };
  await page.clock.install();
  site.show('', snippet(product.origin, { botId: stubBot.id }).replace('<script>', '<script nonce="host">'));
  site.html = site.html.replace('lang="en"', 'lang="es"');
  await page.goto(site.origin);
  await page.getByRole('button', { name: 'Abrir chat' }).waitFor();
  site.html = site.html.replace('lang="es"', 'lang="en"');
  await page.goto(site.origin);
  await openWindow(page);
  await choose(page, 'Size Options');
  await choose(page, 'Small');
  await choose(page, '5x10');
  await choose(page, 'Yes');
  await page.getByLabel('Name').fill('Ada Moss');
  await page.getByLabel('Phone Number').fill('5550102030');
  await choose(page, 'Submit Reservation');
  await expect(page.getByText('Thank you! Your reservation request')).toBeVisible();
  await say(page, 'links');
  await expect(page.getByText('<b>raw</b>')).toBeVisible();
  await startOver(page);
  await choose(page, 'Minimize');
  expect(complaints).toEqual([]);
});
