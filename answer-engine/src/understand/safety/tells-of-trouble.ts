import { thresholds } from '../../decide/thresholds.ts';
import type { TextAnalysis } from '../analyze-text.ts';
import { asksSomething } from '../dialogue/asks-something.ts';
import { probabilityOf, probabilityOfSubIntent } from '../intents/intents.ts';

/** Whether a message reports grief or trouble and asks nothing. */
export const tellsOfTrouble = (text: string, read: TextAnalysis): boolean =>
  !asksSomething(text) &&
  probabilityOfSubIntent(read, 'out-of-domain/personal-life', 'feelings and troubles') +
    probabilityOf(read.intents, 'access/death') >=
    thresholds.intentsOfPhrase;
