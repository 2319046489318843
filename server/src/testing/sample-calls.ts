import type { EndpointName } from '@chat-module/contract/endpoints';
import { recordRefusal } from '../submissions/refusals.store.ts';
import {
  locationBody,
  makeBot,
  makeFaq,
  makeFaqSet,
  makeLocation,
  makeManager,
  makeOperator,
  makeSetFaq,
  makeUnanswered,
  password,
  type SignedIn,
  tinyGif,
  tinyPng,
  unique,
  visitorLead,
  visitorReservation,
} from './factories.ts';
import type { TestApp } from './test-app.ts';

export const people = [
  'anonymous',
  'deletedUser',
  'userWithoutLocation',
  'userOfAnother',
  'userOfThisLocation',
  'managerWithoutLocation',
  'managerOfAnother',
  'managerOfThisLocation',
  'admin',
] as const;
export type Person = (typeof people)[number];

/** A location with one of everything, and its operators. */
export interface World {
  readonly ids: Readonly<
    Record<
      | 'location'
      | 'emptyLocation'
      | 'bot'
      | 'picture'
      | 'faq'
      | 'faqSet'
      | 'setFaq'
      | 'lead'
      | 'reservation'
      | 'user'
      | 'invited'
      | 'conversation'
      | 'visit'
      | 'unanswered'
      | 'calendar',
      string
    >
  >;
  readonly cookies: Readonly<Record<Person, string | undefined>>;
}

export interface SampleCall {
  readonly url: string;
  readonly body?: unknown;
}

/** A successful call of each endpoint. An endpoint without one doesn't compile. */
export const sampleCalls: Readonly<Record<EndpointName, (world: World) => SampleCall>> = {
  getCurrentUser: () => ({ url: '/api/auth/user' }),
  logIn: () => ({ url: '/api/login', body: { username: 'nobody', password } }),
  requestPasswordReset: () => ({ url: '/api/reset-password', body: { username: 'nobody' } }),
  checkPasswordReset: () => ({ url: '/api/reset-password/check', body: { token: 'none' } }),
  confirmPasswordReset: () => ({ url: '/api/reset-password/confirm', body: { token: 'none', password } }),
  updateOwnUser: () => ({ url: '/api/auth/user', body: { firstName: 'Changed' } }),
  changeOwnPassword: () => ({
    url: '/api/auth/user/password',
    body: { currentPassword: password, password },
  }),
  listOwnSessions: () => ({ url: '/api/auth/sessions' }),
  endOtherSessions: () => ({ url: '/api/auth/sessions' }),
  endOwnSession: () => ({ url: '/api/auth/sessions/none' }),
  getWeeklyReport: () => ({ url: '/api/auth/weekly-report' }),
  setWeeklyReport: () => ({ url: '/api/auth/weekly-report', body: { isOn: true } }),
  getSecondFactor: () => ({ url: '/api/auth/second-factor' }),
  beginSecondFactor: () => ({ url: '/api/auth/second-factor', body: { currentPassword: password } }),
  confirmSecondFactor: () => ({ url: '/api/auth/second-factor/confirm', body: { code: '000000' } }),
  turnOffSecondFactor: () => ({
    url: '/api/auth/second-factor/off',
    body: { currentPassword: password, code: '000000' },
  }),
  listUsers: () => ({ url: '/api/admin/users' }),
  countUsers: () => ({ url: '/api/admin/users/count' }),
  exportUsers: () => ({ url: '/api/admin/users/export' }),
  createUser: ({ ids }) => ({
    url: '/api/admin/users',
    body: {
      username: `new-${ids.user}`,
      password,
      firstName: 'New',
      lastName: 'Person',
      email: 'new@example.com',
      locationId: ids.location,
    },
  }),
  updateUser: ({ ids }) => ({ url: `/api/admin/users/${ids.user}`, body: { firstName: 'Changed' } }),
  changePassword: ({ ids }) => ({ url: `/api/admin/users/${ids.user}/password`, body: { password: 'another one' } }),
  resetSecondFactor: ({ ids }) => ({ url: `/api/admin/users/${ids.user}/second-factor` }),
  inviteUser: ({ ids }) => ({
    url: '/api/admin/invitations',
    body: {
      firstName: 'New',
      lastName: 'Person',
      email: `${ids.user}@example.com`,
      role: 'manager',
      locationIds: [ids.location, ids.emptyLocation],
    },
  }),
  resendInvitation: ({ ids }) => ({ url: `/api/admin/users/${ids.invited}/invitation` }),
  revokeInvitation: ({ ids }) => ({ url: `/api/admin/users/${ids.invited}/invitation` }),
  checkInvitation: () => ({ url: '/api/invitation/check', body: { token: 'none' } }),
  acceptInvitation: () => ({ url: '/api/invitation/accept', body: { token: 'none', username: 'nobody', password } }),
  deleteUser: ({ ids }) => ({ url: `/api/admin/users/${ids.user}` }),
  listLocations: () => ({ url: '/api/locations' }),
  listLocationsToPick: () => ({ url: '/api/admin/locations' }),
  listOpenWork: ({ ids }) => ({ url: `/api/locations/open-work?ids=${ids.location}` }),
  getLocation: ({ ids }) => ({ url: `/api/locations/${ids.location}` }),
  createLocation: () => ({ url: '/api/locations', body: locationBody }),
  updateLocation: ({ ids }) => ({ url: `/api/locations/${ids.location}`, body: { address: '1 New Road' } }),
  previewLocationEdit: ({ ids }) => ({
    url: '/api/admin/locations/preview-edit',
    body: { ids: [ids.location], edit: { facilityEmail: 'desk@example.com' } },
  }),
  editLocations: ({ ids }) => ({
    url: '/api/admin/locations',
    body: { ids: [ids.location], edit: { facilityEmail: 'desk@example.com' } },
  }),
  previewLocation: () => ({ url: '/api/admin/locations/preview', body: { location: { businessName: 'Draft' } } }),
  previewChat: ({ ids }) => ({
    url: '/api/admin/locations/preview-chat',
    body: {
      location: { officeHours: 'Daily 9-5' },
      botId: ids.bot,
      sent: { message: 'Are you open?', sessionId: 's' },
    },
  }),
  readHours: () => ({ url: '/api/locations/read-hours', body: { officeHours: 'Daily 9-5' } }),
  getLocationTraces: ({ ids }) => ({ url: `/api/admin/locations/${ids.location}/traces` }),
  deleteLocation: ({ ids }) => ({ url: `/api/locations/${ids.location}` }),
  getPublicLocation: ({ ids }) => ({ url: `/api/locations/${ids.location}/public` }),
  getWebsiteKnowledge: ({ ids }) => ({ url: `/api/locations/${ids.location}/website` }),
  getWebsitePassages: ({ ids }) => ({ url: `/api/locations/${ids.location}/website/passages?pageId=none` }),
  readWebsite: ({ ids }) => ({ url: `/api/locations/${ids.location}/website/read` }),
  settleDifference: ({ ids }) => ({
    url: `/api/locations/${ids.location}/website/differences`,
    body: { field: 'address', website: '1 New Road', action: 'dismiss' },
  }),
  listBots: () => ({ url: '/api/bots' }),
  getModelUse: ({ ids }) => ({ url: `/api/bots/${ids.bot}/model-use` }),
  getBot: ({ ids }) => ({ url: `/api/bots/${ids.bot}` }),
  createBot: ({ ids }) => ({
    url: '/api/bots',
    body: { name: 'Second', websiteUrl: 'https://second.example', locationId: ids.emptyLocation },
  }),
  updateBot: ({ ids }) => ({ url: `/api/bots/${ids.bot}`, body: { name: 'Renamed' } }),
  deleteBot: ({ ids }) => ({ url: `/api/bots/${ids.bot}` }),
  setBotPicture: ({ ids }) => ({ url: `/api/bots/${ids.bot}/picture`, body: { data: tinyGif } }),
  deleteBotPicture: ({ ids }) => ({ url: `/api/bots/${ids.bot}/picture` }),
  getBotPicture: ({ ids }) => ({ url: ids.picture }),
  getPublicBot: ({ ids }) => ({ url: `/api/bots/${ids.bot}/public` }),
  checkWebsite: ({ ids }) => ({ url: `/api/bots/${ids.bot}/check-website`, body: { url: 'http://127.0.0.1:9/' } }),
  getWordPressPlugin: ({ ids }) => ({ url: `/api/bots/${ids.bot}/wordpress-plugin` }),
  listOldColors: () => ({ url: '/api/admin/old-colors' }),
  listWidgetPages: ({ ids }) => ({ url: `/api/bots/${ids.bot}/widget-pages` }),
  getBotOfLocation: ({ ids }) => ({ url: `/api/locations/${ids.location}/bot` }),
  setBotColor: ({ ids }) => ({ url: `/api/locations/${ids.location}/bot/color`, body: { primaryColor: '#112233' } }),
  listFaqs: () => ({ url: '/api/faqs' }),
  exportFaqs: () => ({ url: '/api/faqs/export' }),
  createFaq: ({ ids }) => ({ url: '/api/faqs', body: { botId: ids.bot, question: 'Why?', answer: 'Because.' } }),
  updateFaq: ({ ids }) => ({ url: `/api/faqs/${ids.faq}`, body: { answer: 'Changed.' } }),
  deleteFaq: ({ ids }) => ({ url: `/api/faqs/${ids.faq}` }),
  extractFaqs: ({ ids }) => ({ url: `/api/bots/${ids.bot}/extract-faqs`, body: { url: 'http://127.0.0.1:9/' } }),
  previewFaqs: ({ ids }) => ({ url: `/api/bots/${ids.bot}/preview-faqs`, body: { url: 'http://127.0.0.1:9/' } }),
  extractSetFaqs: ({ ids }) => ({
    url: `/api/faq-sets/${ids.faqSet}/extract-faqs`,
    body: { url: 'http://127.0.0.1:9/' },
  }),
  previewSetFaqs: ({ ids }) => ({
    url: `/api/faq-sets/${ids.faqSet}/preview-faqs`,
    body: { url: 'http://127.0.0.1:9/' },
  }),
  importFaqs: ({ ids }) => ({
    url: `/api/bots/${ids.bot}/import-faqs`,
    body: { faqs: [{ question: 'Who?', answer: 'We.' }] },
  }),
  importSetFaqs: ({ ids }) => ({
    url: `/api/faq-sets/${ids.faqSet}/import-faqs`,
    body: { faqs: [{ question: 'Who?', answer: 'We.' }] },
  }),
  listFaqSets: () => ({ url: '/api/faq-sets' }),
  createFaqSet: ({ ids }) => ({ url: '/api/faq-sets', body: { name: unique('Set'), botIds: [ids.bot] } }),
  updateFaqSet: ({ ids }) => ({ url: `/api/faq-sets/${ids.faqSet}`, body: { name: unique('Set') } }),
  deleteFaqSet: ({ ids }) => ({ url: `/api/faq-sets/${ids.faqSet}` }),
  listInheritedFaqs: ({ ids }) => ({ url: `/api/bots/${ids.bot}/inherited-faqs` }),
  hideFaq: ({ ids }) => ({ url: `/api/bots/${ids.bot}/hidden-faqs/${ids.setFaq}` }),
  showFaq: ({ ids }) => ({ url: `/api/bots/${ids.bot}/hidden-faqs/${ids.setFaq}` }),
  listStarterFaqs: ({ ids }) => ({ url: `/api/locations/${ids.location}/starter-faqs` }),
  addStarterFaqs: ({ ids }) => ({
    url: `/api/bots/${ids.bot}/starter-faqs`,
    body: { keep: ['bring-a-lock'], values: {} },
  }),
  addSetStarterFaqs: ({ ids }) => ({
    url: `/api/faq-sets/${ids.faqSet}/starter-faqs`,
    body: { keep: ['bring-a-lock'], values: {} },
  }),
  listUnanswered: () => ({ url: '/api/admin/unanswered' }),
  countUnanswered: () => ({ url: '/api/admin/unanswered/count' }),
  exportUnanswered: () => ({ url: '/api/admin/unanswered/export' }),
  dismissUnanswered: ({ ids }) => ({ url: `/api/admin/unanswered/${ids.unanswered}` }),
  listQuestionGroups: () => ({ url: '/api/admin/unanswered/groups' }),
  suggestAnswer: ({ ids }) => ({ url: `/api/admin/unanswered/${ids.unanswered}/suggestion` }),
  answerQuestions: ({ ids }) => ({
    url: '/api/admin/unanswered/answer',
    body: { questionIds: [ids.unanswered], question: 'Why?', answer: 'Because.', botIds: [ids.bot] },
  }),
  dismissQuestions: ({ ids }) => ({
    url: '/api/admin/unanswered/dismiss',
    body: { questionIds: [ids.unanswered] },
  }),
  chat: ({ ids }) => ({
    url: `/api/chat/${ids.bot}`,
    body: { message: 'Do you sell padlocks?', sessionId: 's', messageId: 'm' },
  }),
  checkQuestion: ({ ids }) => ({ url: `/api/bots/${ids.bot}/check-question`, body: { question: 'A padlock?' } }),
  reportOpening: ({ ids }) => ({ url: `/api/chat/${ids.bot}/opening` }),
  rateAnswer: ({ ids }) => ({
    url: `/api/chat/${ids.bot}/rating`,
    body: { sessionId: 'rated', conversationId: ids.conversation, rating: 5 },
  }),
  sendTranscript: ({ ids }) => ({
    url: `/api/chat/${ids.bot}/transcript`,
    body: { sessionId: 'rated', email: 'lee@example.com' },
  }),
  submitLead: ({ ids }) => ({ url: '/api/leads', body: visitorLead(ids.bot) }),
  listLeads: () => ({ url: '/api/admin/leads' }),
  countLeads: () => ({ url: '/api/admin/leads/count' }),
  exportLeads: () => ({ url: '/api/admin/leads/export' }),
  getLead: ({ ids }) => ({ url: `/api/admin/leads/${ids.lead}` }),
  listLeadHistory: ({ ids }) => ({ url: `/api/admin/leads/${ids.lead}/history` }),
  addLeadNote: ({ ids }) => ({ url: `/api/admin/leads/${ids.lead}/notes`, body: { text: 'Called.' } }),
  updateLead: ({ ids }) => ({ url: `/api/admin/leads/${ids.lead}`, body: { status: 'contacted' } }),
  undoLeadStatus: ({ ids }) => ({
    url: `/api/admin/leads/${ids.lead}/undo`,
    body: { updatedAt: '2026-03-10T15:00:00.000Z' },
  }),
  submitReservation: ({ ids }) => ({ url: '/api/reservations', body: visitorReservation(ids.bot) }),
  listReservations: () => ({ url: '/api/admin/reservations' }),
  countReservations: () => ({ url: '/api/admin/reservations/count' }),
  exportReservations: () => ({ url: '/api/admin/reservations/export' }),
  getReservation: ({ ids }) => ({ url: `/api/admin/reservations/${ids.reservation}` }),
  listReservationHistory: ({ ids }) => ({ url: `/api/admin/reservations/${ids.reservation}/history` }),
  addReservationNote: ({ ids }) => ({
    url: `/api/admin/reservations/${ids.reservation}/notes`,
    body: { text: 'Called.' },
  }),
  listAssignees: () => ({ url: '/api/admin/assignees' }),
  updateReservation: ({ ids }) => ({
    url: `/api/admin/reservations/${ids.reservation}`,
    body: { status: 'confirmed' },
  }),
  undoReservationStatus: ({ ids }) => ({
    url: `/api/admin/reservations/${ids.reservation}/undo`,
    body: { updatedAt: '2026-03-10T15:00:00.000Z' },
  }),
  holdReservation: ({ ids }) => ({
    url: `/api/admin/reservations/${ids.reservation}/hold`,
    body: { until: '2026-03-20' },
  }),
  removeHold: ({ ids }) => ({ url: `/api/admin/reservations/${ids.reservation}/hold` }),
  getCalendarFeed: ({ ids }) => ({ url: `/api/locations/${ids.location}/calendar-feed` }),
  createCalendarFeed: ({ ids }) => ({ url: `/api/locations/${ids.location}/calendar-feed` }),
  revokeCalendarFeed: ({ ids }) => ({ url: `/api/locations/${ids.location}/calendar-feed` }),
  readCalendarFeed: ({ ids }) => ({ url: ids.calendar }),
  getHeldBack: () => ({ url: '/api/admin/held-back' }),
  listConversations: () => ({ url: '/api/admin/conversations' }),
  countConversations: () => ({ url: '/api/admin/conversations/count' }),
  exportConversations: () => ({ url: '/api/admin/conversations/export' }),
  getConversationSummary: () => ({ url: '/api/admin/conversations/summary' }),
  listVisitorSessions: () => ({ url: '/api/admin/conversations/sessions' }),
  countVisitorSessions: () => ({ url: '/api/admin/conversations/sessions/count' }),
  exportVisitorSessions: () => ({ url: '/api/admin/conversations/sessions/export' }),
  getVisitorSession: ({ ids }) => ({ url: `/api/admin/conversations/sessions/${ids.visit}` }),
  listBotConversations: ({ ids }) => ({ url: `/api/bots/${ids.bot}/conversations` }),
  getAttention: () => ({ url: '/api/admin/attention' }),
  listFailedMails: () => ({ url: '/api/admin/failed-mails' }),
  sendFailedMails: () => ({ url: '/api/admin/failed-mails/send', body: { ids: ['none'] } }),
  dismissFailedMails: () => ({ url: '/api/admin/failed-mails/dismiss', body: { ids: ['none'] } }),
  streamChanges: () => ({ url: '/api/admin/changes' }),
  getAnalyticsOverview: () => ({ url: '/api/analytics/overview' }),
  getFigures: ({ ids }) => ({ url: `/api/analytics/figures?botId=${ids.bot}` }),
  getFiguresByLocation: () => ({ url: '/api/analytics/figures/by-location' }),
  getTopQuestions: ({ ids }) => ({ url: `/api/bots/${ids.bot}/questions` }),
  getBotAnalytics: ({ ids }) => ({ url: `/api/bots/${ids.bot}/analytics` }),
  compareBots: () => ({ url: '/api/analytics/comparison' }),
  exportComparison: () => ({ url: '/api/analytics/comparison/export' }),
  listAuditEntries: () => ({ url: '/api/admin/audit-log' }),
  countAuditEntries: () => ({ url: '/api/admin/audit-log/count' }),
  exportAuditEntries: () => ({ url: '/api/admin/audit-log/export' }),
  getServerStatus: () => ({ url: '/api/admin/status' }),
  sendTestMail: () => ({ url: '/api/admin/test-mail', body: { email: 'office@example.com' } }),
  getSetup: () => ({ url: '/api/admin/setup' }),
  changeSetup: () => ({ url: '/api/admin/setup', body: { dismissed: true } }),
  getVisitorData: () => ({ url: '/api/admin/visitor-data', body: { contact: 'lee@example.com' } }),
  getSampleData: () => ({ url: '/api/admin/sample-data' }),
  removeSampleData: () => ({ url: '/api/admin/sample-data' }),
  exportBotAnalytics: ({ ids }) => ({ url: `/api/bots/${ids.bot}/export` }),
};

export async function makeWorld(app: TestApp, admin: SignedIn): Promise<World> {
  const [location, emptyLocation, otherLocation, thirdLocation] = await Promise.all(
    [1, 2, 3, 4].map(() => makeLocation(app, admin)),
  );
  if (!location || !emptyLocation || !otherLocation || !thirdLocation) throw new Error('no locations');
  const bot = await makeBot(app, admin, { locationId: location.id });
  const picture = await app.call('PUT', `/api/bots/${bot.id}/picture`, {
    cookie: admin.cookie,
    body: { data: tinyPng },
  });
  const calendar = await app.call('POST', `/api/locations/${location.id}/calendar-feed`, { cookie: admin.cookie });
  const faq = await makeFaq(app, admin, bot.id);
  const faqSet = await makeFaqSet(app, admin, [bot.id]);
  const setFaq = await makeSetFaq(app, admin, faqSet.id);
  const post = async (url: string, body: unknown) => (await app.call('POST', url, { body })).json();
  const lead = await post('/api/leads', visitorLead(bot.id));
  const reservation = await post('/api/reservations', visitorReservation(bot.id));
  await app.call('PUT', `/api/admin/reservations/${reservation.id}/hold`, {
    cookie: admin.cookie,
    body: { until: '2026-03-15' },
  });
  const reply = await post(`/api/chat/${bot.id}`, { message: 'Do you sell padlocks?', sessionId: 'rated' });
  const visits = `/api/admin/conversations/sessions?locationId=${location.id}`;
  const [visit] = (await app.call('GET', visits, { cookie: admin.cookie })).json();
  const unanswered = await makeUnanswered(app, { botId: bot.id, locationId: location.id });
  await recordRefusal(app.context.db, location.id, app.clock.now());
  const user = await makeOperator(app, 'user', location.id);
  const invited = await app.call('POST', '/api/admin/invitations', {
    cookie: admin.cookie,
    body: { firstName: 'Ina', lastName: 'Vited', email: `${location.id}@example.com`, locationId: location.id },
  });
  const own = await makeOperator(app, 'user', location.id);
  const other = await makeOperator(app, 'user', otherLocation.id);
  const nowhere = await makeOperator(app, 'user');
  const ownManager = await makeManager(app, [otherLocation.id, location.id]);
  const otherManager = await makeManager(app, [otherLocation.id, thirdLocation.id]);
  const nowhereManager = await makeManager(app, []);
  const deleted = await makeOperator(app, 'user', location.id);
  await app.call('DELETE', `/api/admin/users/${deleted.id}`, { cookie: admin.cookie });
  return {
    ids: {
      location: location.id,
      emptyLocation: emptyLocation.id,
      bot: bot.id,
      picture: picture.json().pictureUrl,
      faq: faq.id,
      faqSet: faqSet.id,
      setFaq: setFaq.id,
      lead: lead.id,
      reservation: reservation.id,
      user: user.id,
      invited: invited.json().user.id,
      conversation: reply.conversationId,
      visit: visit.id,
      unanswered,
      calendar: new URL(calendar.json().url).pathname,
    },
    cookies: {
      anonymous: undefined,
      deletedUser: deleted.cookie,
      userWithoutLocation: nowhere.cookie,
      userOfAnother: other.cookie,
      userOfThisLocation: own.cookie,
      managerWithoutLocation: nowhereManager.cookie,
      managerOfAnother: otherManager.cookie,
      managerOfThisLocation: ownManager.cookie,
      admin: admin.cookie,
    },
  };
}
