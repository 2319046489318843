import { phrasePattern, phrasesOf } from '@chat-module/opening-hours/weekdays';
import { questionFillers, questionJoints, questionPhrases } from '../lexicon/question-openers.ts';
import { splitSentences } from '../text/split-sentences.ts';
import { questionOpening } from './dialogue/asks-something.ts';

/** Maximum length in characters; a longer message is a story, not a list of questions. */
const longest = 240;
/** Maximum number of parts; more make a story as well. */
const maxParts = 3;

const joints = phrasePattern(phrasesOf(questionJoints));
/** The joint between two questions of one sentence. */
const joint = new RegExp(
  String.raw`(?:\s?[,;]\s?|\s)(?:${joints})\s(?:(?:also|then|tambi[eé]n)\s)?(?=¿?${questionOpening}\s)`,
  'iu',
);
/** "And" before a question that stands alone. */
const leadingJoint = new RegExp(String.raw`^(?:${joints})[\s,]+(?=¿?${questionOpening}\s)`, 'iu');

const fillers = String.raw`(?:(?:${phrasePattern(phrasesOf(questionFillers))})[\s,.!:]+)*`;
const opensQuestion = new RegExp(String.raw`^[¿\s]*${fillers}[¿\s]*${questionOpening}`, 'iu');

/** Whether a text ends with a question mark or begins like a question. */
export const isQuestion = (text: string): boolean => text.endsWith('?') || opensQuestion.test(text);

const holdsQuestion = new RegExp(String.raw`\b(?:${phrasePattern(phrasesOf(questionPhrases))})(?![a-z])`, 'i');

/** The questions of a message, in order, each with the statements before it; the message itself if it has one question or none. */
export function splitQuestions(message: string): string[] {
  if (message.length > longest) return [message];
  const parts: string[] = [];
  let before = '';
  for (const sentence of splitSentences(message, { anyCase: true }).flatMap(splitAtJoints)) {
    const part = before === '' ? sentence : `${before} ${sentence}`;
    before = isQuestion(sentence) || holdsQuestion.test(sentence) ? '' : part;
    if (before === '') parts.push(part);
  }
  const last = parts.length - 1;
  if (before !== '' && last >= 0) parts[last] = `${parts[last]} ${before}`;
  return parts.length >= 2 && parts.length <= maxParts ? parts : [message];
}

/** Splits a sentence that contains a question at the start of the next question. */
function splitAtJoints(sentence: string): string[] {
  const [first = '', ...rest] = sentence.split(joint).map((part) => part.trim().replace(leadingJoint, ''));
  return isQuestion(first) || holdsQuestion.test(first) ? [first, ...rest].filter((part) => part !== '') : [sentence];
}
