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

const post = (url: string, body: object) => app.call('POST', url, { cookie: admin.cookie, body });
const ask = (message: string, body: object) =>
  post('/api/admin/locations/preview-chat', { sent: { message, sessionId: 's' }, ...body });

const typed = {
  businessName: 'Draft Storage',
  officeHours: 'Mon-Sun: 7 AM - 9 PM',
  sizeOptions: [{ size: '10x10', type: 'Drive-up', category: 'medium', monthlyPriceCents: 12_300 }],
};

describe('a location as typed', () => {
  test("has the public record of a visitor, with the office's openings", async () => {
    const response = await post('/api/admin/locations/preview', { location: typed });
    expect(response.json()).toMatchObject({ id: 'preview', businessName: 'Draft Storage', address: '', website: '' });
    expect(response.json().officeStatus.openings.length).toBeGreaterThan(0);
  });

  test('answers questions about hours, sizes and prices', async () => {
    expect((await ask('What are your hours?', { location: typed })).json().reply.response).toMatch(/7(?::00)? AM/);
    const units = (
      await post('/api/admin/locations/preview-chat', {
        location: typed,
        sent: { message: 'Medium', sessionId: 's', messageType: 'roomSelection', roomType: 'medium' },
      })
    ).json();
    expect(units.reply.unitButtons).toMatchObject([{ size: '10x10', price: expect.stringContaining('$123') }]);
  });

  test("goes on with the dialogue of the answer before, and uses the bot's FAQs", async () => {
    const bot = await makeBot(app, admin, { locationId: (await makeLocation(app, admin)).id });
    await makeFaq(app, admin, bot.id, {
      question: 'Do you sell padlocks?',
      answer: 'Yes, for 12 dollars at the desk.',
    });
    const first = (await ask('Do you sell padlocks?', { location: typed, botId: bot.id })).json();
    expect(first.reply.response).toContain('12 dollars');
    expect(JSON.parse(first.dialogue).subject.answeredByFaq).toBe(true);
    const second = await ask('Thanks!', { location: typed, botId: bot.id, dialogue: first.dialogue });
    expect(second.statusCode).toBe(200);
  });

  test('forgets an offer that was declined with a button', async () => {
    const { dialogue } = (await ask('Do you have a 10x10 available?', { location: typed })).json();
    const sent = { message: 'yes please', sessionId: 's' };
    const accepted = await ask('', { location: typed, dialogue, sent });
    expect(accepted.json().reply).toMatchObject({ showLeadForm: true });
    const declined = await ask('', { location: typed, dialogue, sent: { ...sent, declined: true } });
    expect(declined.json().reply).not.toHaveProperty('showLeadForm');
  });

  test('stores and counts nothing', async () => {
    const location = await makeLocation(app, admin);
    const bot = await makeBot(app, admin, { locationId: location.id });
    await ask('Do you have a swimming pool?', { location: typed, botId: bot.id });
    const read = async (url: string) => (await app.call('GET', url, { cookie: admin.cookie })).json();
    expect(await read(`/api/locations/${location.id}`)).toEqual(location);
    expect(await read(`/api/admin/conversations?locationId=${location.id}`)).toEqual([]);
    expect(await read(`/api/admin/unanswered?locationId=${location.id}`)).toEqual([]);
    expect(await read(`/api/bots/${bot.id}/analytics`)).toEqual([]);
  });

  test.each([
    ['an unknown bot', { botId: 'nothing' }, 404, 'The bot was not found.'],
    ['a made-up dialogue', { dialogue: '{"offer":1}' }, 400, 'dialogue is not one that this server gave out.'],
    ['a dialogue that is no JSON', { dialogue: '{' }, 400, 'dialogue is not one that this server gave out.'],
    [
      'an unknown unit',
      { sent: { message: 'x', sessionId: 's', messageType: 'unitSelection', unitId: 'none' } },
      404,
      'The unit was not found.',
    ],
  ])('refuses %s', async (_, body, status, message) => {
    const response = await ask('Are you open?', { location: typed, ...body });
    expect(response.statusCode).toBe(status);
    expect(response.json().message).toBe(message);
  });
});
