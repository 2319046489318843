/** Characters that spreadsheets skip before a formula: white space, quotes, control and invisible characters. */
const unseen = String.raw`[\s"'\p{Pi}\p{Pf}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*`;

/** Characters that start a formula, including the full-width and small forms that some spreadsheets accept. */
const sign = '[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20\\uFE66\\uFE62\\uFE63\\uFE6B\\u2212]';

const startsFormula = new RegExp(`^(?:${unseen}${sign}|[\\t\\r])`, 'u');

/**
 * The same after characters that another spreadsheet splits cells at: where the comma is the decimal separator, it opens a
 * comma-separated file at the semicolons inside its cells.
 */
const divided = `(?<=[,;\\t\\r\\n]${unseen})`;
const dividedSign = new RegExp(`${divided}${sign}`, 'gu');
const guardedSign = new RegExp(`${divided}'(${sign})`, 'gu');

/** A cell of a CSV file whose formulas are text to a spreadsheet: an apostrophe precedes each. */
export function guardFormulas(text: string): string {
  const guarded = text.replace(dividedSign, "'$&");
  return startsFormula.test(text) ? `'${guarded}` : guarded;
}

/** The text of a cell that `guardFormulas` wrote. */
export function unguardFormulas(cell: string): string {
  const text = cell.startsWith("'") && startsFormula.test(cell.slice(1)) ? cell.slice(1) : cell;
  return text.replace(guardedSign, '$1');
}
