type Cell = string | number | null;

/** Characters that spreadsheets skip before a formula: white space, quotes, control and invisible characters. */
const unseen = String.raw`[\s"'\p{Pi}\p{Pf}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*`;

/** Characters that start a formula, including the full-width and small forms that some spreadsheets accept. */
const sign = '[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20\\uFE66\\uFE62\\uFE63\\uFE6B\\u2212]';

const startsFormula = new RegExp(`^(?:${unseen}${sign}|[\\t\\r])`, 'u');

/**
 * The same after characters that another spreadsheet splits cells at: where the comma is the decimal separator, it opens a
 * comma-separated file at the semicolons inside its cells.
 */
const dividedSign = new RegExp(`(?<=[,;\\t\\r\\n]${unseen})${sign}`, 'gu');

/** A leading apostrophe turns a formula into text. */
function withoutFormulas(text: string): string {
  const divided = text.replace(dividedSign, "'$&");
  return startsFormula.test(text) ? `'${divided}` : divided;
}

function writeCell(cell: Cell): string {
  const text = typeof cell === 'string' ? withoutFormulas(cell) : String(cell ?? '');
  return `"${text.replaceAll('"', '""')}"`;
}

/** One line of CSV (RFC 4180), every cell quoted, safe against formula injection. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(writeCell).join(',')}\r\n`;
