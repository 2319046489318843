import { questionKey } from '../../faqs/question-key.ts';
import { hasLetters } from './line.ts';
import { type Page, readPage } from './page.ts';
import { pairUp } from './pair-up.ts';
import { tidyQuestion } from './question-text.ts';
import { type TidyAnswer, tidyAnswer } from './tidy-answer.ts';

const keyOf = (text: string): string => questionKey(tidyQuestion(text));

/** The element that repeats the question: the first heading that does, otherwise the first line. */
const placeOf = (page: Page, question: string): number | undefined => {
  const key = keyOf(question);
  const places = page.lines.flatMap(({ text }, at) => (keyOf(text) === key ? [at] : []));
  return places.find((at) => (page.lines[at]?.headingLevel ?? 0) > 0) ?? places[0];
};

const dates = [
  '\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4}',
  '\\w+ \\d{1,2}, \\d{4}',
  '(\\d+|an?|over an?) (minute|hour|day|week|month|year)s? ago',
].join('|');
const dateLine = new RegExp(
  `^((last )?(updated|modified|edited|published|posted)\\b.{0,60}|follow|print|${dates})$`,
  'i',
);
const authorLine = /^((Written|Posted|Published) by|By)( \p{Lu}[\p{L}.'-]*){1,4}$/u;

const isByline = (line: string): boolean => {
  const text = line.replace(/\*\*/g, '').trim();
  return !hasLetters(text) || dateLine.test(text) || authorLine.test(text);
};

const withoutByline = (answer: string): string => {
  const lines = answer.split('\n');
  const first = lines.findIndex((line) => !isByline(line));
  return lines.slice(Math.max(first, 0)).join('\n');
};

/** The text below the heading that repeats the question; undefined without such a heading. */
export const answerOfPage = (html: string, url: string, question: string): TidyAnswer => {
  const page = readPage(html, url);
  const at = placeOf(page, question);
  if (at === undefined) return { answer: '' };
  const [pair] = pairUp(page, [{ question: { from: at, to: at + 1 }, style: '' }]);
  return tidyAnswer(withoutByline(pair?.answer ?? ''));
};
