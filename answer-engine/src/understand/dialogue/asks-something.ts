import { normalizeText } from '@chat-module/opening-hours/normalize-text';

const clauseStart = '(?:^|[.!?,;:\\n]\\s*|\\b(?:and|but|so|ok|okay|also|y|pero)\\s+)';
const fillers =
  '(?:(?:so|then|well|hey|hi|hello|ok|okay|please|and|but|n|yeah|yea|yes|no|nah|hmm|oh|sorry|thanks|cool|great|alright|right|sure|figures|um|uh|y|pero|hola|oiga|entonces|buenas)\\s+)*';
const openers =
  'how|what|whats|wat|when|whens|where|wheres|which|who|whos|whose|why|do|does|did(?! (?:that|this|it)\\b\\s*(?:$|[.,;!]))|is|are|am|was|were|can(?! do\\b)|could|may|will(?! do\\b)|would|should|has|have you|have yall|any|anything|got (?:any|an?|some|one|room|space)|como|que|cuando|donde|cual|cuales|quien|cuanto|cuanta|cuantos|cuantas|puedo|puede|pueden|podria|se puede|hay|tienen|tiene|tendran|aceptan|venden|rentan|abren|cierran';
const question = new RegExp(`\\?|${clauseStart}${fillers}(?:${openers})\\b`);

/** Whether a message asks something, with or without a question mark. "Can you call me" counts, too. */
export const asksSomething = (text: string): boolean => question.test(normalizeText(text));
