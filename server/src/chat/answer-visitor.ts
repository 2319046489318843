import type { Context } from '../context.ts';
import { type AnsweredTurn, answerTurn } from './answer-turn.ts';
import type { ChatTurn } from './chat-turn.ts';

/**
 * While a bot's FAQs are being indexed, the answer may be in the rest. A visitor who would get no answer waits briefly
 * for it.
 */
export async function answerVisitor(context: Context, turn: ChatTurn): Promise<AnsweredTurn> {
  const { waitForRest } = turn.knowledge;
  if (!waitForRest) return answerTurn(context, turn);
  const answered = await answerTurn(context, turn, { asksModel: false });
  if (answered.reply.responseSource !== 'unanswered') return answered;
  const knowledge = await waitForRest();
  return answerTurn(context, knowledge ? { ...turn, knowledge } : turn);
}
