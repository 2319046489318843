import { blanksOf } from '@chat-module/contract/starter-blanks';
import { recordBlanks, type StarterFaq, starterBlanks } from '@chat-module/contract/starter-faqs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeBot, makeFaqSet, makeLocation, makeOperator, type SignedIn } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { starterFaqs } from './starter-faqs.ts';

let app: TestApp;
let admin: SignedIn;
let locationId: string;
let botId: string;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
});
afterAll(() => app.close());

beforeEach(async () => {
  locationId = (await makeLocation(app, admin)).id;
  botId = (await makeBot(app, admin, { locationId })).id;
});

const allIds = starterFaqs.map(({ id }) => id);
const read = async (id = locationId) =>
  (await app.call('GET', `/api/locations/${id}/starter-faqs`, { cookie: admin.cookie })).json();
const add = (keep: readonly string[], values: object = {}, id = botId) =>
  app.call('POST', `/api/bots/${id}/starter-faqs`, { cookie: admin.cookie, body: { keep, values } });
const stored = async (): Promise<{ question: string; answer: string }[]> =>
  (await app.call('GET', `/api/faqs?botId=${botId}&limit=200`, { cookie: admin.cookie })).json();
const answerTo = async (question: RegExp): Promise<string | undefined> =>
  (await stored()).find((faq) => question.test(faq.question))?.answer;

describe('the starter set', () => {
  test('has forty distinct questions, whose blanks can be filled in', () => {
    expect(starterFaqs).toHaveLength(40);
    expect(new Set(allIds).size).toBe(40);
    expect(new Set(starterFaqs.map(({ question }) => question)).size).toBe(40);
    const known = [...starterBlanks.map(({ name }) => name), ...Object.keys(recordBlanks)];
    expect(known).toEqual(expect.arrayContaining(starterFaqs.flatMap(({ answer }) => blanksOf(answer))));
  });

  test('is returned with the blanks that the location record fills in', async () => {
    await app.call('PUT', `/api/locations/${locationId}`, {
      cookie: admin.cookie,
      body: {
        officeHours: 'Mon-Fri 9-5\nGate: Mon-Sat 6 AM - 9 PM\nGate: Sunday closed',
        sizeOptions: [
          { size: '5x5', type: 'Climate controlled' },
          { size: '10x10', type: 'Climate controlled' },
          { size: '10x10', type: 'Drive-up' },
          { size: '12x30', category: 'parking' },
        ],
      },
    });
    const { faqs, known } = await read();
    expect(faqs).toEqual(starterFaqs);
    expect(known).toEqual({
      businessName: 'Cedar Lane Storage',
      phone: '(541) 555-0123',
      address: '12 Cedar Lane, Springfield, OR 97477',
      officeHours: 'Mon-Fri 9-5\nGate: Mon-Sat 6 AM - 9 PM\nGate: Sunday closed',
      gateHours: 'Monday – Saturday 6:00 AM – 9:00 PM, Sunday Closed',
      climateSizes: '5x5, 10x10',
      driveUpSizes: '10x10',
      parkingSizes: '12x30',
    });
  });

  test('does not claim gate hours that the record has only for some days', async () => {
    expect((await read()).known).not.toHaveProperty('gateHours');
  });

  test('of an unknown location is 404', async () => {
    const response = await app.call('GET', '/api/locations/none/starter-faqs', { cookie: admin.cookie });
    expect(response.statusCode).toBe(404);
  });
});

describe('adding it', () => {
  test('stores FAQs without open blanks, and reports the others', async () => {
    const { imported, skipped, leftOut } = (await add(allIds)).json();
    expect(leftOut).toEqual(
      expect.arrayContaining(['deposit', 'late-payment', 'gate-hours', 'pay-online', 'climate-control', 'notice']),
    );
    expect([imported, skipped]).toEqual([40 - leftOut.length, 0]);
    const faqs = await stored();
    expect(faqs).toHaveLength(imported);
    expect(JSON.stringify(faqs)).not.toContain('{{');
    expect(await answerTo(/rent a unit\?$/)).toBeDefined();
    expect(await answerTo(/How do I rent a unit/)).toContain('Cedar Lane Storage at (541) 555-0123');
    expect(await answerTo(/see a unit/)).toContain('Monday - Friday: 9 AM - 6 PM\nSaturday: 9 AM - 3 PM');
    expect(await answerTo(/drive-up/)).toContain('10x10, 10x20');
  });

  test('prefers typed values, trimmed, to those of the record', async () => {
    await add(allIds, { lateFee: '  $20 from the 6th day on. ', gateHours: '6 AM to 10 PM every day', deposit: ' . ' });
    expect(await answerTo(/pay late/)).toMatch(/^Late fee: \$20 from the 6th day on\. You may/);
    expect(await answerTo(/gate hours/)).toBe('Gate hours: 6 AM to 10 PM every day.');
    expect(await answerTo(/deposit/)).toBeUndefined();
  });

  test('adds only the chosen ones, and none twice', async () => {
    const chosen = ['bring-a-lock', 'pests'];
    expect((await add(chosen)).json()).toEqual({ imported: 2, skipped: 0, leftOut: [] });
    expect((await add(chosen)).json()).toEqual({ imported: 0, skipped: 2, leftOut: [] });
    expect(await stored()).toHaveLength(2);
  });

  test('with another value updates FAQs added before', async () => {
    await add(['deposit'], { deposit: 'none' });
    await add(['deposit'], { deposit: '$50' });
    expect(await stored()).toEqual([expect.objectContaining({ answer: 'Deposit: $50.' })]);
  });

  test('never stores a value that looks like a blank', async () => {
    const { leftOut } = (await add(['deposit', 'pests'], { deposit: '{{lateFee}}' })).json();
    expect(leftOut).toEqual(['deposit']);
    expect(JSON.stringify(await stored())).not.toContain('{{');
  });

  test('is written to the audit log', async () => {
    await add(['pests']);
    const [entry] = (await app.call('GET', '/api/admin/audit-log?limit=1', { cookie: admin.cookie })).json();
    expect(entry).toMatchObject({ action: 'imported', kind: 'faq', subjectId: botId, actorName: admin.username });
  });

  test('gives a bot without a location the FAQs that need no record', async () => {
    const { id } = await makeBot(app, admin);
    const { imported, leftOut } = (await add(['bring-a-lock', 'moving-help', 'pests'], {}, id)).json();
    expect([imported, leftOut]).toEqual([2, ['pests']]);
  });

  test.each([
    [['nothing-of-ours'], {}, 'One of these questions is not in the starter set.'],
    [['deposit'], {}, 'Every chosen question has an open blank. Fill in at least one.'],
    [[], {}, 'Choose at least one question.'],
    [['deposit'], { deposit: 'x'.repeat(301) }, 'Deposit is too long: at most 300 characters.'],
    [['deposit'], { deposit: 7 }, 'Deposit must be text.'],
  ])('refuses %j with %j', async (keep, values, message) => {
    const response = await add(keep, values);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
    expect(await stored()).toEqual([]);
  });

  test('refuses an unknown bot', async () => {
    expect((await add(['pests'], {}, 'none')).statusCode).toBe(404);
  });
});

describe('adding it to a set', () => {
  const addToSet = (setId: string, keep: readonly string[], values: object = {}) =>
    app.call('POST', `/api/faq-sets/${setId}/starter-faqs`, { cookie: admin.cookie, body: { keep, values } });

  test('leaves the blanks that each record fills in to each bot', async () => {
    const { id } = await makeFaqSet(app, admin, [botId]);
    const response = await addToSet(id, ['rent-a-unit', 'gate-hours', 'deposit', 'notice'], { deposit: 'none' });
    expect(response.json()).toEqual({ imported: 3, skipped: 0, leftOut: ['notice'] });
    const faqs = (await app.call('GET', `/api/faqs?setId=${id}`, { cookie: admin.cookie })).json();
    expect(faqs.map(({ answer }: { answer: string }) => answer).toSorted()).toEqual([
      expect.stringContaining('call {{businessName}} at {{phone}}'),
      'Deposit: none.',
      'Gate hours: {{gateHours}}.',
    ]);
    const inherited = (await app.call('GET', `/api/bots/${botId}/inherited-faqs`, { cookie: admin.cookie })).json();
    expect(JSON.stringify(inherited)).toContain('call Cedar Lane Storage at (541) 555-0123');
  });

  test('refuses an unknown set, and questions that no record can complete', async () => {
    expect((await addToSet('none', ['pests'])).statusCode).toBe(404);
    const { id } = await makeFaqSet(app, admin, [botId]);
    const response = await addToSet(id, ['deposit']);
    expect([response.statusCode, response.json().message]).toEqual([
      400,
      'Every chosen question has an open blank. Fill in at least one.',
    ]);
  });
});

describe('a chat with the starter set', () => {
  const answers: readonly (readonly [string, StarterFaq['id']])[] = [
    ['do i have to bring my own padlock', 'bring-a-lock'],
    ['what happens if i pay late', 'late-payment'],
    ['can i sleep in there', 'live-in-unit'],
    ['is there a security deposit', 'deposit'],
    ['do you have climate control', 'climate-control'],
    ['what time does the gate close', 'gate-hours'],
    ['gate hours?', 'gate-hours'],
    ['when is the gate open', 'gate-hours'],
    ['is insurance required', 'insurance'],
    ['will you auction my stuff', 'lien'],
    ['do you have mice', 'pests'],
    ['can i store my boat', 'vehicles'],
    ['do you help with moving', 'moving-help'],
    ['do you take checks', 'payment-methods'],
    ['how much notice do you need', 'notice'],
    ['can i store gasoline', 'not-allowed'],
    ['my code is not working', 'code-fails'],
    ['can i cancel my reservation', 'cancel-reservation'],
  ];

  test.each(answers)('%s', async (message, id) => {
    await app.call('PUT', `/api/locations/${locationId}`, {
      cookie: admin.cookie,
      body: {
        sizeOptions: [
          { size: '10x10', type: 'Climate controlled' },
          { size: '12x30', category: 'parking' },
        ],
      },
    });
    await add(allIds, {
      lateFee: '$20',
      deposit: 'none',
      gateHours: '6 AM to 10 PM every day',
      insurance: 'required',
      paymentMethods: 'cards and checks',
      notice: '10 days',
    });
    const reply = (await app.call('POST', `/api/chat/${botId}`, { body: { message, sessionId: message } })).json();
    const wanted = starterFaqs.find((faq) => faq.id === id)?.answer.split(/[.:]|{{/)[0];
    expect(reply.response).toContain(wanted);
  });
});
