import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openBare, openProduct } from './beside-bare.mjs';
import { inTurn, readFacility, readMessages } from './facility.mjs';
import { openClient } from './post.mjs';

const { values: settings } = parseArgs({
  options: {
    // Two empty PostgreSQL databases, the product's and the bare route's.
    database: { type: 'string', multiple: true },
    seconds: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '9' },
  },
});

const set = readFacility();
/** Asked by nobody before, as far as they reach, and the set's own, which come again and again. */
const kindsOfMessages = {
  'new messages': readMessages('fit'),
  'messages asked before': set.messages.map(({ message }) => message),
};
const callers = 32;
const messagesOfSession = 4;
const { post, close } = openClient(callers);

/** Calls answered in a second, by callers that send the next message as soon as the last one is answered. */
const callsPerSecond = async (url, nextMessage, bodyOf) => {
  let sent = 0;
  let answered = 0;
  const untilMs = performance.now() + Number(settings.seconds) * 1000;
  const run = `${Date.now()}`;
  const callOn = async () => {
    while (performance.now() < untilMs) {
      const at = sent++;
      const sessionId = `${run}-${Math.floor(at / messagesOfSession)}`;
      await post(url, bodyOf({ message: nextMessage(), sessionId, pageUrl: set.facility.website }));
      answered++;
    }
  };
  const startedMs = performance.now();
  await Promise.all(Array.from({ length: callers }, callOn));
  return answered / ((performance.now() - startedMs) / 1000);
};

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Both servers stand by, each with a database of its own, and are called in turn, so that a busy moment hits both. */
const measure = async (name, environmentOf) => {
  const bare = await openBare(set, environmentOf('bare'));
  const product = await openProduct(set, environmentOf('product'));
  try {
    for (const [kind, messages] of Object.entries(kindsOfMessages)) {
      const rounds = await compare(product, bare, messages);
      const [calls, bareCalls, ratio] = ['ofProduct', 'ofBare', 'ratio'].map((key) =>
        median(rounds.map((it) => it[key])),
      );
      console.log(
        `${name}, ${kind}: ${calls.toFixed(0)} calls/s, bare route ${bareCalls.toFixed(0)}, ratio ${ratio.toFixed(2)} (medians of ${rounds.length} rounds)`,
      );
    }
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
  }
};

const compare = async (product, bare, messages) => {
  const rateOf = ({ origin, botId, bodyOf = (body) => body }, nextMessage) =>
    callsPerSecond(`${origin}/api/chat/${botId}`, nextMessage, bodyOf);
  const [nextOfProduct, nextOfBare] = [inTurn(messages), inTurn(messages)];
  const rounds = [];
  for (let round = 0; round <= Number(settings.rounds); round++) {
    const [ofProduct, ofBare] = [await rateOf(product, nextOfProduct), await rateOf(bare, nextOfBare)];
    // The first round warms up.
    if (round > 0) rounds.push({ ofProduct, ofBare, ratio: ofProduct / ofBare });
  }
  return rounds;
};

const folder = await mkdtemp(join(tmpdir(), 'chat-module-throughput-'));
try {
  await measure('embedded', (server) => ({ DATA_DIR: join(folder, server) }));
  const urls = { product: settings.database?.[0], bare: settings.database?.[1] };
  if (urls.bare)
    await measure('PostgreSQL', (server) => ({ DATA_DIR: join(folder, `pg-${server}`), DATABASE_URL: urls[server] }));
} finally {
  close();
  await rm(folder, { recursive: true, force: true });
}
