import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const phone = '(541) 555-0100';
const questions = [
  'What are your hours?',
  'Where are you?',
  'Do you have climate control?',
  'How do I pay my bill?',
  'What does a 10x10 cost?',
  'Can I get in on a Sunday?',
  'Do I need insurance?',
  'How big a unit do I need for a two bedroom apartment?',
];
/** Questions without an answer in the record or FAQs, so that a bot with a key asks its model. */
const riddles = [
  'Does the owner like jazz?',
  'Which film was shot in the courtyard?',
  'Who painted the mural by the fence?',
];

/** The calls' times by kind in milliseconds, and the unsuccessful responses. */
export const newTimes = () => ({ byKind: new Map(), failures: new Map() });

const agent = new Agent({ keepAlive: true, maxSockets: 256 });
export const endCalls = () => agent.destroy();

const send = (origin, method, path, body) =>
  new Promise((resolve, reject) => {
    const text = body && JSON.stringify(body);
    const headers = text ? { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) } : {};
    const call = request(origin + path, { method, agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    });
    call.on('error', reject).end(text);
  });

const timed = async (times, kind, origin, method, path, body) => {
  const startedMs = performance.now();
  const status = await send(origin, method, path, body).catch(({ code }) => code);
  if (!times.byKind.has(kind)) times.byKind.set(kind, []);
  times.byKind.get(kind).push(performance.now() - startedMs);
  if (status !== 200 && status !== 201) times.failures.set(status, (times.failures.get(status) ?? 0) + 1);
};

/** The widget opens, greets and gets questions; some visitors are guided to a unit; one in five leaves a number, one in ten reserves. */
const visit = async ({ origin, botId, locationId, unitIds }, times, name, turn, untilMs) => {
  const sessionId = `session ${name}`;
  const call = async (kind, method, path, body) => {
    if (performance.now() < untilMs) await timed(times, kind, origin, method, path, body);
  };
  const say = (kind, message, more) =>
    call(kind, 'POST', `/api/chat/${botId}`, { message, sessionId, pageUrl: 'https://example.com/units', ...more });
  await call('widget’s settings', 'GET', `/api/bots/${botId}/public`);
  await call('widget’s settings', 'GET', `/api/locations/${locationId}/public`);
  await say('greeting', 'Hello');
  for (let question = 0; question < 3; question++)
    await say('chat in words', questions[(turn + 3 * question) % questions.length]);
  if (turn % 2 === 0) {
    const unitId = unitIds[turn % unitIds.length];
    await say('guided', 'Small', { messageType: 'roomSelection', roomType: 'small' });
    await say('guided', 'This one', { messageType: 'unitSelection', unitId });
  }
  if (turn % 5 === 0) await call('lead', 'POST', '/api/leads', { botId, name, phone, sessionId });
  if (turn % 10 === 0)
    await call('reservation', 'POST', '/api/reservations', {
      ...{ botId, customerName: name, customerPhone: phone, unitSize: '10x10', sessionId },
    });
};

let visits = 0;

/** Keeps the given number of visitors active, one starting after another ends, until the time is over. */
export const visitFor = async (place, times, visitors, ms) => {
  const untilMs = performance.now() + ms;
  const lane = async () => {
    while (performance.now() < untilMs) {
      const turn = visits++;
      await visit(place, times, `visitor ${turn}`, turn, untilMs);
    }
  };
  await Promise.all(Array.from({ length: visitors }, lane));
};

/** Visitors whose questions only the model can answer, until stopped. */
export const askRiddlesOn = async ({ origin, riddleBotId }, times, askers, signal) => {
  const lane = async (_, asker) => {
    await delay(50 * asker);
    for (let turn = 0; !signal.aborted; turn++) {
      const message = riddles[turn % riddles.length];
      const path = `/api/chat/${riddleBotId}`;
      await timed(times, 'asks the model', origin, 'POST', path, { message, sessionId: `riddles ${asker} ${turn}` });
    }
  };
  await Promise.all(Array.from({ length: askers }, lane));
};
