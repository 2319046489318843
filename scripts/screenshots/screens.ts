import { expect, type Page } from '@playwright/test';

/** What a screen shows: the sample facility and the website of a customer with the widget on it. */
export interface Subject {
  readonly origin: string;
  readonly botId: string;
  readonly botName: string;
  readonly locationId: string;
  readonly website: string;
}

/** Brings a page to one screen. */
export type Show = (page: Page, subject: Subject) => Promise<void>;

const visit =
  (path: (subject: Subject) => string): Show =>
  async (page, subject) => {
    await page.goto(subject.origin + path(subject));
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
  };

const dashboard = visit(() => '/');

/** Opens a dialog of a screen by the name of its button, which may depend on the subject. */
const openDialog =
  (screen: Show, name: (subject: Subject) => string | RegExp): Show =>
  async (page, subject) => {
    await screen(page, subject);
    await page
      .getByRole('button', { name: name(subject) })
      .first()
      .click();
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
  };

const openChat: Show = async (page, subject) => {
  await page.goto(subject.website);
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(page.getByRole('button', { name: 'Size Options' })).toBeVisible();
};

/** A question in a visitor's own words, then the start of the guided way to a unit. */
export const askQuestion: Show = async (page, subject) => {
  await openChat(page, subject);
  await page.getByRole('textbox', { name: 'Type your message' }).fill('do i need my own lock?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Thumbs up' }).last()).toBeVisible();
  await page.getByRole('button', { name: 'Size Options' }).last().click();
  await expect(page.getByRole('button', { name: 'Medium' })).toBeVisible();
};

const chooseUnit: Show = async (page, subject) => {
  await openChat(page, subject);
  await page.getByRole('button', { name: 'Size Options' }).click();
  await page.getByRole('button', { name: 'Medium' }).click();
  await expect(page.getByRole('button', { name: /10x10/ }).first()).toBeVisible();
};

const openReservationForm: Show = async (page, subject) => {
  await chooseUnit(page, subject);
  await page.getByRole('button', { name: /10x10/ }).first().click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('button', { name: 'Submit Reservation' })).toBeVisible();
};

export const signedOut = {
  landing: visit(() => '/'),
  'sign-in': visit(() => '/api/login'),
  'reset-password': async (page, subject) => {
    await visit(() => '/api/login')(page, subject);
    await page.getByText('Forgot your password?').click();
  },
  'new-password': visit(() => '/api/reset-password?token=example'),
  'not-found': visit(() => '/nowhere'),
  'widget-test-page': visit(({ botId }) => `/widget/${botId}`),
  'widget-launcher': async (page, { website }) => {
    await page.goto(website);
    await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible();
  },
  'widget-greeting': openChat,
  'widget-question': askQuestion,
  'widget-units': chooseUnit,
  'widget-reservation': openReservationForm,
} satisfies Record<string, Show>;

const locations = visit(() => '/locations');
const editLocation = visit(({ locationId }) => `/locations/${locationId}/edit`);
const users = visit(() => '/admin');
const faqs = visit(() => '/faqs');
const leads = visit(() => '/leads');
const reservations = visit(() => '/reservations');

export const signedIn = {
  dashboard,
  'create-bot': openDialog(dashboard, () => 'New Bot'),
  'edit-bot': openDialog(dashboard, ({ botName }) => `Edit ${botName}`),
  'embed-code': openDialog(dashboard, ({ botName }) => `Embed code ${botName}`),
  'import-faq': openDialog(dashboard, () => 'Import Data'),
  'analytics-overview': openDialog(dashboard, () => 'View Reports'),
  users,
  'create-user': openDialog(users, () => 'Create User'),
  'edit-user': openDialog(users, () => /^Edit /),
  'change-password': openDialog(users, () => /^Change password /),
  locations,
  'location-embed-code': async (page, subject) => {
    await locations(page, subject);
    await page.getByRole('button', { name: 'ChatBot Embed Code' }).click();
    await expect(page.getByText('Hex Code')).toBeVisible();
  },
  'delete-location': openDialog(locations, () => /^Delete /),
  'location-new': visit(() => '/locations/new'),
  'location-edit': editLocation,
  'size-option': openDialog(editLocation, () => 'Add Size Option'),
  reservations,
  'update-status': openDialog(reservations, () => 'Update Status'),
  conversations: visit(() => '/conversations'),
  leads,
  'update-lead': openDialog(leads, () => /^Update/),
  faqs,
  'create-faq': openDialog(faqs, () => 'New FAQ'),
  'import-csv': openDialog(faqs, () => 'Import CSV'),
  unanswered: visit(() => '/faqs?view=unanswered'),
  'test-question': async (page, subject) => {
    await visit(() => '/faqs?view=check')(page, subject);
    await page.getByRole('textbox', { name: 'Question' }).fill('do you sell locks?');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  },
  'dismiss-question': openDialog(
    visit(() => '/faqs?view=unanswered'),
    () => /^Dismiss /,
  ),
  analytics: visit(() => '/analytics'),
  'audit-log': visit(() => '/audit-log'),
  status: visit(() => '/status'),
  'visitor-data': openDialog(leads, () => "Visitor's Data"),
  demo: visit(() => '/demo'),
} satisfies Record<string, Show>;
