import type { Context } from '../../context.ts';
import type { ChatTurn, Reply } from '../chat-turn.ts';

/** A message without a subject: "hi", "thanks", "ok". */
export function greetBack(_context: Context, { read, facility }: ChatTurn): Reply | undefined {
  if (read.terms.length > 0) return undefined;
  const name = facility?.businessName;
  return {
    response: `Thanks for writing${name ? ` to ${name}` : ''}! I can help with unit sizes, rates, office hours, directions and paying your bill. What would you like to know?`,
    responseSource: 'unanswered',
  };
}
