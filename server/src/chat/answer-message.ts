import type { answerSteps } from '@chat-module/contract/chat';
import type { Context } from '../context.ts';
import type { ChatTurn, Reply, Step } from './chat-turn.ts';
import { admitNoAnswer } from './steps/admit-no-answer.ts';
import { adviseSize } from './steps/advise-size.ts';
import { answerAvailability } from './steps/answer-availability.ts';
import { answerFromKnowledge } from './steps/answer-from-knowledge.ts';
import { answerFromWebsite } from './steps/answer-from-website.ts';
import { answerPrompt } from './steps/answer-prompt.ts';
import { answerUnitPromotion } from './steps/answer-unit-promotion.ts';
import { askModel } from './steps/ask-model.ts';
import { describeUnit } from './steps/describe-unit.ts';
import { listUnitsOfRoom } from './steps/list-units-of-room.ts';
import { quoteUnitRates } from './steps/quote-unit-rates.ts';
import { replyToSmallTalk } from './steps/reply-to-small-talk.ts';
import { leaveToPeople, sendForHelp } from './steps/take-safe-way.ts';

type StepName = (typeof answerSteps)[number];

/** In the product's order: the buttons of the guided flow first, then what may answer a typed message. */
const steps: readonly (readonly [StepName, Step])[] = [
  ['listUnitsOfRoom', listUnitsOfRoom],
  ['describeUnit', describeUnit],
  ['quoteUnitRates', quoteUnitRates],
  ['sendForHelp', sendForHelp],
  ['answerPrompt', answerPrompt],
  ['replyToSmallTalk', replyToSmallTalk],
  ['leaveToPeople', leaveToPeople],
  ['adviseSize', adviseSize],
  ['answerAvailability', answerAvailability],
  ['answerUnitPromotion', answerUnitPromotion],
  ['answerFromKnowledge', answerFromKnowledge],
  ['answerFromWebsite', answerFromWebsite],
  ['askModel', askModel],
];

export interface Answer {
  /** The step that had it. */
  readonly step: StepName;
  readonly reply: Reply;
}

export interface Manner {
  /** `false`: what only the model could answer stays without an answer. */
  readonly askModel: boolean;
}

/** The first step that has an answer gives it. */
export async function answerMessage(
  context: Context,
  turn: ChatTurn,
  manner: Manner = { askModel: true },
): Promise<Answer> {
  for (const [name, step] of steps) {
    if (name === 'askModel' && !manner.askModel) continue;
    const reply = await step(context, turn);
    if (reply) return { step: name, reply };
  }
  return { step: 'admitNoAnswer', reply: admitNoAnswer(turn) };
}
