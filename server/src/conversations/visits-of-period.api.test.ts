import { expect, test } from 'vitest';
import { setChatScene } from '../testing/chat-scene.ts';
import { visitorLead, visitorReservation } from '../testing/factories.ts';

test('visits can be listed by the days on which they began and by what came of them', async () => {
  const { app, admin, bot, location, list } = await setChatScene();
  const say = (sessionId: string, body: object) =>
    app.call('POST', `/api/chat/${bot.id}`, { body: { message: 'Hello', sessionId, ...body } });
  // In Los Angeles the last minute of March 9, before opening on the 10th, and the 11th at noon.
  for (const [sessionId, instant] of [
    ['late', '2026-03-10T06:59:00.000Z'],
    ['early', '2026-03-10T15:00:00.000Z'],
    ['noon', '2026-03-11T19:00:00.000Z'],
  ] as const) {
    app.clock.set(instant);
    await say(sessionId, {});
  }
  await say('early', { messageType: 'roomSelection', roomType: 'small' });
  const [unit] = location.sizeOptions;
  await say('noon', { messageType: 'unitSelection', unitId: unit?.id });
  const reserved = await app.call('POST', '/api/reservations', {
    body: visitorReservation(bot.id, { sessionId: 'noon', unitId: unit?.id }),
  });
  const { id } = reserved.json();
  await app.call('PATCH', `/api/admin/reservations/${id}`, { cookie: admin.cookie, body: { status: 'confirmed' } });
  const listed = async (query: string) => {
    const path = `/api/admin/conversations/sessions?locationId=${location.id}&${query}`;
    return (await list<{ sessionId: string }>(path)).map(({ sessionId }) => sessionId);
  };
  expect(await listed('from=2026-03-10&to=2026-03-10')).toEqual(['early']);
  expect(await listed('to=2026-03-10')).toEqual(['early', 'late']);
  expect(await listed('from=2026-03-10')).toEqual(['noon', 'early']);
  expect(await listed('reached=size')).toEqual(['noon', 'early']);
  expect(await listed('reached=unit')).toEqual(['noon']);
  expect(await listed('reached=confirmed')).toEqual(['noon']);
  expect(await listed('reached=after_hours')).toEqual(['early', 'late']);
  expect(await listed('badge=reserved&from=2026-03-11')).toEqual(['noon']);
  const first = await app.call('GET', '/api/admin/conversations/sessions?from=2026-03-01&limit=1', {
    cookie: admin.cookie,
  });
  const cursor = first.headers['x-next-cursor'];
  expect(await list(`/api/admin/conversations/sessions?from=2026-03-01&cursor=${cursor}`)).toHaveLength(2);
});

test.each([
  ['from=yesterday', 'from must be a day like 2026-03-10.'],
  ['to=2026-02-30', 'to must be a day like 2026-03-10.'],
  ['reached=all', 'reached must be one of: size, unit, confirmed, after_hours.'],
])('%s is refused with 400', async (query, message) => {
  const { app, admin } = await setChatScene();
  const response = await app.call('GET', `/api/admin/conversations/sessions?${query}`, { cookie: admin.cookie });
  expect([response.statusCode, response.json().message]).toEqual([400, message]);
});

test("messages, leads and reservations can be listed by days of the location's clock", async () => {
  const { app, admin, bot, location, list } = await setChatScene();
  const submit = (path: string, body: object) => app.call('POST', path, { body });
  // In Los Angeles the last minute of March 9, and the 10th at noon.
  for (const [sessionId, instant, status] of [
    ['late', '2026-03-10T06:59:00.000Z', 'completed'],
    ['noon', '2026-03-10T19:00:00.000Z', 'confirmed'],
  ] as const) {
    app.clock.set(instant);
    await submit(`/api/chat/${bot.id}`, { message: 'Hello', sessionId });
    await submit('/api/leads', visitorLead(bot.id, { sessionId }));
    const reserved = await submit('/api/reservations', visitorReservation(bot.id, { sessionId }));
    const { id } = reserved.json();
    await app.call('PATCH', `/api/admin/reservations/${id}`, { cookie: admin.cookie, body: { status } });
  }
  const listed = async (name: string, query: string) => {
    const path = `/api/admin/${name}?locationId=${location.id}&${query}`;
    return (await list<{ sessionId: string }>(path)).map(({ sessionId }) => sessionId);
  };
  for (const name of ['conversations', 'leads', 'reservations']) {
    expect(await listed(name, 'from=2026-03-10'), name).toEqual(['noon']);
    expect(await listed(name, 'to=2026-03-09'), name).toEqual(['late']);
    expect(await listed(name, 'from=2026-03-09&to=2026-03-10'), name).toEqual(['noon', 'late']);
  }
  expect(await listed('reservations', 'status=confirmed')).toEqual(['noon']);
  expect(await listed('reservations', 'status=confirmed_or_completed')).toEqual(['noon', 'late']);
});
