import type { Context } from '../context.ts';
import { answerMessage } from './answer-message.ts';
import type { ChatTurn, Reply } from './chat-turn.ts';
import { turnOf } from './load-chat-turn.ts';

interface AnsweredTurn {
  readonly turn: ChatTurn;
  readonly reply: Reply;
}

/** While a bot's FAQs are being read, the answer may be in the rest: a visitor who would get none waits a little for it. */
export async function answerVisitor(context: Context, turn: ChatTurn): Promise<AnsweredTurn> {
  const { waitForRest } = turn.knowledge;
  if (!waitForRest) return answer(context, turn);
  const { reply } = await answerMessage(context, turn, { askModel: false });
  if (reply.responseSource !== 'unanswered') return { turn, reply };
  const knowledge = await waitForRest();
  return answer(context, knowledge ? turnOf(context, { ...turn, knowledge }) : turn);
}

const answer = async (context: Context, turn: ChatTurn): Promise<AnsweredTurn> => {
  const { reply } = await answerMessage(context, turn);
  return { turn, reply };
};
