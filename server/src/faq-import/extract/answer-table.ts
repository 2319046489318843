import { ancestorsOf, type Element, isElement, isText, type Node } from '../../page-fetch/parse-page.ts';
import type { Line } from './line.ts';

interface Place {
  readonly table: Element;
  readonly row: Element;
  readonly cell: Element;
}

/** A line's position in the innermost table around it. */
const placeOf = ({ block }: Line): Place | undefined => {
  let cell: Element | undefined;
  let row: Element | undefined;
  for (const element of ancestorsOf(block)) {
    if (element.name === 'td' || element.name === 'th') cell ??= element;
    else if (element.name === 'tr') row ??= element;
    else if (element.name === 'table') return row && cell && { table: element, row, cell };
  }
  return undefined;
};

type Cells = Map<Element, Line[]>;

const cellsOf = (row: Element): Element[] =>
  row.children.filter(isElement).filter(({ name }) => name === 'td' || name === 'th');

const textBelow = (node: Node): string =>
  isText(node) ? node.data : 'children' in node ? node.children.map(textBelow).join(' ') : '';

/** A symbol such as a check mark is no line of the page, but it is its cell's content. */
const signIn = (cell: Element): string => textBelow(cell).replace(/\s+/g, ' ').trim() || '–';

type MarkdownOf = (line: Line) => string;

const cellMarkdown = (cell: Element, lines: readonly Line[] | undefined, markdownOf: MarkdownOf): string => {
  const isHead = cell.name === 'th';
  const set = lines?.map((line) =>
    isHead ? { ...line, runs: line.runs.map((run) => ({ ...run, bold: true })) } : line,
  );
  return (set ? set.map(markdownOf).join(' ') : signIn(cell)).replaceAll('|', '/');
};

const saysAnything = (cell: Element): boolean => textBelow(cell).trim() !== '';

/** At least two rows of two non-empty cells each: anything less is only layout. */
const isOfData = (rows: ReadonlyMap<Element, Cells>): boolean =>
  [...rows.keys()].filter((row) => cellsOf(row).filter(saysAnything).length >= 2).length >= 2;

export interface Table {
  /** The number of lines it covers. */
  readonly length: number;
  readonly markdown: string;
}

/** The table that starts at a line of an answer: a line per row, cells separated by bars. */
export const tableAt = (lines: readonly Line[], from: number, markdownOf: MarkdownOf): Table | undefined => {
  const first = lines[from];
  const table = first && placeOf(first)?.table;
  if (!table) return undefined;
  const rows = new Map<Element, Cells>();
  let to = from;
  for (let line = lines[to]; line; line = lines[to]) {
    const place = placeOf(line);
    if (place?.table !== table) break;
    const cells: Cells = rows.get(place.row) ?? new Map();
    rows.set(place.row, cells.set(place.cell, [...(cells.get(place.cell) ?? []), line]));
    to += 1;
  }
  if (!isOfData(rows)) return undefined;
  const rowMarkdown = ([row, cells]: [Element, Cells]): string =>
    cellsOf(row)
      .map((cell) => cellMarkdown(cell, cells.get(cell), markdownOf))
      .join(' | ');
  return { length: to - from, markdown: [...rows].map(rowMarkdown).join('\n') };
};
