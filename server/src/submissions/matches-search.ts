import { digitsOf } from '@chat-module/contract/digits-of';
import { type Expression, type SqlBool, sql } from 'kysely';
import { likeContaining } from '../database/like.ts';

const significantDigits = 10;
const fewestDigits = 3;

/** Whether the search text of a row contains a text in its search form. */
export function matchesSearch(searched: string): Expression<SqlBool> {
  const asWritten = likeContaining('searchText', searched);
  const digits = digitsOf(searched);
  const isPhone = /^[\d\s().+/-]+$/.test(searched) && digits.length >= fewestDigits;
  if (!isPhone) return asWritten;
  // People include the country code or leave it out.
  const asDigits = likeContaining('searchText', digits.slice(-significantDigits));
  return sql<SqlBool>`(${asWritten} or ${asDigits})`;
}
