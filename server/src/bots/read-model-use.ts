import type { ModelUse } from '@chat-module/contract/bots';
import { calendarDay, serverTimezone } from '../calendar.ts';
import type { Context } from '../context.ts';
import type { BotRow } from '../database/rows/bots.ts';
import { findLocation } from '../locations/locations.store.ts';
import { apiKeyOf } from '../model/api-key-of.ts';
import { allowedAnswers, countModelUse } from '../model/model-use.store.ts';

/** A bot's use of its model today, in its location's time zone. */
export async function readModelUse(context: Context, bot: BotRow): Promise<ModelUse> {
  const { db, clock, config, model } = context;
  const location = await findLocation(db, bot.locationId);
  const day = calendarDay(clock.now(), location?.timezone ?? serverTimezone);
  const apiKey = apiKeyOf(context, bot);
  const used = await countModelUse(db, { botId: bot.id, day });
  const allowed = allowedAnswers(bot, config);
  return {
    day,
    used,
    allowed,
    usuallyAllowed: config.modelAnswersPerDay,
    state: stateOf(apiKey !== undefined, used >= allowed, apiKey !== undefined && model.isDown(apiKey)),
  };
}

function stateOf(hasKey: boolean, isUsedUp: boolean, isDown: boolean): ModelUse['state'] {
  if (!hasKey) return 'no_key';
  if (isUsedUp) return 'budget_used_up';
  return isDown ? 'down' : 'ready';
}
