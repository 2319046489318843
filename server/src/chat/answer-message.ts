import type { Context } from '../context.ts';
import type { ChatTurn, Reply, Step } from './chat-turn.ts';
import { admitNoAnswer } from './steps/admit-no-answer.ts';
import { adviseSize } from './steps/advise-size.ts';
import { answerAvailability } from './steps/answer-availability.ts';
import { answerFromKnowledge } from './steps/answer-from-knowledge.ts';
import { answerUnitPromotion } from './steps/answer-unit-promotion.ts';
import { askModel } from './steps/ask-model.ts';
import { describeUnit } from './steps/describe-unit.ts';
import { greetBack } from './steps/greet-back.ts';
import { listUnitsOfRoom } from './steps/list-units-of-room.ts';
import { quoteUnitRates } from './steps/quote-unit-rates.ts';

/** In the product's order: the buttons of the guided flow first, then what may answer a typed message. */
const steps = {
  listUnitsOfRoom,
  describeUnit,
  quoteUnitRates,
  adviseSize,
  answerAvailability,
  answerUnitPromotion,
  answerFromKnowledge,
  greetBack,
  askModel,
} satisfies Record<string, Step>;

export interface Answer {
  /** The name of the step that had it. */
  readonly step: string;
  readonly reply: Reply;
}

/** The first step that has an answer gives it. */
export async function answerMessage(context: Context, turn: ChatTurn): Promise<Answer> {
  for (const [name, step] of Object.entries<Step>(steps)) {
    const reply = await step(context, turn);
    if (reply) return { step: name, reply };
  }
  return { step: 'admitNoAnswer', reply: admitNoAnswer(turn) };
}
