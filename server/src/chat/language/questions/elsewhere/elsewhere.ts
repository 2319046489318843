import type { Questions } from '../questions.ts';
import { otherServiceQuestions } from './other-services.ts';
import { otherThingQuestions } from './other-things.ts';
import { particularQuestions } from './particulars.ts';
import { taleQuestions } from './tales.ts';
import { talkQuestions } from './talk.ts';
import { tradeQuestions } from './trades.ts';

/**
 * What people write to a storage facility although it is another's trade, with the words of this one: so that a message is
 * known for what it is not. A facility whose FAQ says otherwise answers from that FAQ.
 */
export const elsewhereQuestions: Questions = {
  ...tradeQuestions,
  ...talkQuestions,
  ...otherThingQuestions,
  ...otherServiceQuestions,
  ...taleQuestions,
  ...particularQuestions,
};
