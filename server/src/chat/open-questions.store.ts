import { sql } from 'kysely';
import { prepared } from '../database/prepared.ts';
import type { Database, RequestCountRow, UnansweredQuestionRow } from '../database/schema.ts';

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

/** Counts one more of a subject, on all nodes together, until `endsAt`; then the count begins anew. */
export async function countOneMore(
  db: Database,
  { subject, endsAt }: Pick<RequestCountRow, 'subject' | 'endsAt'>,
  now: string,
): Promise<number> {
  const hasEnded = sql<boolean>`request_counts.ends_at <= ${now}`;
  const { count } = await db
    .insertInto('requestCounts')
    .values({ subject, count: 1, endsAt })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        count: sql<number>`case when ${hasEnded} then 1 else request_counts.count + 1 end`,
        endsAt: sql<string>`case when ${hasEnded} then excluded.ends_at else request_counts.ends_at end`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count;
}
