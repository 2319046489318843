import { env, stdout } from 'node:process';
import fastify from 'fastify';
import { newDialogue } from '../../answer-engine/dist/dialogue.js';
import { understand } from '../../answer-engine/dist/understand/understand.js';
import { createConversationBatchWriter } from '../../server/dist/chat/conversation-batch-writer.js';
import { recordTurn } from '../../server/dist/chat/record-turn.js';
import { readConfig } from '../../server/dist/config.js';
import { openDatabase } from '../../server/dist/database/open-database.js';
import { createSecrets } from '../../server/dist/secrets.js';

/** Stores what a chat call stores, told by the caller what the answer was: nothing is read, found or checked. */
const { db, close } = await openDatabase(readConfig(env));
const bot = await db.selectFrom('bots').selectAll().where('id', '=', env.BOT_ID).executeTakeFirstOrThrow();
/** A writer for each call: what the product gains by storing turns together is the product's own. */
const turns = { write: (turn) => createConversationBatchWriter(db).write(turn) };
const context = {
  turns,
  config: { rateLimits: false },
  secrets: createSecrets('a key for the visitors of a benchmark'),
};
const knowledge = { facility: { timezone: 'America/New_York', officeHours: '', sizeOptions: [] } };
/** Of one message, for all: reading a message is what the product does beside. */
const understanding = understand({ message: 'Are you open now?', receivedAt: new Date() }, newDialogue, undefined);

const app = fastify();
app.post('/api/chat/:botId', async ({ body: { reply, ...sent }, ip, headers }) => {
  const turn = { sent, bot, knowledge, dialogue: newDialogue, recentTurns: [], now: new Date() };
  const call = { responseTimeMs: 1, address: ip, browser: headers['user-agent'] ?? '' };
  const { id } = await recordTurn(context, { turn, reply, understanding }, call);
  return { conversationId: id, ...reply };
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.on('SIGTERM', async () => {
  await app.close();
  await close();
});
stdout.write(`Chat Module is ready at ${address}\n`);
