import { cityOfAddress } from '@chat-module/contract/city-of-address';
import { searchForm } from '@chat-module/contract/search-form';
import { type Kysely, type Migration, sql } from 'kysely';
import { isPostgres } from '../dialect.ts';

interface LocationTexts {
  readonly id: string;
  readonly businessName: string;
  readonly address: string;
  readonly phoneNumber: string;
  readonly website: string;
  readonly facilityEmail: string;
}

const rowsAtOnce = 500;

/** What the list of locations sorts and searches by. The sort keys compare by bytes, alike in both databases. */
export const locationLists: Migration = {
  async up(db: Kysely<unknown>) {
    const key = isPostgres(db) ? sql`text collate "C"` : sql`text`;
    for (const column of ['nameKey', 'cityKey', 'searchText'])
      await db.schema
        .alterTable('locations')
        .addColumn(column, column === 'searchText' ? 'text' : key, (it) => it.notNull().defaultTo(''))
        .execute();
    for (let last: string | undefined = ''; last !== undefined; ) last = await fillAfter(db, last);
    for (const column of ['nameKey', 'cityKey', 'updatedAt'])
      await db.schema.createIndex(`locations_${column}`).on('locations').columns([column, 'id']).execute();
  },
};

/** Returns the last id it filled, or nothing when no row is left. */
async function fillAfter(db: Kysely<unknown>, lastId: string): Promise<string | undefined> {
  const { rows } = await sql<LocationTexts>`
    select id, business_name as "businessName", address, phone_number as "phoneNumber", website,
      facility_email as "facilityEmail"
    from locations where id > ${lastId} order by id limit ${rowsAtOnce}`.execute(db);
  for (const row of rows) await fill(db, row);
  return rows.at(-1)?.id;
}

async function fill(
  db: Kysely<unknown>,
  { id, businessName, address, phoneNumber, website, facilityEmail }: LocationTexts,
) {
  const name = searchForm(businessName);
  const city = `${searchForm(cityOfAddress(address)) || '~'}\n${name}`;
  const digits = phoneNumber.replace(/\D/g, '');
  const searched = searchForm([businessName, address, website, facilityEmail, phoneNumber, digits].join('\n'));
  await sql`update locations set name_key = ${name}, city_key = ${city}, search_text = ${searched}
    where id = ${id}`.execute(db);
}
