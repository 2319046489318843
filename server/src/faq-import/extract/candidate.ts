import { type Element, parentOf } from '../../page-fetch/parse-page.ts';
import { isBold, type Line, type LineRange, wrappingOf } from './line.ts';
import type { Page } from './page.ts';
import { nameOfStyle } from './read-lines.ts';

/** Lines that may be a question of the page. */
export interface Candidate {
  readonly question: LineRange;
  /** The element with the answer, if the page marks it; otherwise the answer is what follows. */
  readonly answer?: Element;
  /** Candidates in the same style are judged together. */
  readonly style: string;
}

/** Finds questions with a certain kind of markup. */
export type Strategy = (page: Page) => Candidate[];

export const textIn = (lines: readonly Line[], { from, to }: LineRange): string =>
  lines
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');

/** A line's look, as far as its markup shows. */
export const styleOf = (line: Line): string => {
  const parent = line.block && parentOf(line.block);
  const names = [parent, line.block].map((element) => (element ? nameOfStyle(element) : ''));
  // The number and order of nested inline elements vary between lines of one page.
  const wrapping = [...new Set(wrappingOf(line).split('>'))].sort().join('+');
  return `${names.join('>')}>${wrapping}${isBold(line) ? '!' : ''}`;
};
