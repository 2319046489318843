import { normalizeText } from '@chat-module/opening-hours/normalize-text';

const beginning = '(?:^|[.!?,;:\\n][^\\S\\n]*|\\b(?:and|but|so|ok|okay|hi|hello|hey|also|y|pero|hola)\\s+)';

/** What a bare yes does not answer: how much, when, why, whether it was done. "How many" and "how about" ask if there are any. */
const asksMore = new RegExp(
  `${beginning}(?:how(?! many| about)|when|why|who|whose|where|did|should|will|would|what (?:should|can|if|happens|time)|cuanto|cuanta|cuando|por que|quien|donde|como|que pasa)\\b`,
);

/** Whether a question may be for whether something is there at all. */
export const asksIfThere = (text: string): boolean => !asksMore.test(normalizeText(text));
