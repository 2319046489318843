type Cell = string | number | null;

/** What spreadsheets skip before a formula: white space, quotes, controls and characters that nobody sees. */
const unseen = String.raw`[\s"'\p{Pi}\p{Pf}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*`;

/** What begins a formula, also in the wide and small forms that some spreadsheets take for it. */
const sign = '[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20\\uFE66\\uFE62\\uFE63\\uFE6B\\u2212]';

const startsFormula = new RegExp(`^(?:${unseen}${sign}|[\\t\\r])`, 'u');

/**
 * A sign after what another spreadsheet divides cells at: where the comma is for decimals, it opens a file of commas at the
 * semicolons inside of its cells.
 */
const dividedSign = new RegExp(`(?<=[,;\\t\\r\\n]${unseen})${sign}`, 'gu');

/** An apostrophe in front makes text of a formula. */
function withoutFormulas(text: string): string {
  const divided = text.replace(dividedSign, "'$&");
  return startsFormula.test(text) ? `'${divided}` : divided;
}

function writeCell(cell: Cell): string {
  const text = typeof cell === 'string' ? withoutFormulas(cell) : String(cell ?? '');
  return `"${text.replaceAll('"', '""')}"`;
}

/** One line of CSV as RFC 4180 has it, every cell quoted, safe against formula injection. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(writeCell).join(',')}\r\n`;
