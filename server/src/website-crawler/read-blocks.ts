import { classesOf, type Element, isElement, isText, type Node } from '../page-fetch/parse-page.ts';
import type { Block } from './page-digest.ts';

const inlineTags = new Set(
  (
    'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q s samp small span strike ' +
    'strong sub sup time tt u var wbr'
  ).split(' '),
);

/** Never text, on any page. */
const silentTags = new Set('script style noscript template svg math iframe object video audio canvas head'.split(' '));

export const isSilent = ({ name }: Element): boolean => silentTags.has(name);

const headingLevelOf = ({ name, attribs }: Element): number => {
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level) return Number(level);
  if (attribs.role === 'heading') return Math.min(6, Math.max(1, Number(attribs['aria-level']) || 2));
  // The control that opens a panel is its heading.
  if (name === 'summary' || (name === 'button' && ('aria-expanded' in attribs || 'aria-controls' in attribs))) return 6;
  return name === 'dt' || name === 'caption' || name === 'legend' ? 6 : 0;
};

const elementsIn = (element: Element, ...names: string[]): Element[] =>
  element.children.filter((child): child is Element => isElement(child) && names.includes(child.name));

const rowsOf = (table: Element): Element[] => [
  ...elementsIn(table, 'tr'),
  ...elementsIn(table, 'thead', 'tbody', 'tfoot').flatMap((part) => elementsIn(part, 'tr')),
];

const longestCell = 160;

class BlockReader {
  readonly blocks: Block[] = [];
  private text = '';
  private linked = 0;
  private readonly isLeftOut: (element: Element) => boolean;

  constructor(isLeftOut: (element: Element) => boolean) {
    this.isLeftOut = isLeftOut;
  }

  readAll(nodes: readonly Node[], level: number, inLink: boolean): void {
    for (const node of nodes) this.read(node, level, inLink);
  }

  private read(node: Node, level: number, inLink: boolean): void {
    if (isText(node)) this.addText(node.data, inLink);
    else if (isElement(node)) this.readElement(node, level, inLink);
    else if ('children' in node) this.readAll(node.children, level, inLink);
  }

  private addText(text: string, inLink: boolean): void {
    this.text += text;
    if (inLink) this.linked += text.trim().length;
  }

  private readElement(element: Element, level: number, inLink: boolean): void {
    if (isSilent(element) || this.isLeftOut(element)) return;
    if (element.name === 'br') this.breakLine(level);
    else if (inlineTags.has(element.name)) this.readAll(element.children, level, inLink || element.name === 'a');
    else this.readBlockElement(element, level, inLink);
  }

  private breakLine(level: number): void {
    if (level > 0) this.addText(' ', false);
    else this.endBlock(level);
  }

  private readBlockElement(element: Element, level: number, inLink: boolean): void {
    this.endBlock(level);
    if (element.name === 'table' && this.readTable(element)) return;
    const innerLevel = headingLevelOf(element) || level;
    this.readAll(element.children, innerLevel, inLink);
    this.endBlock(innerLevel, element.name === 'li');
  }

  /** Reads a data table row by row; a layout table is read like any other element. */
  private readTable(table: Element): boolean {
    const rows = rowsOf(table).map((row) => elementsIn(row, 'td', 'th').map((cell) => ({ cell, text: textIn(cell) })));
    const cells = rows.flat();
    const isFigures =
      rows.length > 1 &&
      rows.some((row) => row.length > 1) &&
      cells.every(({ cell, text }) => text.length <= longestCell && !holdsTable(cell));
    if (!isFigures) return false;
    for (const caption of elementsIn(table, 'caption')) this.readElement(caption, 0, false);
    const [first = [], ...rest] = rows;
    const hasHeader = first.length > 1 && first.every(({ cell }) => cell.name === 'th' || isBoldCell(cell));
    const names = hasHeader ? first.map(({ text }) => text) : [];
    for (const row of hasHeader ? rest : rows)
      this.addRow(
        row.map(({ text }) => text),
        names,
      );
    return true;
  }

  private addRow([first = '', ...others]: readonly string[], [, ...names]: readonly string[]): void {
    const told = others
      .map((text, at) => (text !== '' && names[at] ? `${names[at]} ${text}` : text))
      .filter((text) => text !== '');
    this.push(0, told.length > 0 ? [first, told.join(', ')].filter(Boolean).join(': ') : first);
  }

  endBlock(level: number, isItem = false): void {
    const text = tidy(this.text);
    // A list of links has no content of its own.
    const isLink = this.linked >= text.length * 0.8 && (isItem || text.split(' ').length <= 6);
    if (level > 0 || !isLink) this.push(level, text);
    this.text = '';
    this.linked = 0;
  }

  private push(level: number, text: string): void {
    if (/[\p{L}\p{N}]/u.test(text)) this.blocks.push({ level, text });
  }
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

const isBoldCell = (cell: Element): boolean =>
  elementsIn(cell, 'b', 'strong').length > 0 || classesOf(cell).some((name) => /head/i.test(name));

const holdsTable = (cell: Element): boolean => {
  const pending: Node[] = [...cell.children];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (!isElement(node)) continue;
    if (node.name === 'table') return true;
    pending.push(...node.children);
  }
  return false;
};

const textIn = (element: Element): string => {
  const parts: string[] = [];
  const pending: Node[] = [...element.children].reverse();
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (isText(node)) parts.push(node.data);
    else if (isElement(node) && !isSilent(node)) {
      if (!inlineTags.has(node.name)) parts.push(' ');
      pending.push(...[...node.children].reverse());
    }
  }
  return tidy(parts.join(''));
};

/**
 * The text below the nodes, block by block, tables row by row.
 *
 * @param isLeftOut elements that are skipped with all their contents
 */
export function readBlocks(nodes: readonly Node[], isLeftOut: (element: Element) => boolean): Block[] {
  const reader = new BlockReader(isLeftOut);
  reader.readAll(nodes, 0, false);
  reader.endBlock(0);
  return reader.blocks;
}
