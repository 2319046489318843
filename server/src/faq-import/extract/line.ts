import type { Element } from '../../page-fetch/parse-page.ts';

/** A run of text in one style. */
export interface Run {
  readonly text: string;
  readonly bold: boolean;
  /** An absolute http, https, tel or mailto URL. */
  readonly href?: string;
  /** The inline elements around it, outermost first: `strong>span.sub-header`. */
  readonly wrapping: string;
}

/** One line of a page as a reader sees it: between block boundaries and forced breaks. */
export interface Line {
  readonly runs: readonly Run[];
  readonly text: string;
  /** The nearest block element around it. */
  readonly block: Element | undefined;
  /** From 1 to 6; 0 if it isn't a heading. */
  readonly headingLevel: number;
  readonly startsItem: boolean;
  /** False after a forced break: the same paragraph continues. */
  readonly startsParagraph: boolean;
}

/** Lines from `from` to `to`; the end is excluded. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

export const textOf = (runs: readonly Run[]): string => rawTextOf(runs).replace(/\s+/g, ' ').trim();

/** The text of the runs, with the page's own white space. */
export const rawTextOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

/** The runs before and after a position in their raw text. */
export const splitAt = (runs: readonly Run[], offset: number): [Run[], Run[]] => {
  const before: Run[] = [];
  const after: Run[] = [];
  let at = 0;
  for (const run of runs) {
    const cut = Math.min(Math.max(offset - at, 0), run.text.length);
    if (cut > 0) before.push({ ...run, text: run.text.slice(0, cut) });
    if (cut < run.text.length) after.push({ ...run, text: run.text.slice(cut) });
    at += run.text.length;
  }
  return [before, after];
};

export const hasLetters = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

export const isBold = (line: Line): boolean => line.runs.every(({ bold, text }) => bold || !hasLetters(text));

/** The inline wrapping that all of the line's words share; empty for plain text. */
export const wrappingOf = ({ runs }: Line): string => {
  const wrappings = new Set(runs.filter(({ text }) => hasLetters(text)).map(({ wrapping }) => wrapping));
  const [first] = wrappings;
  return wrappings.size === 1 && first ? first : '';
};
