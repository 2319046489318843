import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import { phrasePattern, phrasesOf } from '@chat-module/opening-hours/weekdays';
import { looseQuestionOpeners, questionFillers, questionOpeners } from '../../lexicon/question-openers.ts';

/** "Will do" and "did that." are answers. */
const notAnswer = '(?!(?:can|will) do\\b|did (?:that|this|it)\\b\\s*(?:$|[.,;!]))';

const anyOf = (openers: readonly string[]): string =>
  `${notAnswer}(?:${phrasePattern(openers)})(?:['’]s)?(?![a-záéíóúñ])`;

/** The first words of a question, with or without accents. */
export const questionOpening = anyOf(phrasesOf(questionOpeners));

/** Greetings and other words before a question, in normalized text. */
const fillers = `(?:(?:${phrasesOf(questionFillers).join('|')})\\s+)*`;

/** The start of a clause in normalized text, with any fillers. Each line break starts one, so that a row of them takes linear time. */
export const clauseStart = `(?:^|[.!?,;:\\n][^\\S\\n]*|\\b(?:and|but|so|ok|okay|also|y|pero)\\s+)${fillers}`;

const toneStart = '^(?:(?:so|and|but|well|ok|okay|then|ugh|wait|hey|hold up|oh|pero|entonces),? )*';
const statedQuestion = new RegExp(
  `${toneStart}(?:(?:(?:do|does|did|are|is|were|have|has|could|would|should)n['’]?t|can['’]?t|won['’]?t|ain['’]?t) (?:you|yall|u|i|we|there|they|he|she|it|that|this|any(?:one|body)|some(?:one|body))|(?:you|yall|you all|u|they|he|she)(?: are|['’]?re|['’]?s)? (?:fixin['’]?|fixing|gonna|going|fittin['’]?) (?:to )?[a-z]+)\\b`,
);

/** Whether a message is a question by its tone alone: "don't you have cameras", "y'all fixing to raise my rent". No model learns from it. */
export const asksByTone = (text: string): boolean => statedQuestion.test(normalizeText(text));

const question = new RegExp(
  `\\?|${clauseStart}${anyOf([questionOpeners, looseQuestionOpeners].flatMap((list) => phrasesOf(list)))}`,
);

/** Whether a message asks something, with or without a question mark. "Can you call me" counts, too. */
export const asksSomething = (text: string): boolean => question.test(normalizeText(text));
