import { commonAncestor } from '../../page-fetch/parse-page.ts';
import type { LineRange } from './line.ts';
import { leadsAway } from './line-links.ts';
import type { Page } from './page.ts';
import type { Span } from './span.ts';

const mostLines = 3;
const mostLetters = 250;

/** A few words with a link below them, leading to another part of the site. */
const isCardLike = (page: Page, { candidate, answer }: Span): boolean => {
  const lines = page.lines.slice(answer.from, answer.to);
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  const isPage = lines.at(-1)?.runs.every(({ href }) => href === undefined || href.startsWith('http')) ?? false;
  const hasOwnLink = isPage && leadsAway(page, answer.to - 1);
  return !candidate.answer && hasOwnLink && lines.length <= mostLines && letters <= mostLetters;
};

/** Only links, and several. */
const isLinkList = (page: Page, { answer: { from, to } }: Span): boolean => {
  if (to - from < 3) return false;
  for (let at = from; at < to; at += 1) if (!leadsAway(page, at)) return false;
  return true;
};

const isIn = ({ from, to }: LineRange, span: Span | undefined): boolean =>
  !!span && from <= span.candidate.question.from && span.candidate.question.from < to;

/** A range of positions in the list; the end is excluded. */
type Run = LineRange;

/** Whether a part of the page contains these questions and none of the others. */
const isSeparateSection = (page: Page, { from, to }: Run, spans: readonly Span[]): boolean => {
  const blocks = spans.slice(from, to).map(({ candidate }) => page.lines[candidate.question.from]?.block);
  const part = blocks.reduce(commonAncestor);
  if (!part) return false;
  const range = page.rangeOf(part);
  return !isIn(range, spans[from - 1]) && !isIn(range, spans[to]);
};

const runsOf = (spans: readonly Span[], holds: (span: Span) => boolean): Run[] => {
  const runs: Run[] = [];
  let from = 0;
  for (let at = 0; at <= spans.length; at += 1) {
    const span = spans[at];
    if (span && holds(span)) continue;
    if (at - from >= 2) runs.push({ from, to: at });
    from = at + 1;
  }
  return runs;
};

/** The lists of links whose style never has a textual answer. */
const listsAlone = (page: Page, spans: readonly Span[]): Span[] => {
  const lists = spans.filter((span) => isLinkList(page, span));
  const isList = new Set(lists);
  const answering = new Set(spans.filter((span) => !isList.has(span)).map(({ candidate }) => candidate.style));
  return lists.filter(({ candidate }) => !answering.has(candidate.style));
};

const enough = 3;

/** Removes cards and link lists that lead to other parts of a site, next to answered questions. */
export const withoutCards = (page: Page, spans: readonly Span[]): readonly Span[] => {
  const cards = runsOf(spans, (span) => isCardLike(page, span))
    .filter((run) => isSeparateSection(page, run, spans))
    .flatMap(({ from, to }) => spans.slice(from, to));
  const left = new Set([...cards, ...listsAlone(page, spans)]);
  return spans.length - left.size >= enough ? spans.filter((span) => !left.has(span)) : spans;
};
