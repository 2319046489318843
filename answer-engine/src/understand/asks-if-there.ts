import { normalizeText } from '@chat-module/opening-hours/normalize-text';

const clauseStart = '(?:^|[.!?,;:\\n][^\\S\\n]*|\\b(?:and|but|so|ok|okay|hi|hello|hey|also|y|pero|hola)\\s+)';

/** Matches questions that a bare yes does not answer: how much, when, why. Excludes "how many" and "how about". */
const needsDetail = new RegExp(
  `${clauseStart}(?:how(?! many| about)|when|why|who|whose|where|did|should|will|would|what (?:should|can|if|happens|time)|cuanto|cuanta|cuando|por que|quien|donde|como|que pasa)\\b`,
);

/** Whether a question may ask only if something exists: "do you have a restroom?" */
export const asksIfThere = (text: string): boolean => !needsDetail.test(normalizeText(text));
