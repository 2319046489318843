import { expect, test } from 'vitest';
import {
  breakConnection,
  breakStream,
  breakWithinBody,
  drip,
  flood,
  type Manner,
  type ModelServer,
  refuse,
  say,
  send,
  sendMessage,
  sendPage,
  stall,
  stallAfterHeaders,
  stallWithinBody,
  startModelServer,
  stream,
  streamAndStay,
} from '../testing/model-server.ts';
import { restMs } from './circuit-breaker.ts';
import { createModel, type Model, type ModelLimits, type ModelResult } from './model.ts';

const apiKey = 'sk-a-key-that-nobody-may-see';
const question = 'a question that nobody may see in a log';

interface Scene extends ModelServer {
  readonly logLines: string[];
  ask(key?: string): Promise<ModelResult>;
  isDown: Model['isDown'];
  wait(ms: number): void;
}

async function setScene(manners: Manner[], limits: Partial<ModelLimits> = {}): Promise<Scene> {
  const server = await startModelServer(...manners);
  const logLines: string[] = [];
  const log = { warn: (...parts: unknown[]) => void logLines.push(JSON.stringify(parts)) };
  let nowMs = 0;
  const clock = { now: () => new Date(nowMs) };
  const settings = { openaiBaseUrl: server.url, openaiModel: 'test-model' };
  const model = createModel(settings, clock, log, { deadlineMs: 10_000, maxInFlight: 4, ...limits });
  return {
    ...server,
    logLines,
    ask: (key = apiKey) => model.answer({ apiKey: key, messages: [{ role: 'user', content: question }] }),
    isDown: model.isDown,
    wait: (ms) => {
      nowMs += ms;
    },
  };
}

const answered = (text: string): ModelResult => ({ kind: 'answered', text });

test("returns the model's answer, and sends it the model name, the messages and the key", async () => {
  const { ask, received } = await setScene([say(' Hello. ')]);
  expect(await ask()).toEqual(answered('Hello.'));
  expect(received).toHaveLength(1);
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({
    model: 'test-model',
    messages: [{ role: 'user', content: question }],
    stream: false,
  });
  expect(received[0]?.authorization).toBe(`Bearer ${apiKey}`);
});

test.each<[string, Manner]>([
  ['streams although nobody asked it to', stream('Hello to you.')],
  ['streams and keeps the connection', streamAndStay('Hello to you.')],
  [
    'writes its text in parts',
    say([
      { type: 'text', text: 'Hello ' },
      { type: 'text', text: 'to you.' },
    ]),
  ],
  ['sends its thoughts along', say('<think>What would they like?</think>\nHello to you.')],
  ['names no reason to end', send({ choices: [{ message: { content: 'Hello to you.' } }] })],
])('a server that %s is understood', async (_name, manner) => {
  const { ask } = await setScene([manner]);
  expect(await ask()).toEqual(answered('Hello to you.'));
});

const free = { mayCost: false };
const unavailable = (reason: string, { mayCost } = { mayCost: true }): ModelResult => ({
  kind: 'unavailable',
  reason,
  mayCost,
});
const unusable = (reason: string, { mayCost } = { mayCost: true }): ModelResult => ({
  kind: 'unusable',
  reason,
  mayCost,
});

test.each<[string, Manner, ModelResult]>([
  ['status 500', refuse(500), unavailable('status 500', free)],
  ['status 503', refuse(503), unavailable('status 503', free)],
  ['status 429', refuse(429, { 'Retry-After': '60' }), unavailable('status 429', free)],
  ['status 401', refuse(401), unavailable('status 401', free)],
  ['status 400', refuse(400), unusable('status 400', free)],
  ['HTML with 200', sendPage(), unavailable('an answer in another form')],
  ['HTML that says it is JSON', sendPage('application/json'), unavailable('an answer in another form')],
  ['JSON of another form', send({ ok: 1 }), unavailable('an answer in another form')],
  ['a JSON null', send(null), unavailable('an answer in another form')],
  ['an error with 200', send({ error: { message: question } }), unavailable('an answer in another form')],
  ['no choices', send({ choices: [] }), unavailable('an answer without choices')],
  ['a broken connection', breakConnection, unavailable('the connection broke', free)],
  ['a stream that breaks off', breakStream, unavailable('a stream that breaks off')],
  ['a body without end', flood, unavailable('an answer without end')],
  ['an empty text', say('  '), unusable('no text')],
  ['no text', say(null), unusable('no text')],
  ['thoughts alone', say('<think>What would they'), unusable('no text')],
  ['a text without end', say('la '.repeat(5000)), unusable('too long')],
  ['a text that is cut off', say('We are open from', 'length'), unusable('cut off')],
  ['a text that a filter stopped', say('We are', 'content_filter'), unusable('stopped by a filter')],
  ['a refusal', sendMessage({ content: null, refusal: question }), unusable('refused')],
  [
    'a call of a tool',
    sendMessage({ content: null, tool_calls: [{ id: '1', type: 'function' }] }, 'tool_calls'),
    unusable('a call of a tool'),
  ],
])('%s is no answer, and is logged without key or message', async (_name, manner, result) => {
  const { ask, logLines } = await setScene([manner]);
  expect(await ask()).toEqual(result);
  expect(logLines).toHaveLength(1);
  expect(logLines[0]).not.toContain(apiKey);
  expect(logLines[0]).not.toContain(question);
});

test('a redirect is not followed: the key goes where the settings say', async () => {
  const elsewhere = await startModelServer(say('Hello.'));
  const { ask } = await setScene([refuse(307, { Location: `${elsewhere.url}/chat/completions` })]);
  expect(await ask()).toEqual(unavailable('no connection', free));
  expect(elsewhere.received).toEqual([]);
});

test('an unreachable server is no answer', async () => {
  const clock = { now: () => new Date() };
  const settings = { openaiBaseUrl: 'http://127.0.0.1:9/v1', openaiModel: 'test-model' };
  const model = createModel(settings, clock, { warn: () => {} });
  expect(await model.answer({ apiKey, messages: [] })).toEqual(unavailable('no connection', free));
});

test.each<[string, Manner]>([
  ['before the first byte', stall],
  ['after the headers', stallAfterHeaders],
  ['in the middle of the body', stallWithinBody],
  ['by dripping without end', drip],
])('a model that stalls %s is given up at the deadline', async (_name, manner) => {
  const { ask, logLines } = await setScene([manner], { deadlineMs: 200 });
  expect(await ask()).toEqual(unavailable('deadline passed'));
  expect(logLines[0]).toContain('deadline passed');
});

test.each<[string, Manner]>([
  ['429', refuse(429)],
  ['429 with a short time to wait', refuse(429, { 'Retry-After': '0.2' })],
  ['500', refuse(500)],
  ['503', refuse(503, { 'Retry-After': '0' })],
  ['a broken connection', breakConnection],
])('after %s it is asked once more', async (_name, manner) => {
  const { ask, received } = await setScene([manner, say('Hello.')]);
  expect(await ask()).toEqual(answered('Hello.'));
  expect(received).toHaveLength(2);
});

test.each<[string, Manner, number]>([
  ['a second failure', refuse(500), 2],
  ['a key that is refused', refuse(401), 1],
  ['a time to wait beyond the deadline', refuse(429, { 'Retry-After': '10' }), 1],
  ['an answer that can not be used', say('', 'stop'), 1],
])('after %s it is not asked again', async (_name, manner, times) => {
  const { ask, received } = await setScene([manner]);
  await ask();
  expect(received).toHaveLength(times);
});

test('an answer that breaks off may cost, also if the second try is refused', async () => {
  const { ask, received } = await setScene([breakWithinBody, refuse(500)]);
  expect(await ask()).toEqual(unavailable('status 500'));
  expect(received).toHaveLength(2);
});

test('the second try has only the rest of the deadline', async () => {
  const { ask, received } = await setScene([refuse(500), stall], { deadlineMs: 1700 });
  expect(await ask()).toMatchObject({ reason: 'deadline passed' });
  expect(received).toHaveLength(2);
});

test('a server that is down is not asked, then tried by one question', async () => {
  const { ask, received, behave, isDown, wait } = await setScene([sendPage()]);
  for (let i = 0; i < 5; i += 1) await ask();
  expect(received).toHaveLength(5);
  expect(isDown(apiKey)).toBe(true);
  expect(await ask()).toEqual(unavailable('down', free));
  expect(received).toHaveLength(5);

  expect(isDown('sk-of-another-account')).toBe(false);
  await ask('sk-of-another-account');
  expect(received).toHaveLength(6);

  wait(restMs);
  behave(say('Back again.'));
  const [first, second] = await Promise.all([ask(), ask()]);
  expect([first, second]).toEqual([answered('Back again.'), unavailable('down', free)]);
  expect(await ask()).toEqual(answered('Back again.'));
});

test('unusable answers do not mean that the server is down', async () => {
  const { ask, isDown } = await setScene([say('')]);
  for (let i = 0; i < 6; i += 1) await ask();
  expect(isDown(apiKey)).toBe(false);
});

test('only the allowed number of questions is in flight, the others wait their turn', async () => {
  const held: (() => void)[] = [];
  const hold: Manner = (...sent) => void held.push(() => say('Hello.')(...sent));
  const { ask, received } = await setScene([hold], { maxInFlight: 2 });
  const answers = [ask(), ask(), ask()];
  await expect.poll(() => held.length).toBe(2);
  held[0]?.();
  await expect.poll(() => held.length).toBe(3);
  held[1]?.();
  held[2]?.();
  expect(await Promise.all(answers)).toEqual([answered('Hello.'), answered('Hello.'), answered('Hello.')]);
  expect(received).toHaveLength(3);
});

test('a question that waits in vain fails at the deadline', async () => {
  const { ask } = await setScene([stall], { maxInFlight: 1, deadlineMs: 200 });
  const [, second] = await Promise.all([ask(), ask()]);
  expect(second).toMatchObject({ kind: 'unavailable' });
});
