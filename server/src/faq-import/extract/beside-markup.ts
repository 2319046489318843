import { commonAncestor } from '../../page-fetch/parse-page.ts';
import { type Candidate, textIn } from './candidate.ts';
import type { LineRange } from './line.ts';
import type { Page } from './page.ts';
import { isAsked } from './question-text.ts';

/** The lines of all panels, some of which are nested. */
const linesIn = (panels: readonly LineRange[]): Set<number> => {
  const lines = new Set<number>();
  let end = 0;
  for (const { from, to } of [...panels].sort((one, other) => one.from - other.from)) {
    for (let at = Math.max(from, end); at < to; at += 1) lines.add(at);
    end = Math.max(end, to);
  }
  return lines;
};

const enough = 3;

/** Where the answers of marked questions end: with their panels or, without one, with an item that has no other question. */
const endsOfAnswers = (page: Page, marked: readonly Candidate[]) => {
  const places = [...new Set(marked.map(({ question }) => question.from))].sort((one, other) => one - other);
  const order = new Map(places.map((at, index) => [at, index]));
  return ({ question, answer }: Candidate): number | undefined => {
    if (answer) return page.rangeOf(answer).to;
    const [asked, first] = [page.lines[question.to - 1], page.lines[question.to]];
    const item = first && places.length >= enough && commonAncestor(asked?.block, first.block);
    if (!item) return undefined;
    const { from, to } = page.rangeOf(item);
    const index = order.get(question.from) ?? 0;
    const isAlone = (places[index - 1] ?? -1) < from && (places[index + 1] ?? to) >= to;
    return isAlone ? to : undefined;
  };
};

/** Whether the panel of another question's answer contains it: a question in passing, or one that the answer repeats. */
const isSaidInAnswer = (page: Page, marked: readonly Candidate[]) => {
  const endOf = endsOfAnswers(page, marked);
  const panels = marked.flatMap((candidate) => {
    const to = isAsked(textIn(page.lines, candidate.question)) ? endOf(candidate) : undefined;
    return to === undefined ? [] : [{ from: candidate.question.to, to }];
  });
  const lines = linesIn(panels);
  return ({ question }: Candidate): boolean => lines.has(question.from) && lines.has(question.to - 1);
};

/** The only one of its kind next to several panels: a page title or a call to action. */
const isAlone = (seeming: readonly Candidate[], marked: readonly Candidate[]) => {
  const counts = new Map<string, number>();
  for (const { style } of seeming) counts.set(style, (counts.get(style) ?? 0) + 1);
  return ({ style }: Candidate): boolean => marked.length >= enough && counts.get(style) === 1;
};

/** Which apparent questions to accept on a page that has questions in dedicated markup. */
export const besideMarkup = (
  page: Page,
  marked: readonly Candidate[],
  seeming: readonly Candidate[],
): readonly Candidate[] => {
  const saidInAnswer = isSaidInAnswer(page, marked);
  const alone = isAlone(seeming, marked);
  return seeming.filter((candidate) => !saidInAnswer(candidate) && !alone(candidate));
};
