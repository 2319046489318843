import { sql } from 'kysely';

/** Whether a column contains a text. `%` and `_` in the text are literal. */
export const likeContaining = (column: string, text: string) =>
  sql<boolean>`${sql.ref(column)} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
