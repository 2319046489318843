import { hasLetters, type Run, rawTextOf, splitAt, textOf } from './line.ts';
import { hasQuestionLabel, isAsked } from './question-text.ts';

type Runs = readonly Run[];

/** "**How late are you open?** Until ten." */
const splitAfterBoldQuestion = (runs: Runs): [Runs, Runs] | undefined => {
  const plainFrom = runs.findIndex(({ bold, text }) => !bold && hasLetters(text));
  if (plainFrom <= 0) return undefined;
  const [question, answer] = [runs.slice(0, plainFrom), runs.slice(plainFrom)];
  const asked = textOf(question);
  return isAsked(asked) || (hasQuestionLabel(asked) && asked.length > 12) ? [question, answer] : undefined;
};

/** "Q: How late are you open? A: Until ten." */
const splitBeforeAnswerLabel = (runs: Runs): [Runs, Runs] | undefined => {
  const text = rawTextOf(runs);
  if (!hasQuestionLabel(text.trimStart())) return undefined;
  const label = /[\s?](?=(A|Ans|Answer)\d{0,3}\s?[:.]\s)/.exec(text);
  return label ? splitAt(runs, label.index + 1) : undefined;
};

/** A question and its answer that share a line become a line each. */
export const splitRuns = (runs: Runs, isHeading: boolean): Runs[] => {
  if (isHeading) return [runs];
  return splitBeforeAnswerLabel(runs) ?? splitAfterBoldQuestion(runs) ?? [runs];
};
