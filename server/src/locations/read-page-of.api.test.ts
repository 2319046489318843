import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeBot,
  makeFaq,
  makeLocation,
  makeManager,
  makeOperator,
  makeUnanswered,
  type SignedIn,
  visitorLead,
  visitorReservation,
} from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;
let one: SignedIn;
let other: SignedIn;

/** Two managers: of the locations 0, 1 and 2, and of the locations 2 and 3. */
beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
  const places: { id: string; botId: string }[] = [];
  for (const _ of [0, 1, 2, 3]) {
    const { id } = await makeLocation(app, admin);
    places.push({ id, botId: (await makeBot(app, admin, { locationId: id })).id });
  }
  for (const round of [1, 2, 3])
    for (const { id, botId } of places) {
      app.clock.advance(1000);
      const sessionId = `s-${round}-${botId}`;
      await app.call('POST', '/api/leads', { body: visitorLead(botId, { name: `Lead ${round}`, sessionId }) });
      const reservation = visitorReservation(botId, { customerName: `Guest ${round}`, sessionId });
      await app.call('POST', '/api/reservations', { body: reservation });
      await app.call('POST', `/api/chat/${botId}`, { body: { message: 'Do you sell padlocks?', sessionId } });
      await makeUnanswered(app, { botId, locationId: id });
      await makeFaq(app, admin, botId, { question: `Question ${round}?` });
    }
  const ids = places.map(({ id }) => id);
  one = await makeManager(app, ids.slice(0, 3));
  other = await makeManager(app, ids.slice(2));
});
afterAll(() => app.close());

interface Row {
  readonly id: string;
  readonly locationId?: string | null;
  readonly botId?: string;
}

/** A whole list, by pages. */
async function readAll(path: string, cookie: string, limit: number): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor = '';
  do {
    const response = await app.call('GET', `${path}${path.includes('?') ? '&' : '?'}limit=${limit}${cursor}`, {
      cookie,
    });
    expect(response.statusCode).toBe(200);
    rows.push(...response.json());
    const next = response.headers['x-next-cursor'];
    cursor = next === undefined ? '' : `&cursor=${next}`;
  } while (cursor !== '');
  return rows;
}

const lists = [
  '/api/admin/leads',
  '/api/admin/leads?sort=oldest',
  '/api/admin/reservations',
  '/api/admin/reservations?sort=moveIn',
  '/api/admin/conversations',
  '/api/admin/conversations/sessions',
  '/api/admin/unanswered',
  '/api/faqs',
];

/** Fewer rows than locations, as many, and more than one of each. */
const limits = [1, 2, 4, 7];
const listsInPages = lists.flatMap((path) => limits.map((limit) => [path, limit] as const));

test.each(listsInPages)('GET %s by %i pages through all locations of a manager in one order', async (path, limit) => {
  const all = await readAll(path, admin.cookie, 50);
  for (const manager of [one, other]) {
    const seen = (await app.call('GET', '/api/bots', { cookie: manager.cookie })).json().map((bot: Row) => bot.id);
    const expected = all.filter(({ botId = '' }) => seen.includes(botId)).map(({ id }) => id);
    expect(expected.length).toBeGreaterThanOrEqual(seen.length * 3);
    expect((await readAll(path, manager.cookie, limit)).map(({ id }) => id)).toEqual(expected);
  }
});

test('figures add up the locations of a manager', async () => {
  const total = async (cookie: string) =>
    (await app.call('GET', '/api/admin/conversations/summary', { cookie })).json().totalConversations;
  expect([await total(admin.cookie), await total(one.cookie), await total(other.cookie)]).toEqual([12, 9, 6]);
});

test('a location in common can be filtered by, another one is empty', async () => {
  const [common, ownOnly] = (await app.call('GET', '/api/locations', { cookie: other.cookie }))
    .json()
    .map(({ id }: Row) => id)
    .reverse();
  const leads = async (cookie: string, locationId: string) =>
    (await app.call('GET', `/api/admin/leads?locationId=${locationId}`, { cookie })).json().length;
  expect([await leads(one.cookie, common), await leads(other.cookie, common)]).toEqual([3, 3]);
  expect([await leads(one.cookie, ownOnly), await leads(other.cookie, ownOnly)]).toEqual([0, 3]);
});
