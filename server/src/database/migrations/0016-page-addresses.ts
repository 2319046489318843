import { type Kysely, type Migration, type RawBuilder, sql } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

type Text = RawBuilder<string>;

/**
 * Cuts stored page URLs to origin and path, like new ones: query strings and fragments may hold tokens. One statement that
 * touches only the rows it changes, on PostgreSQL in every partition. A URL with a user name, which no browser sends, is
 * emptied, and so is anything that isn't a web address.
 */
export const pageAddresses = ({ instant }: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    const position = sql.raw(instant === 'timestamptz' ? 'strpos' : 'instr');
    const upTo = (text: Text, sign: string): Text =>
      sql<string>`substr(${text}, 1, ${position}(${text} || ${sql.lit(sign)}, ${sql.lit(sign)}) - 1)`;
    const address = sql<string>`page_url`;
    const stripped = upTo(upTo(address, '#'), '?');
    const host = upTo(sql`substr(${stripped}, ${position}(${address}, '://') + 3)`, '/');
    const isWeb = sql`(lower(page_url) like 'http://%' or lower(page_url) like 'https://%')`;
    await sql`
      update conversations
      set page_url = case when ${isWeb} and ${position}(${host}, '@') = 0 then ${stripped} else '' end
      where page_url <> '' and (not ${isWeb} or page_url like '%?%' or page_url like '%#%' or page_url like '%@%')
    `.execute(db);
  },
});
