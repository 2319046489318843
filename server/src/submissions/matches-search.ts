import { digitsOf, localDigitsOf } from '@chat-module/contract/digits-of';
import { type Expression, type SqlBool, sql } from 'kysely';
import { likeContaining } from '../database/like.ts';

const fewestDigits = 3;

/** Whether the search text of a row contains a text in its search form. */
export function matchesSearch(searched: string): Expression<SqlBool> {
  const asWritten = likeContaining('searchText', searched);
  const isPhone = /^[\d\s().+/-]+$/.test(searched) && digitsOf(searched).length >= fewestDigits;
  if (!isPhone) return asWritten;
  const asDigits = likeContaining('searchText', localDigitsOf(searched));
  return sql<SqlBool>`(${asWritten} or ${asDigits})`;
}
