import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWidget } from '../../widget/build-widget.mjs';
import { stubBot } from './stub-product.ts';
import { choose, expect, launcherOf, say, startOver, test } from './widget-test.ts';

const folder = await mkdtemp(join(tmpdir(), 'chat-module-react-'));

test.beforeAll(() => buildWidget({ outDir: folder, renderer: 'react' }));
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** React in development reports unknown attributes, missing keys and updates at the wrong time on the console. */
test.beforeEach(({ page, product }) => {
  product.distUrl = pathToFileURL(`${folder}/`);
  const complaints: string[] = [];
  Reflect.set(page, 'complaints', complaints);
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
});

test.afterEach(({ page }) => expect(Reflect.get(page, 'complaints')).toEqual([]));

test('React itself renders the window: guided flow, form and reservation', async ({ openChat, product }) => {
  const page = await openChat();
  await choose(page, 'Size Options');
  await choose(page, 'Small');
  await choose(page, '5x10');
  await choose(page, 'Yes');
  await expect(page.getByLabel('Name')).toBeFocused();
  await choose(page, 'Submit Reservation');
  await expect(page.getByRole('alert')).toHaveText('Please fill in Name and Phone Number');
  await page.getByLabel('Name').fill('Ada Moss');
  await page.getByLabel('Phone Number').pressSequentially('555x0102030');
  await expect(page.getByLabel('Phone Number')).toHaveValue('(555) 010-2030');
  await choose(page, 'Submit Reservation');
  await expect(page.getByText('Thank you! Your reservation request')).toBeVisible();
  expect(product.bodiesOf('/api/reservations')).toMatchObject([{ unitId: 'unit-5x10', customerName: 'Ada Moss' }]);
});

test('React itself renders answers, ratings and a new start, and keeps the chat', async ({ openChat, product }) => {
  const page = await openChat();
  await say(page, 'When are you open?');
  await choose(page, 'Thumbs up');
  await expect(page.getByRole('button', { name: 'Thumbs up' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => product.bodiesOf(`/api/chat/${stubBot.id}/rating`)).toMatchObject([{ rating: 5 }]);
  await page.keyboard.press('Escape');
  await expect(launcherOf(page)).toBeFocused();
  await page.reload();
  await launcherOf(page).click();
  await expect(page.getByText('When are you open?')).toBeVisible();
  await startOver(page);
  await expect(page.getByText('When are you open?')).toHaveCount(0);
});
