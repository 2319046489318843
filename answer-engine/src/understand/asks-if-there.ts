import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import { phrasesOf } from '@chat-module/opening-hours/weekdays';
import { detailOpeners, yesNoOpeners } from '../lexicon/question-openers.ts';
import { clauseStart } from './dialogue/asks-something.ts';

const anyOf = (written: string): string => `(?:${phrasesOf(written).join('|')})\\b`;

/** Matches questions that a bare yes does not answer: how much, when, why. */
const needsDetail = new RegExp(`${clauseStart}(?!${anyOf(yesNoOpeners)})${anyOf(detailOpeners)}`);

/** Whether a question may ask only if something exists: "do you have a restroom?" */
export const asksIfThere = (text: string): boolean => !needsDetail.test(normalizeText(text));
