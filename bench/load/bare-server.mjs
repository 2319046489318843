import { env, stdout } from 'node:process';
import fastify from 'fastify';
import { createConversationBatchWriter } from '../../server/dist/chat/conversation-batch-writer.js';
import { recordTurn } from '../../server/dist/chat/record-turn.js';
import { readConfig } from '../../server/dist/config.js';
import { openDatabase } from '../../server/dist/database/open-database.js';
import { newId } from '../../server/dist/ids.js';
import { insertLead } from '../../server/dist/leads/leads.store.js';
import { insertMail } from '../../server/dist/mail/outbox.store.js';
import { insertReservation } from '../../server/dist/reservations/reservations.store.js';

/**
 * Writes the same rows as the product for the same calls and nothing else: no reads, checks, limits, answers or
 * emails.
 */
const { db, close } = await openDatabase(readConfig(env));
const bot = await db.selectFrom('bots').selectAll().where('id', '=', env.BOT_ID).executeTakeFirstOrThrow();
/** Writes each turn in its own transaction: batching is what the product adds. */
const alone = { write: (turn) => createConversationBatchWriter(db).write(turn) };
const facility = { timezone: 'America/New_York' };
const reply = {
  response: 'The office is open Monday to Friday from 9 am to 6 pm and on Saturday from 9 am to 2 pm.',
  responseSource: 'website',
  sources: [{ kind: 'record', id: 'officeHours', label: 'Office hours' }],
};

const keep = (insert, sent) =>
  db.transaction().execute(async (transaction) => {
    const now = new Date().toISOString();
    const id = newId();
    const row = { id, locationId: bot.locationId, notes: '', idempotencyKey: null, createdAt: now, updatedAt: now };
    await insert(transaction, { ...row, ...sent });
    const mail = JSON.stringify({ to: 'office@example.com', subject: 'New', text: JSON.stringify(sent) });
    const waits = {
      id: newId(),
      mail,
      about: id,
      attempts: 0,
      dueAt: now,
      sentAt: null,
      lastError: '',
      createdAt: now,
    };
    await insertMail(transaction, waits);
    return { id };
  });

const app = fastify();
app.get('/api/bots/:id/public', () => ({ id: bot.id, name: bot.name, status: bot.status }));
app.get('/api/locations/:id/public', () => ({ id: bot.locationId, businessName: bot.name }));
app.post('/api/chat/:botId', async ({ body: sent }) => {
  const { id } = await recordTurn({ turns: alone }, { sent, bot, facility, now: new Date() }, reply, 1);
  return { conversationId: id, ...reply };
});
app.post('/api/leads', ({ body }) =>
  keep(insertLead, { email: '', inquiry: '', unitSize: '', status: 'new', ...body }),
);
app.post('/api/reservations', ({ body }) =>
  keep(insertReservation, { customerEmail: '', unitId: '', status: 'pending', ...body }),
);
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.on('SIGTERM', async () => {
  await app.close();
  await close();
});
stdout.write(`Chat Module is ready at ${address}\n`);
