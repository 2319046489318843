import { hasLetters, type Run, rawTextOf, splitAt, textOf } from './line.ts';
import { hasQuestionLabel, isAsked } from './question-text.ts';

type Runs = readonly Run[];

/** Splits a line's runs where a question ends; undefined if there is no such place. */
export type SplitLine = (runs: Runs) => [Runs, Runs] | undefined;

/** "**How late are you open?** Until ten." */
const splitAfterBoldQuestion: SplitLine = (runs) => {
  const plainFrom = runs.findIndex(({ bold, text }) => !bold && hasLetters(text));
  if (plainFrom <= 0) return undefined;
  const [question, answer] = [runs.slice(0, plainFrom), runs.slice(plainFrom)];
  const asked = textOf(question);
  return isAsked(asked) || (hasQuestionLabel(asked) && asked.length > 12) ? [question, answer] : undefined;
};

/** "Q: How late are you open? A: Until ten." */
const splitBeforeAnswerLabel: SplitLine = (runs) => {
  const text = rawTextOf(runs);
  if (!hasQuestionLabel(textOf(runs))) return undefined;
  const label = /[\s?](?=(A|Ans|Answer)\d{0,3}\s?[:.]\s)/.exec(text);
  return label ? splitAt(runs, label.index + 1) : undefined;
};

/** "How late are you open? Until ten.", without markup: only in lists of questions. */
export const splitAfterPlainQuestion: SplitLine = (runs) => {
  const question = /^\s*[^.!?？؟]{8,200}[?？؟]\s*(?=[\p{Lu}\p{Lo}\d])/u.exec(rawTextOf(runs));
  return question ? splitAt(runs, question[0].length) : undefined;
};

/** Splits a question from its answer where markup or labels separate them. */
export const splitAtMarks: SplitLine = (runs) => splitBeforeAnswerLabel(runs) ?? splitAfterBoldQuestion(runs);
