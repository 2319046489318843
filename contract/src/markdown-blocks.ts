import { type Inline, parseMarkdown } from './markdown.ts';

export type Block =
  | { kind: 'paragraph'; lines: Inline[][] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

const itemMark = /^[-*•] /;
/** The separator row between a Markdown table's head and body. */
const rule = /^[\s|:-]*-[\s|:-]*$/;

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .trim()
    .split(/\s*\|\s*/);

const isRow = (line: string): boolean => line.includes(' | ');

type Kind = 'blank' | 'item' | 'row' | 'text';

const kindOf = (line: string): Kind => {
  if (line.trim() === '') return 'blank';
  if (itemMark.test(line)) return 'item';
  return isRow(line) ? 'row' : 'text';
};

interface Group {
  readonly kind: Kind;
  readonly lines: string[];
}

/** Adjacent rows of the same kind; a single row is text with a bar in it. */
const groupsOf = (source: string): Group[] => {
  const groups: Group[] = [];
  for (const line of source.split('\n')) {
    const kind = groups.at(-1)?.kind === 'row' && rule.test(line) ? 'row' : kindOf(line);
    const last = groups.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else groups.push({ kind, lines: [line] });
  }
  return groups.map((group) => (group.kind === 'row' && group.lines.length === 1 ? { ...group, kind: 'text' } : group));
};

const isBoldAlone = (cell: Inline[]): boolean => cell.length === 1 && cell[0]?.kind === 'bold';

const tableOf = (lines: readonly string[]): Block => {
  const rows = lines.filter((line) => !rule.test(line)).map((line) => cellsOf(line).map(parseMarkdown));
  const hasHead = rows[0]?.every(isBoldAlone) || lines.some((line) => rule.test(line));
  return { kind: 'table', head: (hasHead && rows[0]) || [], rows: hasHead ? rows.slice(1) : rows };
};

const blockOf = ({ kind, lines }: Group): Block => {
  if (kind === 'row') return tableOf(lines);
  if (kind === 'item') return { kind: 'list', items: lines.map((line) => parseMarkdown(line.replace(itemMark, ''))) };
  return { kind: 'paragraph', lines: lines.map(parseMarkdown) };
};

/** The paragraphs, lists and tables of a bot's text. */
export const parseBlocks = (source: string): Block[] =>
  groupsOf(source)
    .filter(({ kind }) => kind !== 'blank')
    .map(blockOf);
