import { env, stdout } from 'node:process';
import fastify from 'fastify';
import { createConversationBatchWriter } from '../../server/dist/chat/conversation-batch-writer.js';
import { recordTurn } from '../../server/dist/chat/record-turn.js';
import { readConfig } from '../../server/dist/config.js';
import { openDatabase } from '../../server/dist/database/open-database.js';

/** Stores what a chat call stores, told by the caller what the answer was: nothing is read, found or checked. */
const { db, close } = await openDatabase(readConfig(env));
const bot = await db.selectFrom('bots').selectAll().where('id', '=', env.BOT_ID).executeTakeFirstOrThrow();
/** A writer for each call: what the product gains by storing turns together is the product's own. */
const alone = { write: (turn) => createConversationBatchWriter(db).write(turn) };
const facility = { timezone: 'America/New_York' };

const app = fastify();
app.post('/api/chat/:botId', async ({ body: { reply, ...sent } }) => {
  const { id } = await recordTurn({ turns: alone }, { sent, bot, facility, now: new Date() }, reply, 1);
  return { conversationId: id, ...reply };
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.on('SIGTERM', async () => {
  await app.close();
  await close();
});
stdout.write(`Chat Module is ready at ${address}\n`);
