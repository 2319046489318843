/**
 * The time of a message, one at a time, as a ratio to a bare route that stores the same: `npm run build && node bench/answers/latency.mjs`. Each new
 * message goes to both in turn, so that a busy moment hits both.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBare, openProduct } from './beside-bare.mjs';
import { inTurn, readFacility, readMessages } from './facility.mjs';
import { openClient } from './post.mjs';

const set = readFacility();
const nextMessage = inTurn(readMessages('fit'));
const warmUp = 1000;
const measured = 1500;
const messagesOfSession = 4;

const { post, close } = openClient(1);

const timeOf = async ({ origin, botId, bodyOf = (body) => body }, body) => {
  const sent = bodyOf(body);
  const startedMs = performance.now();
  await post(`${origin}/api/chat/${botId}`, sent);
  return performance.now() - startedMs;
};

const atShare = (times, share) => [...times].sort((a, b) => a - b)[Math.floor(times.length * share)];

const folder = await mkdtemp(join(tmpdir(), 'chat-module-latency-'));
const bare = await openBare(set, { DATA_DIR: join(folder, 'bare') });
const product = await openProduct(set, { DATA_DIR: join(folder, 'product') });
try {
  const times = { product: [], bare: [] };
  for (let at = 0; at < warmUp + measured; at++) {
    const sessionId = `visitor-${Math.floor(at / messagesOfSession)}`;
    const body = { message: nextMessage(), sessionId, pageUrl: set.facility.website };
    const [ofProduct, ofBare] = [await timeOf(product, body), await timeOf(bare, body)];
    if (at < warmUp) continue;
    times.product.push(ofProduct);
    times.bare.push(ofBare);
  }
  for (const share of [0.5, 0.95]) {
    const [ofProduct, ofBare] = [atShare(times.product, share), atShare(times.bare, share)];
    const ratio = (ofProduct / ofBare).toFixed(2);
    console.log(`p${100 * share}: ${ofProduct.toFixed(2)} ms, bare route ${ofBare.toFixed(2)} ms, ratio ${ratio}`);
  }
} finally {
  close();
  await Promise.all([product.stop(), bare.stop()]);
  await rm(folder, { recursive: true, force: true });
}
