import { emergencyNumber } from '../compose/emergency-number.ts';
import { english } from '../compose/texts/english.ts';
import { spanish } from '../compose/texts/spanish.ts';
import { callUs } from '../compose/write-contact.ts';
import { thresholds } from '../decide/thresholds.ts';
import type { Reply } from '../reply.ts';
import type { Turn } from '../turn.ts';
import { isInOtherLanguage } from '../understand/dialogue/other-language.ts';
import { findLanguageWish } from '../understand/dialogue/wished-language.ts';
import type { Candidate } from './candidate.ts';

/** Switches the language of the chat when the visitor asks for it, and names the supported languages when the visitor writes in another one. */
export function languageCandidate(turn: Turn): Candidate | undefined {
  const wish = findLanguageWish(turn.said);
  if (wish?.isAlone && !(wish.isQuestion && hasFaq(turn)))
    return { source: 'language', name: wish.language, score: 1, compose: () => say(turn.texts.languages.goOn) };
  if (!isInOtherLanguage(turn.said)) return undefined;
  return { source: 'language', name: 'other', score: 1, compose: () => say(nameLanguages(turn)) };
}

const say = (response: string): Reply => ({ response, responseSource: 'unanswered', isQuestion: false });

/** Whether an FAQ says who in the office speaks the language. */
const hasFaq = ({ knowledge, read }: Turn): boolean =>
  (knowledge.faqs.nearest(read, 1)[0]?.score ?? 0) >= thresholds.faq;

const nameLanguages = ({ facility }: Turn): string =>
  [english, spanish]
    .map((texts) => texts.languages.onlyThese(callUs(texts, facility), emergencyNumber(facility)))
    .join('\n\n');
