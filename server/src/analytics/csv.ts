type Cell = string | number | null;

/** Spreadsheets run a cell that begins with one of these as a formula; an apostrophe in front makes it text. */
const startsFormula = /^\s*[=+\-@\t\r]/;

function writeCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const harmless = startsFormula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** One line of CSV as RFC 4180 has it, safe against formula injection. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(writeCell).join(',')}\r\n`;
