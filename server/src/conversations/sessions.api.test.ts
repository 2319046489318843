import type { ListedSession, SessionInFull } from '@chat-module/contract/conversations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBot, makeFaq, makeLocation, makeOperator, type SignedIn } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
});
afterAll(() => app.close());

const known = 'Do you sell padlocks?';
const unknown = 'Do you polish trombones?';
const person = { phone: '(541) 555-0199', unitSize: '10x10' };

async function openFacility() {
  const sizeOptions = [{ id: 'large', size: '10x30', type: 'Drive-up', category: 'large', description: 'Roomy.' }];
  const location = await makeLocation(app, admin, { sizeOptions });
  const bot = await makeBot(app, admin, { locationId: location.id });
  await makeFaq(app, admin, bot.id);
  const post = async (url: string, body: object) => {
    app.clock.advance(1000);
    return (await app.call('POST', url, { body: { botId: bot.id, ...body } })).json();
  };
  return {
    locationId: location.id,
    botId: bot.id,
    ask: (sessionId: string, message = known) => post(`/api/chat/${bot.id}`, { message, sessionId }),
    press: (sessionId: string, message: string, button: object) =>
      post(`/api/chat/${bot.id}`, { message, sessionId, ...button }),
    leaveLead: (sessionId: string, name = 'Robin Mover') => post('/api/leads', { ...person, name, sessionId }),
    reserve: (sessionId: string) => post('/api/reservations', reservation(sessionId)),
    rate: (sessionId: string, conversationId: string, rating: 1 | 5) =>
      post(`/api/chat/${bot.id}/rating`, { sessionId, conversationId, rating }),
    list: (query = '', cookie = admin.cookie) => list(`locationId=${location.id}${query}`, cookie),
  };
}

const reservation = (sessionId: string) => ({
  customerName: 'Sam Renter',
  customerPhone: person.phone,
  unitSize: person.unitSize,
  sessionId,
});

const list = async (query = '', cookie = admin.cookie): Promise<ListedSession[]> =>
  (await app.call('GET', `/api/admin/conversations/sessions?${query}`, { cookie })).json();

const openVisit = (id: string, cookie = admin.cookie) =>
  app.call('GET', `/api/admin/conversations/sessions/${id}`, { cookie });

const names = (visits: readonly ListedSession[]) => visits.map(({ sessionId }) => sessionId);

test('a visit shows its first message with the answer, however many follow', async () => {
  const { ask, list } = await openFacility();
  const { response } = await ask('curious');
  await ask('curious', unknown);
  const opening = {
    userMessage: known,
    botResponse: response,
    responseSource: 'faq',
    responseTime: expect.any(Number),
  };
  expect(await list()).toMatchObject([{ messageCount: 2, opening, badges: ['unanswered'] }]);
});

test('a visit that begins with buttons opens with what the visitor wrote first, or else with the first button', async () => {
  const { ask, press, list } = await openFacility();
  await press('presses', 'Large', { messageType: 'roomSelection', roomType: 'large' });
  expect(await list()).toMatchObject([{ opening: { userMessage: 'Large', responseSource: 'unit_details' } }]);
  await press('presses', '10x30 · Drive-up', { messageType: 'unitSelection', unitId: 'large' });
  expect(await list()).toMatchObject([{ messageCount: 2, opening: { userMessage: 'Large' } }]);
  await ask('presses');
  await ask('presses', unknown);
  expect(await list()).toMatchObject([{ opening: { userMessage: known, responseSource: 'faq' } }]);
});

test('visits and messages are listed by period, from its first moment on', async () => {
  const { ask, list, locationId } = await openFacility();
  await ask('early');
  const since = app.clock.now().toISOString();
  app.clock.advance(1000);
  await ask('late');
  const before = app.clock.now().toISOString();
  expect(names(await list(`&since=${before}`))).toEqual(['late']);
  expect(names(await list(`&before=${before}`))).toEqual(['early']);
  expect(names(await list(`&since=${since}&before=${before}`))).toEqual(['early']);
  const messages = await app.call('GET', `/api/admin/conversations?locationId=${locationId}&since=${before}`, admin);
  expect(messages.json()).toMatchObject([{ sessionId: 'late' }]);
  const refused = await app.call('GET', '/api/admin/conversations/sessions?since=yesterday', admin);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().message).toContain('since must be a time');
});

describe('the badges of a visit', () => {
  test('are none at first, and no small talk is a question without an answer', async () => {
    const { ask, list } = await openFacility();
    await ask('plain');
    await ask('plain', 'Thank you!');
    expect(await list()).toMatchObject([{ badges: [] }]);
  });

  test('name its lead and its reservation, also those from before the first message', async () => {
    const { ask, leaveLead, reserve, list } = await openFacility();
    await ask('later');
    await leaveLead('later');
    await reserve('later');
    await leaveLead('before', 'Lee Early');
    await ask('before');
    await ask('neither');
    expect((await list()).map(({ sessionId, badges }) => [sessionId, badges])).toEqual([
      ['neither', []],
      ['before', ['lead']],
      ['later', ['lead', 'reserved']],
    ]);
  });

  test('name an answer that is rated down, until it is rated up', async () => {
    const { ask, rate, list } = await openFacility();
    const { conversationId } = await ask('rater');
    await rate('rater', conversationId, 1);
    expect(await list()).toMatchObject([{ badges: ['rated_down'] }]);
    await rate('rater', conversationId, 5);
    expect(await list()).toMatchObject([{ badges: [] }]);
  });

  test('belong to one visit: the same session id at another bot has none of them', async () => {
    const [here, there] = [await openFacility(), await openFacility()];
    await here.ask('shared');
    await there.ask('shared');
    await here.leaveLead('shared');
    expect(await here.list()).toMatchObject([{ badges: ['lead'] }]);
    expect(await there.list()).toMatchObject([{ badges: [] }]);
  });
});

describe('filtered by badge', () => {
  test.each([
    ['lead', 'led'],
    ['reserved', 'reserver'],
    ['unanswered', 'asker'],
    ['rated_down', 'rater'],
  ])('%s lists only the visits that have it', async (badge, expected) => {
    const { ask, leaveLead, reserve, rate, list } = await openFacility();
    await ask('plain');
    await ask('led');
    await leaveLead('led');
    await ask('reserver');
    await reserve('reserver');
    await ask('asker', unknown);
    const { conversationId } = await ask('rater');
    await rate('rater', conversationId, 1);
    expect(names(await list(`&badge=${badge}`))).toEqual([expected]);
  });

  test('the list pages by key', async () => {
    const { ask, locationId } = await openFacility();
    for (const session of ['one', 'two', 'three']) {
      await ask(session, unknown);
      await ask(`${session} without`);
    }
    const seen: string[] = [];
    let cursor: string | undefined = '';
    for (let pages = 0; cursor !== undefined && pages < 5; pages += 1) {
      const query = new URLSearchParams({ locationId, badge: 'unanswered', limit: '1', ...(cursor && { cursor }) });
      const response = await app.call('GET', `/api/admin/conversations/sessions?${query}`, { cookie: admin.cookie });
      seen.push(...names(response.json()));
      cursor = response.headers['x-next-cursor']?.toString();
    }
    expect(seen).toEqual(['three', 'two', 'one']);
  });

  test('a badge that does not exist is refused', async () => {
    const path = '/api/admin/conversations/sessions?badge=blue';
    const response = await app.call('GET', path, { cookie: admin.cookie });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe('badge must be one of: lead, reserved, unanswered, rated_down.');
  });

  test("a user never gets another location's visits", async () => {
    const [own, other] = [await openFacility(), await openFacility()];
    await own.ask('mine', unknown);
    await other.ask('theirs', unknown);
    const { cookie } = await makeOperator(app, 'user', own.locationId);
    expect(names(await list('badge=unanswered', cookie))).toEqual(['mine']);
    expect(await other.list('&badge=unanswered', cookie)).toEqual([]);
  });
});

describe('one visit', () => {
  test('names the leads and reservations that came out of it', async () => {
    const { ask, leaveLead, reserve, list } = await openFacility();
    await ask('buyer');
    const lead = await leaveLead('buyer');
    const { id } = await reserve('buyer');
    const [visit] = await list();
    const full: SessionInFull = (await openVisit(visit?.id ?? '')).json();
    expect(full).toEqual({
      ...visit,
      leads: [{ id: lead.id, name: 'Robin Mover', status: 'new' }],
      reservations: [{ id, customerName: 'Sam Renter', unitSize: '10x10', status: 'pending' }],
    });
  });

  test("of another location doesn't exist for a user, and an unknown one for nobody", async () => {
    const [own, other] = [await openFacility(), await openFacility()];
    await other.ask('theirs');
    const [visit] = await other.list();
    const { cookie } = await makeOperator(app, 'user', own.locationId);
    for (const response of [await openVisit(visit?.id ?? '', cookie), await openVisit('nothing')]) {
      expect(response.statusCode).toBe(404);
      expect(response.json().message).toBe('The conversation was not found.');
    }
  });
});
