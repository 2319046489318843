import { quoteLines } from '../mail/mail-text.ts';
import type { AddedDetail, Detail } from './submission.ts';

/** The longest notes that an operator can save. */
const longestNotes = 10_000;

interface Merged<Row> {
  /** Empty for an exact repeat. */
  readonly added: readonly AddedDetail[];
  readonly changes: Partial<Row>;
}

/**
 * What a repeat adds to the existing row: an empty field is filled, a different value is noted. `undefined` if the notes are
 * full and the repeat needs its own row.
 */
export function mergeRepeat<Row extends { readonly notes: string }>(
  row: Row,
  repeat: Row,
  details: readonly Detail<Row>[],
  at: string,
): Merged<Row> | undefined {
  const added: AddedDetail[] = [];
  const filled: Record<string, string> = {};
  let notes = row.notes;
  for (const { field, name } of details) {
    const [kept, given] = [String(row[field]), String(repeat[field])];
    if (given === '' || kept.toLowerCase() === given.toLowerCase()) continue;
    const note = noteOf(name, given);
    if (kept === '') filled[field] = given;
    else if (isNoted(notes, note)) continue;
    else notes = [notes, `${at}: ${note}`].filter((text) => text !== '').join('\n');
    added.push({ name, text: given });
  }
  if (notes.length > longestNotes) return undefined;
  return { added, changes: { ...filled, ...(notes !== row.notes && { notes }) } as Partial<Row> };
}

const noteStart = 'The visitor also gave this ';

const noteOf = (name: string, text: string): string => `${noteStart}${name}: ${quoteLines(text)}`;

const isNoted = (notes: string, note: string): boolean =>
  `${notes}\n`.toLowerCase().includes(`: ${note}\n`.toLowerCase());

/** The email addresses noted besides the one in its field. */
export const notedEmails = (notes: string): string[] =>
  [...notes.matchAll(new RegExp(`${noteStart}email: (\\S+)$`, 'gm'))].map(([, email = '']) => email);
