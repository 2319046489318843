import { expect, test } from 'vitest';
import type { ConversationRow } from '../database/rows/conversations.ts';
import { newId } from '../ids.ts';
import { makeBot, makeLocation, makeOperator } from '../testing/factories.ts';
import { startTestApp } from '../testing/test-app.ts';

const conversationOf = (botId: string, locationId: string, fields: Partial<ConversationRow> = {}): ConversationRow => ({
  id: newId(),
  botId,
  locationId,
  sessionId: 'visitor-1',
  userMessage: 'do you sell padlocks',
  botResponse: 'Yes.',
  responseSource: 'website',
  faqId: null,
  unitId: null,
  satisfactionRating: null,
  responseTimeMs: 10,
  pageUrl: '',
  day: '2026-03-10',
  sources: '[]',
  modelOutcome: null,
  modelDetail: '',
  dialogueState: '{}',
  createdAt: '2026-03-10T15:00:00.000Z',
  ...fields,
});

const turn = {
  recentReply: undefined,
  isOpenQuestion: false,
  visitor: 'a browser',
  start: undefined,
  openQuestion: undefined,
};

async function setScene() {
  const app = await startTestApp();
  const admin = await makeOperator(app, 'admin');
  const location = await makeLocation(app, admin);
  const bot = await makeBot(app, admin, { locationId: location.id });
  const read = async (path: string) => (await app.call('GET', path, { cookie: admin.cookie })).json();
  return { app, location, bot, read };
}

test('turns that come together are all stored and counted, each visit once', async () => {
  const { app, location, bot, read } = await setScene();
  const turns = ['visitor-1', 'visitor-2', 'visitor-1'].map((sessionId) =>
    conversationOf(bot.id, location.id, { sessionId }),
  );
  await Promise.all(turns.map((conversation) => app.context.turns.write({ ...turn, conversation })));
  expect(await read('/api/admin/conversations/summary')).toMatchObject({ totalConversations: 3, uniqueSessions: 2 });
  expect(await read(`/api/bots/${bot.id}/analytics`)).toMatchObject([{ conversationCount: 3, avgResponseTime: 10 }]);
});

test('a turn of a bot that is gone is refused alone', async () => {
  const { app, location, bot, read } = await setScene();
  const turns = [bot.id, 'gone', bot.id].map((botId) => conversationOf(botId, location.id));
  const written = await Promise.allSettled(
    turns.map((conversation) => app.context.turns.write({ ...turn, conversation })),
  );
  expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await read('/api/admin/conversations/summary')).toMatchObject({ totalConversations: 2, uniqueSessions: 1 });
});
