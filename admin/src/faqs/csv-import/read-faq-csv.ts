import { faqStatuses, importFaqs } from '@chat-module/contract/faqs';
import { unguardFormulas } from '@chat-module/contract/formula-guard';
import { type ParseResult, parse } from 'papaparse';
import type { z } from 'zod';

const faqSchema = importFaqs.body.shape.faqs.element;
export type FaqToImport = z.output<typeof faqSchema>;

/** A skipped row, with its number in the spreadsheet and the reason. */
export interface LeftOut {
  readonly row: number;
  readonly reason: string;
}

export type FaqCsv =
  | { readonly kind: 'unreadable'; readonly reason: string }
  | { readonly kind: 'read'; readonly faqs: readonly FaqToImport[]; readonly leftOut: readonly LeftOut[] };

type Columns = Readonly<
  Record<'question' | 'answer' | 'category' | 'questionEs' | 'answerEs' | 'status' | 'faqSet', number>
>;
type CheckedRow = { readonly row: number; readonly faq: FaqToImport } | LeftOut;

const separators = [',', ';', '\t'];

/** Detects the separator from the first row, whose cells are column names and don't contain it. */
const separatorOf = (text: string): string => {
  const [firstRow = ''] = text.split('\n', 1);
  const countIn = (separator: string) => firstRow.split(separator).length;
  return separators.reduce((best, separator) => (countIn(separator) > countIn(best) ? separator : best));
};

const columnsOf = (header: readonly string[]): Columns => {
  const names = header.map((cell) => cell.trim().toLowerCase());
  return {
    question: names.indexOf('question'),
    answer: names.indexOf('answer'),
    category: names.indexOf('category'),
    questionEs: names.indexOf('question_es'),
    answerEs: names.indexOf('answer_es'),
    status: names.indexOf('status'),
    faqSet: names.indexOf('faq_set'),
  };
};

const readRow = (row: number, cells: readonly string[], columns: Columns): CheckedRow => {
  // Only lists that this product exported have that column.
  const written = columns.faqSet === -1 ? (text: string) => text : unguardFormulas;
  const cell = (name: keyof Columns) => written(cells[columns[name]]?.trim() ?? '');
  const given = {
    question: cell('question'),
    answer: cell('answer'),
    category: cell('category') || undefined,
    questionEs: cell('questionEs') || undefined,
    answerEs: cell('answerEs') || undefined,
    // Other lists may have other statuses.
    status: faqStatuses.find((status) => status === cell('status').toLowerCase()),
  };
  const checked = faqSchema.safeParse(given);
  if (checked.success) return { row, faq: checked.data };
  return { row, reason: checked.error.issues.map((issue) => issue.message).join(' ') };
};

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

const readRows = ({ data, errors }: ParseResult<string[]>, columns: Columns): CheckedRow[] => {
  const brokenIndexes = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  return data.flatMap((cells, index) => {
    const row = index + 1;
    if (index === 0 || isBlank(cells)) return [];
    if (brokenIndexes.has(index)) return [{ row, reason: 'A quotation mark isn’t closed or doubled.' }];
    return [readRow(row, cells, columns)];
  });
};

const keyOf = ({ question }: FaqToImport): string => question.toLowerCase().replace(/\s+/g, ' ');

/** If a question occurs twice, the first row wins. */
const sortOut = (rows: readonly CheckedRow[]): FaqCsv => {
  const faqs: FaqToImport[] = [];
  const leftOut: LeftOut[] = [];
  const firstRows = new Map<string, number>();
  for (const read of rows) {
    const firstRow = 'faq' in read ? firstRows.get(keyOf(read.faq)) : undefined;
    if ('reason' in read) leftOut.push(read);
    else if (firstRow !== undefined) leftOut.push({ row: read.row, reason: `Duplicate of row ${firstRow}.` });
    else {
      firstRows.set(keyOf(read.faq), read.row);
      faqs.push(read.faq);
    }
  }
  return { kind: 'read', faqs, leftOut };
};

/** Reads questions and answers from CSV text whose first row names the columns. */
export const readFaqCsv = (text: string): FaqCsv => {
  if (text.trim() === '') return { kind: 'unreadable', reason: 'This file is empty.' };
  const parsed = parse<string[]>(text, { delimiter: separatorOf(text) });
  const columns = columnsOf(parsed.data[0] ?? []);
  if (columns.question === -1 || columns.answer === -1) {
    return { kind: 'unreadable', reason: 'The first row must name the columns “question” and “answer”.' };
  }
  return sortOut(readRows(parsed, columns));
};
