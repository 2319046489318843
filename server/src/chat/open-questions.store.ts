import { sql } from 'kysely';
import { prepared } from '../database/prepared.ts';
import type { UnansweredQuestionRow } from '../database/rows/faqs.ts';
import type { Database } from '../database/schema.ts';

/** Lists a new question; counts one that was already asked at the location in these or similar words. */
export const countUnanswered = prepared((db, asked: UnansweredQuestionRow) =>
  db
    .insertInto('unansweredQuestions')
    .values(asked)
    .onConflict((conflict) =>
      conflict.expression(sql`bot_id, question_key, coalesce(location_id, '')`).doUpdateSet((it) => ({
        count: it('unansweredQuestions.count', '+', 1),
        question: asked.question,
        lastAskedAt: asked.lastAskedAt,
      })),
    )
    .returning('count'),
);

/** More than an operator reads, and few enough that a flood can't fill the table. */
export const openQuestionsPerBot = 1000;

/** Deletes a bot's questions beyond the limit: the least asked, and of these the oldest. */
export async function makeRoomForQuestions(db: Database, botId: string): Promise<void> {
  const ofBot = db.selectFrom('unansweredQuestions').where('botId', '=', botId);
  const { count } = await ofBot.select((it) => it.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  if (count <= openQuestionsPerBot) return;
  const beyondLimit = ofBot
    .select('id')
    .orderBy('count', 'desc')
    .orderBy('lastAskedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(openQuestionsPerBot)
    .offset(openQuestionsPerBot);
  await db.deleteFrom('unansweredQuestions').where('id', 'in', beyondLimit).execute();
}
