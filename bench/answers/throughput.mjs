import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startProduct } from '../start-product.mjs';
import { createFacility, readConversations, readSets, signIn } from './facility.mjs';

const { values: settings } = parseArgs({
  options: {
    set: { type: 'string', default: join(import.meta.dirname, 'sets') },
    database: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
  },
});

const [set] = readSets(settings.set);
const callers = 32;
const messagesOfSession = 4;
const agent = new Agent({ keepAlive: true, maxSockets: callers });

const post = (url, body) =>
  new Promise((resolve, reject) => {
    const text = JSON.stringify(body);
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) };
    const call = request(url, { method: 'POST', agent, headers }, (response) => {
      let answer = '';
      response.setEncoding('utf8').on('data', (part) => {
        answer += part;
      });
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(JSON.parse(answer))
          : reject(new Error(`${response.statusCode} ${answer}`)),
      );
    });
    call.on('error', reject).end(text);
  });

/** Calls answered in a second, by callers that send the next message as soon as the last one is answered. */
const callsPerSecond = async (url, bodyOf) => {
  let sent = 0;
  let answered = 0;
  const untilMs = performance.now() + Number(settings.seconds) * 1000;
  const run = `${Date.now()}`;
  const callOn = async () => {
    while (performance.now() < untilMs) {
      const at = sent++;
      const message = set.messages[at % set.messages.length].message;
      await post(
        url,
        bodyOf({ message, sessionId: `${run}-${Math.floor(at / messagesOfSession)}`, pageUrl: set.facility.website }),
      );
      answered++;
    }
  };
  const startedMs = performance.now();
  await Promise.all(Array.from({ length: callers }, callOn));
  return answered / ((performance.now() - startedMs) / 1000);
};

/** What each message is answered with, so that the bare route stores the same. */
const readReplies = async (origin, call, botId) => {
  for (const [at, { message }] of set.messages.entries())
    await post(`${origin}/api/chat/${botId}`, { message, sessionId: `first-${at}` });
  const conversations = await readConversations(call, botId);
  return new Map(
    [...conversations.values()].map(({ userMessage, botResponse, responseSource, faqId, sources }) => [
      userMessage,
      { response: botResponse, responseSource, faqId: faqId ?? undefined, sources },
    ]),
  );
};

const measure = async (name, environment) => {
  const rates = { product: [], bare: [] };
  let facility;
  let replies;
  for (let round = 0; round < Number(settings.rounds); round++) {
    const product = await startProduct(environment);
    if (facility === undefined) {
      const call = await signIn(product.origin);
      facility = await createFacility(call, set);
      replies = await readReplies(product.origin, call, facility.botId);
    }
    const path = `/api/chat/${facility.botId}`;
    await callsPerSecond(`${product.origin}${path}`, (body) => body);
    rates.product.push(await callsPerSecond(`${product.origin}${path}`, (body) => body));
    await product.stop();
    const script = join(import.meta.dirname, 'bare-server.mjs');
    const bare = await startProduct({ ...environment, BOT_ID: facility.botId }, script);
    const withReply = (body) => ({ ...body, reply: replies.get(body.message) });
    await callsPerSecond(`${bare.origin}${path}`, withReply);
    rates.bare.push(await callsPerSecond(`${bare.origin}${path}`, withReply));
    await bare.stop();
  }
  const best = (list) => Math.max(...list);
  const [product, bare] = [best(rates.product), best(rates.bare)];
  console.log(
    `${name}: ${product.toFixed(0)} calls/s, bare route ${bare.toFixed(0)}, ratio ${(product / bare).toFixed(2)}`,
  );
};

const dataDir = await mkdtemp(join(tmpdir(), 'chat-module-throughput-'));
try {
  await measure('embedded', { DATA_DIR: dataDir });
  if (settings.database) await measure('PostgreSQL', { DATA_DIR: dataDir, DATABASE_URL: settings.database });
} finally {
  agent.destroy();
  await rm(dataDir, { recursive: true, force: true });
}
