import { type Candidate, textIn } from './candidate.ts';
import type { LineRange } from './line.ts';
import type { Page } from './page.ts';
import { isAsked } from './question-text.ts';

/** The lines of all the panels, of which some stand in others. */
const linesIn = (panels: readonly LineRange[]): Set<number> => {
  const lines = new Set<number>();
  let end = 0;
  for (const { from, to } of [...panels].sort((one, other) => one.from - other.from)) {
    for (let at = Math.max(from, end); at < to; at += 1) lines.add(at);
    end = Math.max(end, to);
  }
  return lines;
};

/** Whether a panel that answers a question says it: a question in passing, or one that the answer takes up. */
const isSaidInAnswer = (page: Page, marked: readonly Candidate[]) => {
  const panels = marked.flatMap(({ question, answer }) =>
    answer && isAsked(textIn(page.lines, question)) ? [{ from: question.to, to: page.rangeOf(answer).to }] : [],
  );
  const lines = linesIn(panels);
  return ({ question }: Candidate): boolean => lines.has(question.from) && lines.has(question.to - 1);
};

const enough = 3;

/** Beside several panels, the only one of its kind: a title of the page, or what it asks the visitor to do. */
const isAlone = (seeming: readonly Candidate[], marked: readonly Candidate[]) => {
  const counts = new Map<string, number>();
  for (const { style } of seeming) counts.set(style, (counts.get(style) ?? 0) + 1);
  return ({ style }: Candidate): boolean => marked.length >= enough && counts.get(style) === 1;
};

/** Of those that only look like questions, the ones to believe on a page that has questions in markup made for them. */
export const besideMarkup = (
  page: Page,
  marked: readonly Candidate[],
  seeming: readonly Candidate[],
): readonly Candidate[] => {
  const saidInAnswer = isSaidInAnswer(page, marked);
  const alone = isAlone(seeming, marked);
  return seeming.filter((candidate) => !saidInAnswer(candidate) && !alone(candidate));
};
