import type { Bot } from '@chat-module/contract/bots';
import type { Location } from '@chat-module/contract/locations';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { answerWith, restoreCalls } from '../support/calls.ts';
import { productForFile } from '../support/product-for-file.ts';
import { makeBot, makeLocation, makeUser, post, userPassword } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

const product = productForFile();

let harbor: Location;
let bot: Bot;
let made = 0;

const kinds = [
  {
    ...{ kind: 'Lead', path: '/leads', param: 'lead', name: 'name', phone: 'phone' },
    ...{ first: 'New', step: 'Mark contacted', next: 'Contacted', dialog: 'update-lead' },
  },
  {
    ...{
      kind: 'Reservation',
      path: '/reservations',
      param: 'reservation',
      name: 'customerName',
      phone: 'customerPhone',
    },
    ...{ first: 'Pending', step: 'Confirm', next: 'Confirmed', dialog: 'update-status' },
  },
] as const;

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext();
  await signInByRequest(context, product.origin);
  harbor = await makeLocation(context.request, product.origin);
  bot = await makeBot(context.request, product.origin, { locationId: harbor.id });
  await makeUser(context.request, product.origin, {
    ...{ username: 'ria', firstName: 'Ria', lastName: 'Reader', locationId: harbor.id },
  });
  await context.close();
});

test.beforeEach(({ context }) => signInByRequest(context, product.origin));

const rows = (page: Page) => page.getByRole('article');
const rowOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const panelOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

for (const { kind, path, param, name, phone, first, step, next, dialog } of kinds)
  test.describe(`${kind.toLowerCase()}s`, () => {
    const submit = async (request: APIRequestContext, fields: object = {}) => {
      made += 1;
      const who = `Visitor ${made}`;
      const { id } = await post(request, `${product.origin}/api${path}`, {
        ...{ botId: bot.id, [name]: who, [phone]: '(503) 555-0111' },
        ...fields,
      });
      return { id, who };
    };
    const open = (page: Page, query = '') => page.goto(product.origin + path + query);

    test('open in a side panel by their address, and the browser’s Back closes it', async ({ page }) => {
      const chat = {
        message: 'When are you open?',
        sessionId: `tab ${kind}`,
        pageUrl: 'https://harborlane.example/units',
      };
      await post(page.request, `${product.origin}/api/chat/${bot.id}`, chat);
      const { id, who } = await submit(page.request, { sessionId: chat.sessionId });
      await open(page);
      await rowOf(page, who).getByRole('link', { name: who }).click();
      const panel = panelOf(page, who);
      await expect(panel.getByRole('heading', { name: who })).toBeFocused();
      await expect(page).toHaveURL(`${product.origin}${path}?${param}=${id}`);
      await expect(panel.getByRole('link', { name: '(503) 555-0111' })).toHaveAttribute('href', 'tel:5035550111');
      await expect(panel.getByRole('link', { name: 'harborlane.example/units' }).first()).toBeVisible();
      await expect(panel.getByRole('list', { name: 'Messages' })).toContainText('When are you open?');
      await expect(panel.getByRole('list', { name: 'History' })).toContainText('Submitted by the visitor');
      await expectNoAxeViolations(page);
      await page.goBack();
      await expect(panel).toHaveCount(0);
      await expect(page).toHaveURL(product.origin + path);
    });

    test('open although the list doesn’t have them, and one that doesn’t exist says so', async ({ page }) => {
      const { id, who } = await submit(page.request);
      await open(page, `?search=nobody&${param}=${id}`);
      await expect(panelOf(page, who)).toBeVisible();
      await expect(rows(page)).toHaveCount(0);
      await open(page, `?search=nobody&dialog=${dialog}&id=${id}`);
      await expect(page.getByRole('dialog', { name: 'Update Status' })).toContainText(who);
      await open(page, `?${param}=nothing`);
      await expect(panelOf(page, kind)).toContainText('doesn’t exist');
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
      await expect(panelOf(page, kind)).toHaveCount(0);
    });

    test('are assigned, followed up and noted in the panel', async ({ page }) => {
      const { id, who } = await submit(page.request);
      await open(page, `?${param}=${id}`);
      const panel = panelOf(page, who);
      await panel.getByLabel('Assigned to').selectOption({ label: 'Ria Reader' });
      await expectToast(page, `${kind} updated`, 'Assigned to Ria Reader');
      await panel.getByRole('button', { name: 'Today' }).click();
      await expect(panel.getByText('Call today')).toBeVisible();
      await panel.getByLabel('New note').fill('Called.\nRings back.');
      await panel.getByRole('button', { name: 'Add Note' }).click();
      await expect(panel.getByLabel('New note')).toHaveValue('');
      const history = panel.getByRole('list', { name: 'History' }).getByRole('listitem');
      await expect(history).toHaveText([
        /added a note.*Called.*Rings back/s,
        /set the follow-up/,
        /assigned it to Ria Reader/,
        /Submitted by the visitor/,
      ]);
      await expect(rowOf(page, who)).toContainText('Call today');
      await expect(rowOf(page, who)).toContainText('Assigned to Ria Reader');
      await panel.getByLabel('Follow-up date').fill('2026-01-05');
      await panel.getByLabel('Follow-up date').blur();
      await expect(panel.getByText('Overdue since Jan 5')).toBeVisible();
      await expectNoAxeViolations(page);
      await panel.getByRole('button', { name: 'No date' }).click();
      await expect(panel.getByText('Overdue')).toHaveCount(0);
    });

    test('get the next status with one click, which the toast undoes', async ({ page }) => {
      const { who } = await submit(page.request);
      await open(page);
      const row = rowOf(page, who);
      await row.getByRole('button', { name: step }).click();
      await expectToast(page, `${kind} updated`, `${who}: ${next}`);
      await expect(row.getByText(next, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expectToast(page, `${kind} updated`, `${who}: ${first}`);
      await expect(row.getByText(first, { exact: true })).toBeVisible();
    });

    test('are not set back by Undo once somebody has changed them', async ({ page, browser }) => {
      const { id, who } = await submit(page.request);
      await open(page);
      await rowOf(page, who).getByRole('button', { name: step }).click();
      await expectToast(page, `${kind} updated`, `${who}: ${next}`);
      const others = await browser.newContext();
      await signInByRequest(others, product.origin);
      const url = `${product.origin}/api/admin${path}/${id}`;
      const answer = await others.request.patch(url, { data: { notes: 'Moves in on Friday.' } });
      expect(answer.ok()).toBe(true);
      await others.close();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expectToast(page, 'Error', 'Nothing was undone: admin has changed it in the meantime.');
      await expect(rowOf(page, who).getByText(next, { exact: true })).toBeVisible();
      await expect(rowOf(page, who)).toContainText('Moves in on Friday.');
    });

    test('are gone through from the panel, and by keyboard in the list', async ({ page }) => {
      const place = await makeLocation(page.request, product.origin, { businessName: `Oak ${kind}` });
      const { id: botId } = await makeBot(page.request, product.origin, { locationId: place.id });
      const [third, second, top] = [
        await submit(page.request, { botId }),
        await submit(page.request, { botId }),
        await submit(page.request, { botId }),
      ];
      await open(page, `?locationId=${place.id}&status=${first.toLowerCase()}`);
      await rowOf(page, top.who).getByRole('link', { name: top.who }).click();
      const nextRow = page.getByRole('button', { name: `Next ${kind.toLowerCase()}` });
      await expect(page.getByRole('button', { name: `Previous ${kind.toLowerCase()}` })).toBeDisabled();
      await nextRow.focus();
      await page.keyboard.press('Enter');
      await expect(panelOf(page, second.who)).toBeVisible();
      await expect(nextRow, 'so that Enter goes on').toBeFocused();
      await expectNoAxeViolations(page);
      await panelOf(page, second.who).getByRole('button', { name: step }).click();
      await expect(rowOf(page, second.who)).toHaveCount(0);
      await nextRow.click();
      await expect(panelOf(page, third.who)).toBeVisible();
      await expect(nextRow).toBeDisabled();
      await page.keyboard.press('Escape');

      await rowOf(page, top.who).getByRole('button', { name: step }).focus();
      await page.keyboard.press('Enter');
      await expect(rowOf(page, top.who)).toHaveCount(0);
      await expect(rowOf(page, third.who).getByRole('link', { name: third.who })).toBeFocused();
    });

    test('keep the text of a note that could not be added', async ({ page }) => {
      const { id, who } = await submit(page.request);
      await open(page, `?${param}=${id}`);
      const panel = panelOf(page, who);
      await panel.getByLabel('New note').fill('Not to be lost.');
      await answerWith(page, 'POST', /\/notes$/, 500, { message: 'Something went wrong.' });
      await panel.getByRole('button', { name: 'Add Note' }).click();
      await expectToast(page, 'Error', 'Failed to add the note. Please try again.');
      await expect(panel.getByLabel('New note')).toHaveValue('Not to be lost.');
      await restoreCalls(page);
      await panel.getByRole('button', { name: 'Add Note' }).click();
      await expect(panel.getByRole('list', { name: 'History' })).toContainText('Not to be lost.');
    });

    test('are filtered, sorted, counted and exported', async ({ page }) => {
      const url = `${product.origin}/api/admin${path}`;
      const place = await makeLocation(page.request, product.origin, { businessName: `Elm ${kind}` });
      const { id: botId } = await makeBot(page.request, product.origin, { locationId: place.id });
      const early = await submit(page.request, { botId });
      const late = await submit(page.request, { botId });
      const me = await (await page.request.get(`${product.origin}/api/auth/user`)).json();
      const data = { followUpOn: '2026-01-05', assigneeId: me.id };
      expect((await page.request.patch(`${url}/${early.id}`, { data })).ok()).toBe(true);
      await open(page, `?locationId=${place.id}`);
      await expect(rows(page)).toHaveText([new RegExp(late.who), new RegExp(early.who)]);
      await expect(page.getByText(`2 ${kind.toLowerCase()}s`, { exact: true })).toBeVisible();
      await page.getByLabel('Sort').selectOption({ label: 'Oldest first' });
      await expect(rows(page)).toHaveText([new RegExp(early.who), new RegExp(late.who)]);
      await page.getByLabel('Assigned to').selectOption({ label: 'Assigned to me' });
      await expect(rows(page)).toHaveText([new RegExp(early.who)]);
      await expect(page.getByText(`1 ${kind.toLowerCase()}`, { exact: true })).toBeVisible();
      await page.getByLabel('Follow-up').selectOption({ label: 'Overdue' });
      await expect(rows(page)).toHaveText([/Overdue since Jan 5/]);
      await page.reload();
      await expect(rows(page)).toHaveText([new RegExp(early.who)]);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export CSV' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(new RegExp(`^${path.slice(1)}-.*\\.csv$`));
      const chunks: Buffer[] = [];
      for await (const chunk of await file.createReadStream()) chunks.push(chunk);
      const csv = Buffer.concat(chunks).toString();
      expect(csv).toContain(early.who);
      expect(csv).not.toContain(late.who);
      await page.getByLabel('Assigned to').selectOption({ label: 'Unassigned' });
      await expect(page.getByText(`No ${kind.toLowerCase()}s match these filters`)).toBeVisible();
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await expect(rowOf(page, late.who)).toBeVisible();
    });

    test('cover the screen of a phone with their panel', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const { who } = await submit(page.request);
      await open(page);
      await rowOf(page, who).getByRole('link', { name: who }).click();
      // The panel slides in.
      await expect.poll(() => panelOf(page, who).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
      await expectNoAxeViolations(page);
      await panelOf(page, who).getByRole('button', { name: 'Close' }).click();
      await expect(panelOf(page, who)).toHaveCount(0);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });

    test('show a user everything, and let them change nothing', async ({ browser, context }) => {
      const { id, who } = await submit(context.request);
      await post(context.request, `${product.origin}/api/admin${path}/${id}/notes`, { text: 'Prefers mornings.' });
      const readers = await browser.newContext();
      await signInByRequest(readers, product.origin, { username: 'ria', password: userPassword });
      const page = await readers.newPage();
      await open(page, `?${param}=${id}`);
      const panel = panelOf(page, who);
      await expect(panel.getByRole('list', { name: 'History' })).toContainText('Prefers mornings.');
      await expect(panel).toContainText('Nobody');
      await expect(panel.getByRole('button', { name: /Update Status|Add Note|Mark|Confirm/ })).toHaveCount(0);
      await expect(panel.getByRole('combobox')).toHaveCount(0);
      await readers.close();
    });
  });
