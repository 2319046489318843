import type { Config } from '../config.ts';
import type { BotRow } from '../database/rows/bots.ts';
import type { ModelUseRow } from '../database/rows/conversations.ts';
import type { Database } from '../database/schema.ts';
import type { Share } from './model-shares.ts';

type BotDay = Pick<ModelUseRow, 'botId' | 'day'>;

/** What a question to the model counts against: the bot's daily budget and its quotas. */
export interface ModelBudget {
  readonly botDay: BotDay;
  readonly allowed: number;
  /** Always in the same order, so that nodes can't deadlock. */
  readonly shares: readonly Share[];
}

export type Taken =
  | { readonly kind: 'taken' }
  | { readonly kind: 'budget_used_up' }
  | { readonly kind: 'share_used_up'; readonly reason: string };

export const allowedAnswers = ({ modelAnswersPerDay }: BotRow, config: Config): number =>
  modelAnswersPerDay ?? config.modelAnswersPerDay;

/** Aborts the transaction, so that a question that isn't asked doesn't count. */
class UsedUp extends Error {
  constructor(readonly taken: Taken) {
    super();
  }
}

/** Counts a question to the model before it is asked, on any node: against everything or nothing. */
export async function takeModelAnswer(db: Database, { botDay, allowed, shares }: ModelBudget): Promise<Taken> {
  try {
    await db.transaction().execute(async (transaction) => {
      for (const share of shares)
        if (!(await countInShare(transaction, botDay, share)))
          throw new UsedUp({ kind: 'share_used_up', reason: share.usedUp });
      if (!(await countInBudget(transaction, botDay, allowed))) throw new UsedUp({ kind: 'budget_used_up' });
    });
    return { kind: 'taken' };
  } catch (error) {
    if (error instanceof UsedUp) return error.taken;
    throw error;
  }
}

async function countInBudget(db: Database, { botId, day }: BotDay, allowed: number): Promise<boolean> {
  if (allowed === 0) return false;
  const counted = await db
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
  return counted !== undefined;
}

async function countInShare(db: Database, { botId, day }: BotDay, { subject, allowed }: Share): Promise<boolean> {
  if (allowed === 0) return false;
  const counted = await db
    .insertInto('modelShares')
    .values({ botId, day, subject, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['botId', 'day', 'subject'])
        .doUpdateSet((it) => ({ count: it('modelShares.count', '+', 1) }))
        .where('modelShares.count', '<', allowed),
    )
    .returning('count')
    .executeTakeFirst();
  return counted !== undefined;
}

/** For a question that the model's server can't charge for. */
export const giveBackModelAnswer = (db: Database, { botDay: { botId, day }, shares }: ModelBudget): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    for (const { subject } of shares)
      await transaction
        .updateTable('modelShares')
        .set((it) => ({ count: it('count', '-', 1) }))
        .where('botId', '=', botId)
        .where('day', '=', day)
        .where('subject', '=', subject)
        .where('count', '>', 0)
        .execute();
    await transaction
      .updateTable('modelUse')
      .set((it) => ({ count: it('count', '-', 1) }))
      .where('botId', '=', botId)
      .where('day', '=', day)
      .where('count', '>', 0)
      .execute();
  });

export async function countModelUse(db: Database, { botId, day }: BotDay): Promise<number> {
  const row = await db
    .selectFrom('modelUse')
    .select('count')
    .where('botId', '=', botId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** Quotas matter only on their own day. */
export const deleteSharesBefore = (db: Database, day: string) =>
  db.deleteFrom('modelShares').where('day', '<', day).execute();
