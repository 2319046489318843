import type { ServerStatus } from '@chat-module/contract/status';
import { calendarDay, serverTimezone } from '../calendar.ts';
import type { Context } from '../context.ts';
import { apiKeyOf } from '../model/api-key-of.ts';
import { describeModelFailure } from '../model/describe-model-failure.ts';
import { allowedAnswers } from '../model/model-use.store.ts';
import { findEvent } from './last-events.store.ts';
import { listBotsWithZones, listModelUse } from './status.store.ts';

/** An active bot that may ask the model, and how much of today's budget it has used. */
interface AskingBot {
  readonly name: string;
  readonly used: number;
  readonly allowed: number;
  /** Whether its model failed so often that it isn't asked for a while. */
  readonly isDown: boolean;
}

export interface ModelStatus extends Omit<ServerStatus['model'], 'bots'> {
  readonly bots: readonly AskingBot[];
}

/** The bots' use of their model today, each in its location's time zone. */
export async function readModelStatus(context: Context): Promise<ModelStatus> {
  const { db, clock, config, model } = context;
  const listed = await listBotsWithZones(db);
  const dayOf = ({ timezone }: { timezone: string | null }) => calendarDay(clock.now(), timezone ?? serverTimezone);
  const usedOf = await listModelUse(db, [...new Set(listed.map(dayOf))]);
  const bots = listed.flatMap((bot): AskingBot[] => {
    const apiKey = apiKeyOf(context, bot);
    const allowed = allowedAnswers(bot, config);
    if (apiKey === undefined || allowed === 0) return [];
    const used = usedOf.get(`${bot.id} ${dayOf(bot)}`) ?? 0;
    return [{ name: bot.name, used, allowed, isDown: model.isDown(apiKey) }];
  });
  const failure = await findEvent(db, 'modelFailure');
  return {
    bots,
    usedToday: sum(bots.map(({ used }) => used)),
    allowedToday: sum(bots.map(({ allowed }) => allowed)),
    lastFailure: failure ? { at: failure.at, reason: describeModelFailure(failure.detail) } : null,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
