import type { Bot } from '@chat-module/contract/bots';
import type { ChatReply } from '@chat-module/contract/chat';
import type { Conversation } from '@chat-module/contract/conversations';
import type { UnansweredQuestion } from '@chat-module/contract/faqs';
import type { Location } from '@chat-module/contract/locations';
import { expect, test } from 'vitest';
import { makeBot, makeFaq, makeLocation, makeOperator, type SignedIn } from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createKnowledgeCache } from './knowledge-cache.ts';
import { loadChatTurn } from './load-chat-turn.ts';

interface Scene {
  readonly app: TestApp;
  readonly admin: SignedIn;
  readonly location: Location;
  readonly bot: Bot;
  ask(message: string, sessionId?: string): Promise<ChatReply>;
  list<T>(path: string): Promise<T[]>;
}

async function setScene(fields: object = {}): Promise<Scene> {
  const app = await startTestApp();
  const admin = await makeOperator(app, 'admin');
  const location = await makeLocation(app, admin, {
    pricingPageUrl: 'https://cedarlane.example/rates',
    paymentPortalUrl: 'https://pay.cedarlane.example/',
    ...fields,
  });
  const bot = await makeBot(app, admin, { locationId: location.id });
  return {
    app,
    admin,
    location,
    bot,
    async ask(message, sessionId = 'visitor-1') {
      const response = await app.call('POST', `/api/chat/${bot.id}`, { body: { message, sessionId } });
      expect(response.statusCode, response.body).toBe(200);
      return response.json();
    },
    list: async (path) => (await app.call('GET', path, { cookie: admin.cookie })).json(),
  };
}

test('a record that is changed, and another location, are answered from with the next message, on every node', async () => {
  const { app, admin, location, bot, ask } = await setScene();
  const otherNode = { ...app.context, knowledge: createKnowledgeCache(app.context.db) };
  const question = { message: 'What is your phone number?', sessionId: 'of the other node' };
  const phoneToldThere = async () =>
    (await loadChatTurn(otherNode, bot.id, question, '127.0.0.1')).knowledge.facility?.phoneNumber;
  const put = async (path: string, body: object) =>
    expect((await app.call('PUT', path, { cookie: admin.cookie, body })).statusCode).toBe(200);
  const expectTold = async (phoneNumber: string) => {
    expect((await ask(question.message)).response).toContain(phoneNumber);
    expect(await phoneToldThere()).toBe(phoneNumber);
  };
  await expectTold(location.phoneNumber);
  await put(`/api/locations/${location.id}`, { phoneNumber: '(541) 555-0177' });
  await expectTold('(541) 555-0177');
  const other = await makeLocation(app, admin, { phoneNumber: '(541) 555-0188' });
  await put(`/api/bots/${bot.id}`, { locationId: other.id });
  await expectTold('(541) 555-0188');
  await app.call('DELETE', `/api/locations/${other.id}`, { cookie: admin.cookie });
  expect(await phoneToldThere()).toBeUndefined();
});

test('every refusal is named', async () => {
  const { app, admin, bot } = await setScene();
  const post = (botId: string, body: unknown) => app.call('POST', `/api/chat/${botId}`, { body });
  const good = { message: 'hello', sessionId: 's' };
  const refused: [number, unknown][] = [
    [400, { message: 'hello' }],
    [400, { ...good, sessionId: '  ' }],
    [400, { sessionId: 's' }],
    [400, { ...good, message: ' \n ' }],
    [400, { ...good, message: 'x'.repeat(2001) }],
    [400, { ...good, messageType: 'somethingElse' }],
    [400, { ...good, messageType: 'roomSelection' }],
    [400, { ...good, messageType: 'roomSelection', roomType: 'huge' }],
    [400, { ...good, messageType: 'unitSelection' }],
    [404, { ...good, messageType: 'unitSelection', unitId: 'nobody-knows' }],
    [404, { ...good, messageType: 'ratesInquiry', unitId: 'nobody-knows' }],
  ];
  for (const [status, body] of refused) {
    const response = await post(bot.id, body);
    expect(response.statusCode, JSON.stringify(body)).toBe(status);
    expect(response.json().message).toMatch(/\w/);
  }
  expect((await post('nobody-knows', good)).statusCode).toBe(404);
  await app.call('PUT', `/api/bots/${bot.id}`, { cookie: admin.cookie, body: { status: 'inactive' } });
  expect((await post(bot.id, good)).statusCode).toBe(403);
  await app.call('PUT', `/api/bots/${bot.id}`, { cookie: admin.cookie, body: { status: 'training' } });
  expect((await post(bot.id, good)).statusCode).toBe(200);
});

test('nothing of a refused message is recorded', async () => {
  const { app, bot, list } = await setScene();
  const body = { message: 'x', sessionId: 's', messageType: 'unitSelection', unitId: 'nobody-knows' };
  await app.call('POST', `/api/chat/${bot.id}`, { body });
  expect(await list('/api/admin/conversations')).toEqual([]);
});

test('any origin may ask, without credentials', async () => {
  const { app, bot } = await setScene();
  const response = await app.call('POST', `/api/chat/${bot.id}`, {
    body: { message: 'hello', sessionId: 's' },
    headers: { origin: 'https://a-customer.example' },
  });
  expect(response.headers['access-control-allow-origin']).toBe('*');
  expect(response.headers).not.toHaveProperty('access-control-allow-credentials');
});

test('an FAQ answers in its own words and is counted', async () => {
  const { app, admin, bot, ask, list } = await setScene();
  const faq = await makeFaq(app, admin, bot.id);
  const reply = await ask('can i buy a padlock from you');
  expect(reply).toMatchObject({ response: faq.answer, responseSource: 'faq' });
  expect(reply).not.toHaveProperty('faqId');
  const [conversation] = await list<Conversation>('/api/admin/conversations');
  expect(conversation).toMatchObject({ id: reply.conversationId, faqId: faq.id, botResponse: faq.answer });
  expect(await list(`/api/faqs?botId=${bot.id}`)).toMatchObject([{ usageCount: 1 }]);
});

test('a change of the FAQs is answered from at once', async () => {
  const { app, admin, bot, ask } = await setScene();
  const question = 'Where can the hot-air balloon land?';
  expect((await ask(question)).responseSource).toBe('unanswered');
  const faq = await makeFaq(app, admin, bot.id, { question, answer: 'On the lawn.' });
  expect((await ask(question)).response).toBe('On the lawn.');
  const change = (body: object) => app.call('PUT', `/api/faqs/${faq.id}`, { cookie: admin.cookie, body });
  await change({ answer: 'Behind the office.' });
  expect((await ask(question)).response).toBe('Behind the office.');
  await change({ status: 'inactive' });
  expect((await ask(question)).responseSource).toBe('unanswered');
  await change({ status: 'active' });
  await app.call('DELETE', `/api/faqs/${faq.id}`, { cookie: admin.cookie });
  expect((await ask(question)).responseSource).toBe('unanswered');
});

const recordFacts: [string, Partial<ChatReply>, string][] = [
  ['what are your office hours', {}, 'Monday - Friday: 9 AM - 6 PM'],
  // The test clock stands at a Tuesday, 8 in the morning at the location.
  ['are you open now', {}, 'The office is closed right now. It opens today at 9:00 AM.'],
  ['are you open on saturday', {}, 'On Saturday the office is open from 9:00 AM to 3:00 PM.'],
  ['are you open tomorrow', {}, 'On Wednesday the office is open from 9:00 AM to 6:00 PM.'],
  ['what is your address', {}, '12 Cedar Lane, Springfield, OR 97477'],
  ['how do i get there', {}, 'https://www.google.com/maps/search/?api=1&query=12%20Cedar%20Lane'],
  ['what is your phone number', {}, '[(541) 555-0123](tel:5415550123)'],
  ['i would like to pay my bill', { showPayBillButton: true }, 'online'],
  ['how much is a unit', { showRatesButton: true, ratesPageUrl: 'https://cedarlane.example/rates' }, 'rates page'],
  ['how much is a 10x10', { showRatesButton: true, unitSize: '10x10' }, '10x10'],
  ['do you have video surveillance', {}, 'Yes, we do: **Video surveillance**'],
];

test('facts come from the record', async () => {
  const { ask } = await setScene();
  for (const [message, shown, text] of recordFacts) {
    const reply = await ask(message);
    expect(reply, message).toMatchObject({ responseSource: 'website', ...shown });
    expect(reply.response, message).toContain(text);
  }
});

test('hours that only people understand are quoted as written', async () => {
  const officeHours = 'Whenever the lamp is lit';
  const { ask } = await setScene({ officeHours });
  expect(await ask('are you open on sunday')).toMatchObject({
    responseSource: 'website',
    response: `Our hours:\n${officeHours}`,
  });
});

test('an amenity that is not listed is neither promised nor denied', async () => {
  const { ask } = await setScene();
  expect((await ask('do you have a swimming pool')).responseSource).toBe('unanswered');
});

const availabilityQuestions: [string, string | undefined, string][] = [
  ['do you have a 10x10 available', '10x10', 'contact you'],
  ['any ten by twenty left?', '10x20', 'contact you'],
  ["i need a 10' x 10' next week", '10x10', 'contact you'],
  ['is a 10x15 free?', '10x15', "We don't have **10x15** units. The closest sizes we have are 10x10 and 10x20."],
  ['what units do you have available', undefined, 'contact you'],
];

test('a question about availability goes to a manager, even for a size that is not listed', async () => {
  const { ask } = await setScene();
  for (const [message, unitSize, text] of availabilityQuestions) {
    const reply = await ask(message);
    expect(reply, message).toMatchObject({ responseSource: 'availability_inquiry', showAvailabilityConfirm: true });
    expect(reply.unitSize, message).toBe(unitSize);
    expect(reply.response, message).toContain(text);
  }
});

test('all sizes are listed, and a named one is described', async () => {
  const { ask } = await setScene();
  const list = await ask('what sizes do you have?');
  expect(list.responseSource).toBe('unit_details');
  expect(list.unitButtons?.map(({ size }) => size)).toEqual(['5x5', '10x10', '10x20']);
  const named = await ask('tell me about the 10 by 10');
  expect(named).toMatchObject({ responseSource: 'unit_details', unitSize: '10x10' });
  expect(named.response).toContain('Fits a one-bedroom flat.');
});

test('an FAQ that is more specific than the record wins', async () => {
  const { app, admin, bot, ask } = await setScene();
  await makeFaq(app, admin, bot.id, { question: 'When can I open the gate?', answer: 'From dawn to dusk.' });
  expect((await ask('what time does the gate open')).response).toBe('From dawn to dusk.');
  expect((await ask('what time does the office open')).response).toContain('9 AM - 6 PM');
});

test('a question without an answer is admitted, and listed once with a count', async () => {
  const { location, bot, ask, list } = await setScene();
  const reply = await ask('Do you have a helicopter pad?');
  expect(reply).toMatchObject({ responseSource: 'unanswered', showLeadForm: true });
  expect(reply.response).toContain('(541) 555-0123');
  await ask('is there a HELICOPTER pad??', 'visitor-2');
  await ask('do you have a unicorn');
  const asked = await list<UnansweredQuestion>('/api/admin/unanswered');
  expect(asked.map(({ question, count }) => [question, count]).sort()).toEqual([
    ['do you have a unicorn', 1],
    ['is there a HELICOPTER pad??', 2],
  ]);
  expect(asked[0]).toMatchObject({ botId: bot.id, locationId: location.id });
});

test.each(['hello', 'thank you!', '???'])('"%s" is met kindly, and is no question to list', async (message) => {
  const { ask, list } = await setScene();
  const reply = await ask(message);
  expect(reply.responseSource).toBe('unanswered');
  expect(reply).not.toHaveProperty('showLeadForm');
  expect(await list('/api/admin/unanswered')).toEqual([]);
});

test('the day is counted as it is recorded, by the calendar of the location', async () => {
  const { app, admin, bot, ask, list } = await setScene();
  await makeFaq(app, admin, bot.id);
  // Eleven at night in Oregon, the next day in UTC.
  app.clock.set('2026-03-11T06:00:00.000Z');
  for (const message of ['do you have a unicorn', 'what is your address', 'do you sell padlocks']) await ask(message);
  app.clock.set('2026-03-11T08:00:00.000Z');
  await ask('do you sell padlocks');

  const days = await list<Record<string, unknown>>(`/api/bots/${bot.id}/analytics`);
  const conversations = await list<Conversation>(`/api/bots/${bot.id}/conversations`);
  expect(days).toMatchObject([
    { date: '2026-03-11', conversationCount: 1, faqMatches: 1, websiteMatches: 0, aiResponses: 0 },
    { date: '2026-03-10', conversationCount: 3, faqMatches: 1, websiteMatches: 1, pageMatches: 0, unanswered: 1 },
  ]);
  const ofFirstDay = conversations.slice(1);
  const mean = ofFirstDay.reduce((sum, { responseTime }) => sum + responseTime, 0) / ofFirstDay.length;
  expect(days[1]?.avgResponseTime).toBe(Math.round(mean));
});

test('many at once are all counted', async () => {
  const { app, admin, bot, ask, list } = await setScene();
  await makeFaq(app, admin, bot.id);
  await Promise.all(Array.from({ length: 20 }, (_, at) => ask('do you sell padlocks', `visitor-${at}`)));
  await Promise.all(Array.from({ length: 10 }, () => ask('do you rent pianos')));
  expect(await list(`/api/bots/${bot.id}/analytics`)).toMatchObject([{ conversationCount: 30, faqMatches: 20 }]);
  expect(await list(`/api/faqs?botId=${bot.id}`)).toMatchObject([{ usageCount: 20 }]);
  expect(await list('/api/admin/unanswered')).toMatchObject([{ count: 10 }]);
});

test('words that are keys of every object are words like any other', async () => {
  const { ask } = await setScene();
  for (const message of ['constructor', '__proto__', 'toString', '{{constructor.constructor("return 1")()}}']) {
    expect((await ask(message)).responseSource, message).toBe('unanswered');
  }
});

test('a message that Unicode writes out at length is answered, and stored as it was written', async () => {
  const { ask, list } = await setScene();
  const message = `Do you sell locks? ${'㋍'.repeat(1970)}`;
  await ask(message);
  expect(await list<Conversation>('/api/admin/conversations')).toMatchObject([{ userMessage: message }]);
});

test('an emergency is found in the middle of a long story, of which only the ends are searched for a question', async () => {
  const { ask } = await setScene();
  const story = 'and then we went home and had some tea '.repeat(20);
  const { response } = await ask(`${story} there is a fire in the unit next to mine ${story}`);
  expect(response).toContain('911');
});

test('a question at the end of a long story is answered', async () => {
  const { app, admin, bot, ask } = await setScene();
  await makeFaq(app, admin, bot.id, { question: 'Do you sell locks?', answer: 'Yes, disc locks at the office.' });
  const story = 'well it was raining and the dog was wet so we sat down for a while. '.repeat(20);
  expect((await ask(`${story}\nDo you sell locks?`)).response).toBe('Yes, disc locks at the office.');
});
