import type { Answered } from '@chat-module/answer-engine/answered';
import { createEngine } from '@chat-module/answer-engine/engine';
import type { Facility, Knowledge } from '@chat-module/answer-engine/knowledge';
import { isEmergency } from '@chat-module/answer-engine/understand/safety/find-emergency';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { askModel } from './ask-model.ts';
import type { ChatAnswer, ChatTurn } from './chat-turn.ts';

const engine = createEngine();

export interface AnsweredTurn extends Answered {
  readonly turn: ChatTurn;
  readonly reply: ChatAnswer;
  /** The engine found no answer, and the model was asked. */
  readonly isByModel: boolean;
}

interface Options {
  /** If `false`, messages that only the model could answer stay unanswered. */
  readonly asksModel: boolean;
}

type EngineTurn = Pick<ChatTurn, 'sent' | 'dialogue' | 'now'> & { readonly knowledge: Knowledge };

/** The engine's answer, or its offer to leave contact details if it has none. */
export const answerByEngine = ({ sent, dialogue, knowledge, now }: EngineTurn): Answered =>
  engine.answer({ ...sent, receivedAt: now }, dialogue, knowledge);

/** The knowledge of a bot without FAQs and website pages. */
export const knowledgeOfRecord = (facility: Facility): Knowledge => engine.index({ facility, faqs: [], passages: [] });

/**
 * Answers a message with the engine. The model may answer what the engine can't, except matters for people and whatever is
 * said while an emergency goes on.
 */
export async function answerTurn(
  context: Context,
  turn: ChatTurn,
  { asksModel }: Options = { asksModel: true },
): Promise<AnsweredTurn> {
  const { sent, dialogue } = turn;
  const answered = answerByEngine(turn);
  if (answered.decision.kind === 'answer') return { ...answered, turn, isByModel: false };
  if (sent.messageType) throw notFound('The unit');
  const { safetyIntent } = answered.understanding;
  const isForPeople =
    safetyIntent !== undefined || (dialogue.safetyIntent ? isEmergency(dialogue.safetyIntent) : false);
  const reply = asksModel && !isForPeople ? await askModel(context, turn, answered) : undefined;
  return { ...answered, turn, reply: reply ?? answered.reply, isByModel: reply !== undefined };
}

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
