import { sql } from 'kysely';
import { prepared } from '../database/prepared.ts';
import type { Database, UnansweredQuestionRow } from '../database/schema.ts';

/** A question that was asked at the location before, in these or like words, is counted; a new one is listed. */
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

/** More than an operator reads; few enough that no flood fills the table. */
export const openQuestionsPerBot = 1000;

/** Deletes the questions of a bot beyond its limit: those asked the least often, of these the oldest. */
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
