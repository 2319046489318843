import type { Figures, PeriodFigures } from '@chat-module/contract/analytics';
import { beforeEach, describe, expect, test } from 'vitest';
import { day } from '../clock.ts';
import { keepHouse } from '../jobs/housekeeping.ts';
import { type ChatScene, setChatScene } from '../testing/chat-scene.ts';
import { makeBot, makeLocation, makeOperator, signIn, visitorLead, visitorReservation } from '../testing/factories.ts';

const site = 'https://cedarlane.example';
/** A Tuesday at 8 AM in Los Angeles: the office opens an hour later. */
const beforeOpening = '2026-03-10T15:00:00.000Z';
const sizeOptions = [
  { id: 'small-unit', size: '5x5', category: 'small', description: 'Fits boxes.', monthlyPriceCents: 4900 },
  { id: 'large-unit', size: '10x20', category: 'large', description: 'Fits a house.' },
];

const officeHours = 'Monday - Friday: 9 AM - 6 PM\nSunday: closed';

let scene: ChatScene;
let cookie: string;
beforeEach(async () => {
  scene = await setChatScene({ sizeOptions, officeHours });
  cookie = scene.admin.cookie;
  scene.app.clock.set(beforeOpening);
});

/** Sessions end after a while. */
const travelTo = async (instant: string) => {
  scene.app.clock.set(instant);
  cookie = await signIn(scene.app, scene.admin.username);
};

const period = async (query = ''): Promise<PeriodFigures> => {
  const { app, bot } = scene;
  const response = await app.call('GET', `/api/analytics/figures?botId=${bot.id}${query}`, { cookie });
  expect(response.statusCode).toBe(200);
  return response.json();
};
const figuresNow = async (): Promise<Figures> => (await period()).figures;

const open = (browser: string, headers: Record<string, string> = { origin: site }) =>
  scene.app.call('POST', `/api/chat/${scene.bot.id}/opening`, { headers: { 'user-agent': browser, ...headers } });

const say = async (browser: string, sessionId: string, body: object = { message: 'Hello' }) => {
  const { app, bot } = scene;
  const sent = { message: 'Small', sessionId, ...body };
  const response = await app.call('POST', `/api/chat/${bot.id}`, { body: sent, headers: { 'user-agent': browser } });
  expect(response.statusCode).toBe(200);
  app.clock.advance(1000);
  return response.json();
};

const reserve = async (sessionId: string, fields: object = {}) => {
  const body = visitorReservation(scene.bot.id, { sessionId, unitId: 'small-unit', ...fields });
  const response = await scene.app.call('POST', '/api/reservations', { body });
  expect(response.statusCode).toBe(201);
  return response.json().id as string;
};

const setStatus = (list: string, id: string, status: string) =>
  scene.app.call('PATCH', `/api/admin/${list}/${id}`, { cookie: scene.admin.cookie, body: { status } });

describe('the funnel', () => {
  const funnel = async () => {
    const { opened, visits, sizeVisits, unitVisits, reservedVisits, confirmedVisits } = await figuresNow();
    return [opened, visits, sizeVisits, unitVisits, reservedVisits, confirmedVisits];
  };

  test('follows a visitor from opening the chat to the confirmed reservation, each step once', async () => {
    await open('Firefox');
    expect(await funnel()).toEqual([1, 0, 0, 0, 0, 0]);
    await say('Firefox', 'ann');
    expect(await funnel()).toEqual([1, 1, 0, 0, 0, 0]);
    for (let times = 0; times < 2; times++)
      await say('Firefox', 'ann', { messageType: 'roomSelection', roomType: 'small' });
    expect(await funnel()).toEqual([1, 1, 1, 0, 0, 0]);
    await say('Firefox', 'ann', { messageType: 'unitSelection', unitId: 'small-unit' });
    expect(await funnel()).toEqual([1, 1, 1, 1, 0, 0]);
    const id = await reserve('ann');
    expect(await funnel()).toEqual([1, 1, 1, 1, 1, 0]);
    await setStatus('reservations', id, 'confirmed');
    expect(await funnel()).toEqual([1, 1, 1, 1, 1, 1]);
    await setStatus('reservations', id, 'completed');
    expect(await funnel()).toEqual([1, 1, 1, 1, 1, 1]);
    await setStatus('reservations', id, 'cancelled');
    expect(await funnel()).toEqual([1, 1, 1, 1, 1, 0]);
  });

  test('counts a browser that opens the chat again once a day, and one without an opening by its visit', async () => {
    for (let times = 0; times < 3; times++) await open('Firefox');
    await open('Safari');
    expect((await funnel())[0]).toBe(2);
    await say('Chrome', 'no opening');
    expect((await funnel()).slice(0, 2)).toEqual([3, 1]);
    await say('Safari', 'first visit');
    await say('Safari', 'second visit');
    expect((await funnel()).slice(0, 2)).toEqual([4, 3]);
    scene.app.clock.advance(day);
    await open('Firefox');
    expect((await funnel())[0]).toBe(5);
  });

  test("counts no opening on the product's own pages, of a read record or of an inactive bot", async () => {
    const { app, admin, bot, location } = scene;
    await open('Firefox', {});
    await open('Firefox', { origin: 'http://localhost:3000' });
    await app.call('GET', `/api/locations/${location.id}/public`, { headers: { origin: site } });
    const body = { name: bot.name, websiteUrl: site, status: 'inactive' };
    await app.call('PUT', `/api/bots/${bot.id}`, { cookie: admin.cookie, body });
    await open('Firefox');
    expect((await funnel())[0]).toBe(0);
  });

  test('counts a visit that begins with its reservation on all steps', async () => {
    await reserve('early');
    expect(await funnel()).toEqual([0, 0, 0, 0, 0, 0]);
    await say('Firefox', 'early');
    expect(await funnel()).toEqual([1, 1, 1, 1, 1, 0]);
  });

  test('keeps a step on the day on which the visit began', async () => {
    await say('Firefox', 'ann');
    scene.app.clock.advance(7 * day);
    await say('Firefox', 'ann', { messageType: 'unitSelection', unitId: 'small-unit' });
    const { figures, before } = await period('&days=7');
    expect([figures.visits, figures.unitVisits, before.visits, before.unitVisits]).toEqual([0, 0, 1, 1]);
  });

  test('loses no step of simultaneous messages', async () => {
    const choice = { messageType: 'unitSelection', unitId: 'small-unit' };
    await Promise.all(Array.from({ length: 8 }, () => say('Firefox', 'ann', choice)));
    expect(await funnel()).toEqual([1, 1, 1, 1, 0, 0]);
  });

  test('the openings are forgotten after two days, their count stays', async () => {
    const { app } = scene;
    await open('Firefox');
    const openings = () => app.context.db.selectFrom('chatOpenings').selectAll().execute();
    const [stored] = await openings();
    expect(JSON.stringify(stored)).not.toMatch(/Firefox|127\.0\.0\.1/);
    app.clock.advance(3 * day);
    await keepHouse(app.context);
    expect(await openings()).toEqual([]);
    expect((await funnel())[0]).toBe(1);
  });
});

describe('the hours', () => {
  test.each([
    ['before the office opens', beforeOpening, [0, 1], { weekday: 2, hour: 8 }],
    ['while it is open', '2026-03-10T17:00:00.000Z', [1, 0], { weekday: 2, hour: 10 }],
    ['at closing time', '2026-03-11T01:00:00.000Z', [0, 1], { weekday: 2, hour: 18 }],
    ['on its closed Sunday', '2026-03-15T19:00:00.000Z', [0, 1], { weekday: 0, hour: 12 }],
    ['on a Saturday, which its hours leave out', '2026-03-14T19:00:00.000Z', [0, 0], { weekday: 6, hour: 12 }],
    ['in the hour before clocks go forward', '2026-03-08T09:59:00.000Z', [0, 1], { weekday: 0, hour: 1 }],
    ['in the hour after', '2026-03-08T10:00:00.000Z', [0, 1], { weekday: 0, hour: 3 }],
    ['in the first of two equal hours', '2026-11-01T08:30:00.000Z', [0, 1], { weekday: 0, hour: 1 }],
    ['in the second', '2026-11-01T09:30:00.000Z', [0, 1], { weekday: 0, hour: 1 }],
  ])('of a visit %s', async (_when, instant, inAndAfter, hourOfWeek) => {
    await travelTo(instant);
    await say('Firefox', 'ann');
    await say('Firefox', 'ann');
    const { figures, hours } = await period();
    expect([figures.officeHoursVisits, figures.afterHoursVisits]).toEqual(inAndAfter);
    expect(hours).toEqual([{ ...hourOfWeek, visits: 1 }]);
  });

  test('of a place without hours are neither in nor after office hours', async () => {
    scene = await setChatScene({ officeHours: '' });
    cookie = scene.admin.cookie;
    await say('Firefox', 'ann');
    const { visits, officeHoursVisits, afterHoursVisits } = await figuresNow();
    expect([visits, officeHoursVisits, afterHoursVisits]).toEqual([1, 0, 0]);
  });
});

describe('leads and reservations', () => {
  test('count on their day, and the converted and confirmed ones follow the status', async () => {
    const { app, bot } = scene;
    const lead = (await app.call('POST', '/api/leads', { body: visitorLead(bot.id) })).json().id;
    const priced = await reserve('ann');
    await reserve('bob', { unitId: 'large-unit', customerName: 'Bob' });
    const counts = async () => {
      const { leads, convertedLeads, reservations, confirmedReservations } = await figuresNow();
      return [leads, convertedLeads, reservations, confirmedReservations];
    };
    expect(await counts()).toEqual([1, 0, 2, 0]);
    await setStatus('leads', lead, 'converted');
    await setStatus('leads', lead, 'converted');
    await setStatus('reservations', priced, 'confirmed');
    expect(await counts()).toEqual([1, 1, 2, 1]);
    await setStatus('leads', lead, 'closed');
    await setStatus('reservations', priced, 'pending');
    expect(await counts()).toEqual([1, 0, 2, 0]);
  });

  test('a repeat of the same person counts once', async () => {
    await reserve('ann');
    await reserve('ann');
    expect((await figuresNow()).reservations).toBe(1);
  });

  test('are worth the price at the time, where the size has one', async () => {
    const { app, admin, location } = scene;
    const id = await reserve('ann');
    await reserve('bob', { unitId: 'large-unit', customerName: 'Bob' });
    const dearer = sizeOptions.map((option) => ({ ...option, monthlyPriceCents: 99_900 }));
    const body = { ...location, sizeOptions: dearer };
    await app.call('PUT', `/api/locations/${location.id}`, { cookie: admin.cookie, body });
    await setStatus('reservations', id, 'confirmed');
    const { pricedReservations, reservedCents, confirmedCents } = await figuresNow();
    expect([pricedReservations, reservedCents, confirmedCents]).toEqual([1, 4900, 4900]);
  });

  test("of a deleted bot still change their status, and its figures don't come back", async () => {
    const { app, admin, bot } = scene;
    const id = await reserve('ann');
    await app.call('DELETE', `/api/bots/${bot.id}`, { cookie: admin.cookie });
    expect((await setStatus('reservations', id, 'confirmed')).statusCode).toBe(200);
    expect(await app.context.db.selectFrom('dailyOutcomes').selectAll().execute()).toEqual([]);
  });
});

test('an answer is rated down once, also when the rating changes', async () => {
  const { conversationId } = await say('Firefox', 'ann');
  const counts: number[] = [];
  for (const rating of [1, 1, 5, 1]) {
    const body = { sessionId: 'ann', conversationId, rating };
    await scene.app.call('POST', `/api/chat/${scene.bot.id}/rating`, { body });
    counts.push((await figuresNow()).ratedDown);
  }
  expect(counts).toEqual([1, 1, 0, 1]);
});

describe('GET /api/analytics/figures', () => {
  test('compares with the period before and with the average location', async () => {
    const { app, admin, bot } = scene;
    const other = await makeLocation(app, admin, { timezone: 'America/Los_Angeles' });
    const otherBot = await makeBot(app, admin, { locationId: other.id });
    await say('Firefox', 'before');
    app.clock.advance(7 * day);
    for (const sessionId of ['one', 'two', 'three']) await say('Firefox', sessionId);
    const hello = { message: 'Hello', sessionId: 'elsewhere' };
    await app.call('POST', `/api/chat/${otherBot.id}`, { body: hello });
    const { from, to, figures, before, average } = await period('&days=7');
    expect([from, to]).toEqual(['2026-03-11', '2026-03-17']);
    expect([figures.visits, before.visits, average?.visits]).toEqual([3, 1, 2]);
    const all = await app.call('GET', '/api/analytics/figures?days=7', { cookie: admin.cookie });
    expect(all.json().figures.visits).toBe(4);
    const by = await app.call('GET', '/api/analytics/figures/by-location?days=7', { cookie: admin.cookie });
    const rows: { locationId: string; visits: number }[] = by.json().locations;
    expect(new Map(rows.map(({ locationId, visits }) => [locationId, visits]))).toEqual(
      new Map([
        [bot.locationId, 3],
        [other.id, 1],
      ]),
    );
  });

  test('a user sees their own location alone, without an average of others', async () => {
    const { app, admin, location } = scene;
    const other = await makeLocation(app, admin);
    const otherBot = await makeBot(app, admin, { locationId: other.id });
    await say('Firefox', 'ann');
    await app.call('POST', `/api/chat/${otherBot.id}`, { body: { message: 'Hello', sessionId: 'elsewhere' } });
    const own = await makeOperator(app, 'user', location.id);
    const seen = (await app.call('GET', '/api/analytics/figures', { cookie: own.cookie })).json();
    expect([seen.figures.visits, seen.average]).toEqual([1, null]);
  });

  test('the same day counts in a zone ahead and behind, by each location', async () => {
    const { app, admin } = scene;
    app.clock.set('2026-03-10T11:30:00.000Z');
    const visit = async (timezone: string) => {
      const { id: locationId } = await makeLocation(app, admin, { timezone });
      const { id } = await makeBot(app, admin, { locationId });
      await app.call('POST', `/api/chat/${id}`, { body: { message: 'Hello', sessionId: 's' } });
      const url = `/api/analytics/figures?botId=${id}&days=1`;
      const { from, figures } = (await app.call('GET', url, { cookie: admin.cookie })).json();
      return [from, figures.visits];
    };
    expect(await visit('Pacific/Kiritimati')).toEqual(['2026-03-11', 1]);
    expect(await visit('Pacific/Pago_Pago')).toEqual(['2026-03-10', 1]);
  });
});

test('the most used FAQs, open questions and answers rated down are listed for the period', async () => {
  const { app, bot, addFaq, ask } = scene;
  await addFaq('Do you sell padlocks?', 'Yes, at the office.');
  await addFaq('May I store a piano?', 'Yes, in a climate-controlled unit.');
  for (const session of ['a', 'b']) await ask('Do you sell padlocks?', session);
  const { conversationId } = await ask('May I store a piano?', 'c');
  await ask('Do you keep a unicorn in the office?', 'd');
  const rating = { sessionId: 'c', conversationId, rating: 1 };
  await app.call('POST', `/api/chat/${bot.id}/rating`, { body: rating });
  const read = async (days: number) =>
    (await app.call('GET', `/api/bots/${bot.id}/questions?days=${days}`, { cookie })).json();
  const { faqs, unanswered, ratedDown } = await read(30);
  expect(faqs.map((it: { question: string; uses: number }) => [it.question, it.uses])).toEqual([
    ['Do you sell padlocks?', 2],
    ['May I store a piano?', 1],
  ]);
  expect(unanswered.map(({ question }: { question: string }) => question)).toEqual([
    'Do you keep a unicorn in the office?',
  ]);
  expect(ratedDown).toEqual([
    expect.objectContaining({ id: conversationId, visitId: expect.any(String), userMessage: 'May I store a piano?' }),
  ]);
  await travelTo('2026-04-10T15:00:00.000Z');
  expect(await read(7)).toEqual({ faqs: [], unanswered: [], ratedDown: [] });
});
