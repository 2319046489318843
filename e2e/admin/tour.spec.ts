import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { collectProblems } from '../support/problems.ts';
import { productForFile } from '../support/product-for-file.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';
import { toastsOf } from '../support/toasts.ts';

const product = productForFile({ SAMPLE_DATA: 'on' });

test.beforeEach(({ context }) => signInByRequest(context, product.origin));

const entries = [
  ['Dashboard', '/'],
  ['User Management', '/admin'],
  ['Locations', '/locations'],
  ['Reservations', '/reservations'],
  ['Conversations', '/conversations'],
  ['Leads', '/leads'],
  ['FAQs', '/faqs'],
  ['Analytics', '/analytics'],
  ['Widget Demo', '/demo'],
  ['Audit Log', '/audit-log'],
  ['Status', '/status'],
] as const;

const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
};

/** The paths of all screens, including those not in the sidebar. */
const addresses = async (page: Page): Promise<string[]> => {
  const [bot] = await (await page.request.get(`${product.origin}/api/bots`)).json();
  return [
    ...entries.map(([, path]) => path),
    '/faqs?view=sets',
    '/faqs?view=unanswered',
    '/faqs?view=check',
    '/analytics?botId=all',
    '/conversations?group=message',
    '/profile',
    '/setup/facility',
    '/setup/faqs',
    '/locations/new',
    `/locations/new?copyOf=${bot.locationId}`,
    `/locations/${bot.locationId}/edit`,
    `/widget/${bot.id}`,
    '/widget',
    '/widget/preview',
  ];
};

/** The paths of dialogs and panels: those that a URL opens. */
const overlays = async (page: Page): Promise<string[]> => {
  const read = async (path: string) => (await page.request.get(product.origin + path)).json();
  const create = (path: string, data: object) => page.request.post(product.origin + path, { data });
  const [bot] = await read('/api/bots');
  const set = await (await create('/api/faq-sets', { name: 'Policies', botIds: [bot.id] })).json();
  await create('/api/faqs', { setId: set.id, question: 'Is there a late fee?', answer: 'Yes, $20.' });
  const [[inherited], [faq], [question], [lead], [reservation], [visit], [user]] = await Promise.all([
    read(`/api/bots/${bot.id}/inherited-faqs`),
    read(`/api/faqs?botId=${bot.id}&limit=1`),
    read('/api/admin/unanswered?limit=1'),
    read('/api/admin/leads?limit=1'),
    read('/api/admin/reservations?limit=1'),
    read('/api/admin/conversations/sessions?badge=reserved&limit=1'),
    read('/api/admin/users'),
  ]);
  return [
    ...['create-bot', 'import-faq', 'analytics'].map((dialog) => `/?dialog=${dialog}`),
    ...['edit-bot', 'embed-code'].map((dialog) => `/?dialog=${dialog}&id=${bot.id}`),
    ...['create-user', 'invite-user'].map((dialog) => `/admin?dialog=${dialog}`),
    ...['edit-user', 'change-password'].map((dialog) => `/admin?dialog=${dialog}&id=${user.id}`),
    `/locations?dialog=delete-location&id=${bot.locationId}`,
    `/leads?lead=${lead.id}`,
    `/leads?dialog=update-lead&id=${lead.id}`,
    `/reservations?reservation=${reservation.id}`,
    `/reservations?dialog=update-status&id=${reservation.id}`,
    `/conversations?conversation=${visit.id}`,
    ...['create-faq', 'import-csv', 'import-faq'].map((dialog) => `/faqs?dialog=${dialog}`),
    ...['edit-faq', 'delete-faq'].map((dialog) => `/faqs?dialog=${dialog}&id=${faq.id}`),
    `/faqs?botId=${bot.id}&dialog=override-faq&id=${inherited.id}`,
    '/faqs?view=sets&dialog=create-faq-set',
    ...['edit-faq-set', 'delete-faq-set'].map((dialog) => `/faqs?view=sets&dialog=${dialog}&id=${set.id}`),
    ...['answer-question', 'dismiss-question'].map(
      (dialog) => `/faqs?view=unanswered&grouping=none&dialog=${dialog}&id=${question.id}`,
    ),
  ];
};

const refresh = async (page: Page): Promise<void> => {
  const button = page.getByRole('button', { name: 'Refresh' });
  await button.click();
  await expect(button).toBeEnabled();
  await expect(toastsOf(page)).toHaveCount(0);
};

test('visiting all sidebar screens causes no error and no failed request; every screen with data can be refreshed', async ({
  page,
}) => {
  const problems = collectProblems(page);
  await page.goto(product.origin);
  const sidebar = page.getByRole('complementary');
  const menu = sidebar.getByRole('navigation', { name: 'Main' });
  await expect(sidebar.getByText('Chat Module', { exact: true })).toBeVisible();
  await expect(sidebar.getByText('Admin Panel', { exact: true })).toBeVisible();
  await expect(menu.getByRole('link')).toHaveText(entries.map(([name]) => name));
  await expect(sidebar.getByRole('link', { name: 'Sign Out' })).toHaveAttribute('href', '/api/logout');
  for (const [name, path] of entries) {
    await menu.getByRole('link', { name }).click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    if (path === '/demo') await page.goto(product.origin);
    else await refresh(page);
  }
  await page.goto(`${product.origin}/faqs?view=unanswered`);
  await refresh(page);
  expect(problems).toEqual([]);
});

test('every URL can be opened directly, is accessible and fits windows from 320 to 2560 px', async ({ page }) => {
  test.slow();
  const problems = collectProblems(page);
  for (const path of await addresses(page)) {
    await page.goto(product.origin + path);
    await settled(page);
    await expect(page).toHaveTitle(/Chat Module/);
    await expectNoAxeViolations(page);
    for (const width of [320, 2560, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflowPx, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
  expect(problems).toEqual([]);
});

test('every dialog and panel is accessible, in light and in dark, and fits a phone', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of await overlays(page)) {
    await page.goto(product.origin + path);
    await settled(page);
    const overlay = page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .or(page.getByRole('list', { name: 'Messages' }));
    await expect(overlay.first(), path).toBeVisible();
    await expectNoAxeViolations(page);
    const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflowPx, path).toBeLessThanOrEqual(0);
  }
});
