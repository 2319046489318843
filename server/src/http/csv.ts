import { guardFormulas } from '@chat-module/contract/formula-guard';

export type Cell = string | number | null;

function writeCell(cell: Cell): string {
  const text = typeof cell === 'string' ? guardFormulas(cell) : String(cell ?? '');
  return `"${text.replaceAll('"', '""')}"`;
}

/** One line of CSV (RFC 4180), every cell quoted, safe against formula injection. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(writeCell).join(',')}\r\n`;
