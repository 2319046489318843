import type { Context } from '../../context.ts';
import type { BotRow } from '../../database/schema.ts';
import type { ChatTurn, Reply } from '../chat-turn.ts';
import { standsInSources } from '../fact-lock.ts';
import { dontKnow, writePrompt } from '../write-prompt.ts';

/** The model, with the facility's own facts. What it adds to them in figures, times or addresses is never shown. */
export async function askModel(context: Context, turn: ChatTurn): Promise<Reply | undefined> {
  const apiKey = apiKeyOf(context, turn.bot);
  if (apiKey === undefined) return undefined;
  const { messages, sources } = writePrompt(turn);
  const answer = await context.model.answer({ apiKey, messages });
  if (answer === undefined || answer.includes(dontKnow)) return undefined;
  if (!standsInSources(answer, sources)) {
    context.log.warn({ botId: turn.bot.id }, 'the model stated a fact of its own: not shown');
    return undefined;
  }
  return { response: answer, responseSource: 'ai' };
}

function apiKeyOf({ config, secrets }: Context, { openaiKeyCipher }: BotRow): string | undefined {
  const own = openaiKeyCipher === '' ? undefined : secrets.decrypt(openaiKeyCipher);
  return own || config.openaiApiKey;
}
