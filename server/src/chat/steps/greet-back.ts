import type { Context } from '../../context.ts';
import type { ChatTurn, Reply } from '../chat-turn.ts';

/** A message without a subject: "hi", "thanks", "ok". */
export function greetBack(_context: Context, { read, facility, texts }: ChatTurn): Reply | undefined {
  if (read.terms.length > 0) return undefined;
  return { response: texts.smallTalk.greeting(facility?.businessName), responseSource: 'unanswered' };
}
