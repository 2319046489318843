import type { Config } from '../config.ts';
import type { BotRow, Database, ModelUseRow } from '../database/schema.ts';

type BotDay = Pick<ModelUseRow, 'botId' | 'day'>;

export const allowedAnswers = ({ modelAnswersPerDay }: BotRow, config: Config): number =>
  modelAnswersPerDay ?? config.modelAnswersPerDay;

/** Counts a question to the model before it is asked, on whatever node; `false`: the day's budget is used up. */
export async function takeModelAnswer(db: Database, { botId, day }: BotDay, allowed: number): Promise<boolean> {
  if (allowed === 0) return false;
  const taken = await db
    .insertInto('modelUse')
    .values({ botId, day, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['botId', 'day'])
        .doUpdateSet((it) => ({ count: it('modelUse.count', '+', 1) }))
        .where('modelUse.count', '<', allowed),
    )
    .returning('count')
    .executeTakeFirst();
  return taken !== undefined;
}

/** For a question that never reached the model. */
export const giveBackModelAnswer = (db: Database, { botId, day }: BotDay) =>
  db
    .updateTable('modelUse')
    .set((it) => ({ count: it('count', '-', 1) }))
    .where('botId', '=', botId)
    .where('day', '=', day)
    .where('count', '>', 0)
    .execute();

export async function countModelUse(db: Database, { botId, day }: BotDay): Promise<number> {
  const row = await db
    .selectFrom('modelUse')
    .select('count')
    .where('botId', '=', botId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.count ?? 0;
}
