import { type Element, parentOf } from '../../page-fetch/parse-page.ts';
import { isBold, type Line, type LineRange, wrappingOf } from './line.ts';
import type { Page } from './page.ts';
import { nameOfStyle } from './read-lines.ts';

/** Lines that may be a question of the page. */
export interface Candidate {
  readonly question: LineRange;
  /** The element that holds the answer, where the page says so; else the answer is what follows. */
  readonly answer?: Element;
  /** Candidates set alike are judged together. */
  readonly style: string;
}

/** Finds the questions of a page that are marked up in one certain way. */
export type Strategy = (page: Page) => Candidate[];

export const textIn = (lines: readonly Line[], { from, to }: LineRange): string =>
  lines
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');

/** How a line looks, as far as its markup tells. */
export const styleOf = (line: Line): string => {
  const parent = line.block && parentOf(line.block);
  const names = [parent, line.block].map((element) => (element ? nameOfStyle(element) : ''));
  // How often and in which order inline elements stand in each other differs from line to line of one page.
  const wrapping = [...new Set(wrappingOf(line).split('>'))].sort().join('+');
  return `${names.join('>')}>${wrapping}${isBold(line) ? '!' : ''}`;
};
