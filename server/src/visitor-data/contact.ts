import { digitsOf, localDigitsOf } from '@chat-module/contract/digits-of';
import { sql } from 'kysely';

/** What an operator entered to find a visitor. */
export interface Contact {
  /** May be a session id, whatever it looks like. */
  readonly sessionId: string;
  /** In lower case. */
  readonly email: string | undefined;
  /** The last ten digits, or all of a shorter number: people include the country code or leave it out. */
  readonly phoneDigits: string | undefined;
}

const fewestDigits = 7;

export function readContact(text: string): Contact {
  const isPhone = /^[\d\s().+/-]+$/.test(text) && digitsOf(text).length >= fewestDigits;
  return {
    sessionId: text,
    email: text.includes('@') ? text.toLowerCase() : undefined,
    phoneDigits: isPhone ? localDigitsOf(text) : undefined,
  };
}

const separators = [' ', '-', '(', ')', '.', '+', '/', '\t', '\u00a0', '\u2011', '\u2013'];

/** A column without the punctuation that people put between digits. */
const closedUp = (column: string) =>
  separators.reduce((text, separator) => sql`replace(${text}, ${separator}, '')`, sql`${sql.ref(column)}`);

/**
 * A database condition for rows that may contain a contact, including some where it is part of something longer, which
 * `containsContact` rules out.
 */
export const mayContainPhone = (column: string, digits: string) =>
  sql<boolean>`${closedUp(column)} like ${`%${digits}%`}`;

export const mayContainEmail = (column: string, email: string) =>
  sql<boolean>`lower(${sql.ref(column)}) like ${`%${email.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
