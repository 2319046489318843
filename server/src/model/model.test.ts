import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createModel, type Model } from './model.ts';

const apiKey = 'sk-a-key-that-nobody-may-see';
const question = 'a question that nobody may see in a log';

interface Double {
  readonly model: Model;
  readonly logLines: string[];
}

/** A server in the model's place that answers as told. */
async function startDouble(answer: RequestListener, deadlineMs = 5000): Promise<Double> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const logLines: string[] = [];
  const log = { warn: (...parts: unknown[]) => void logLines.push(JSON.stringify(parts)) };
  const settings = { openaiBaseUrl: `http://127.0.0.1:${port}/v1`, openaiModel: 'test-model' };
  return { model: createModel(settings, log, deadlineMs), logLines };
}

const ask = (model: Model) => model.answer({ apiKey, messages: [{ role: 'user', content: question }] });

const completion = (content: unknown): string =>
  JSON.stringify({ object: 'chat.completion', choices: [{ index: 0, message: { role: 'assistant', content } }] });

const answering =
  (content: unknown): RequestListener =>
  (_request, response) =>
    response.setHeader('Content-Type', 'application/json').end(completion(content));

test('gives what the model wrote, and sends it the model name, the messages and the key', async () => {
  let received = '';
  let authorization: string | undefined;
  const { model } = await startDouble((request, response) => {
    authorization = request.headers.authorization;
    request.on('data', (chunk) => {
      received += chunk;
    });
    request.on('end', () => response.setHeader('Content-Type', 'application/json').end(completion(' Hello. ')));
  });
  expect(await ask(model)).toBe('Hello.');
  expect(JSON.parse(received)).toEqual({ model: 'test-model', messages: [{ role: 'user', content: question }] });
  expect(authorization).toBe(`Bearer ${apiKey}`);
});

const failures: [string, RequestListener][] = [
  ['status 500', (_request, response) => response.writeHead(500).end(`{"error":{"message":"${apiKey} ${question}"}}`)],
  ['status 429', (_request, response) => response.writeHead(429, { 'Retry-After': '60' }).end('{}')],
  ['status 401', (_request, response) => response.writeHead(401).end(`Incorrect API key: ${apiKey}`)],
  ['HTML with 200', (_request, response) => response.setHeader('Content-Type', 'text/html').end('<h1>Sign in</h1>')],
  [
    'HTML that says it is JSON',
    (_request, response) => response.setHeader('Content-Type', 'application/json').end('<h1>'),
  ],
  [
    'JSON of another form',
    (_request, response) => response.setHeader('Content-Type', 'application/json').end('{"ok":1}'),
  ],
  ['a JSON null', (_request, response) => response.setHeader('Content-Type', 'application/json').end('null')],
  ['an empty text', answering('  ')],
  ['no text', answering(null)],
  ['a text without end', answering('la '.repeat(5000))],
  ['a broken connection', (request) => request.socket.destroy()],
];

test.each(failures)('%s is no answer, and is logged without key or message', async (_name, answer) => {
  const { model, logLines } = await startDouble(answer);
  expect(await ask(model)).toBeUndefined();
  expect(logLines).toHaveLength(1);
  expect(logLines[0]).not.toContain(apiKey);
  expect(logLines[0]).not.toContain(question);
});

const stalls: [string, RequestListener][] = [
  ['before the first byte', () => {}],
  ['after the headers', (_request, response) => response.setHeader('Content-Type', 'application/json').flushHeaders()],
  [
    'in the middle of the body',
    (_request, response) => response.setHeader('Content-Type', 'application/json').write('{"choices":['),
  ],
];

test.each(stalls)('a model that stalls %s is given up at the deadline', async (_name, answer) => {
  const { model, logLines } = await startDouble(answer, 200);
  const startedMs = performance.now();
  expect(await ask(model)).toBeUndefined();
  expect(performance.now() - startedMs).toBeLessThan(3000);
  expect(logLines[0]).toContain('deadline passed');
});

test('a server that is not there is no answer', async () => {
  const log = { warn: () => {} };
  const model = createModel({ openaiBaseUrl: 'http://127.0.0.1:9/v1', openaiModel: 'test-model' }, log);
  expect(await ask(model)).toBeUndefined();
});
