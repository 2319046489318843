import { searchForm } from '@chat-module/contract/search-form';
import { type Kysely, type Migration, sql } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

const tables = ['leads', 'reservations'] as const;
const lastDay = '9999-12-31';

/** Assignees, follow-up dates, pages and the history of leads and reservations, and the indexes of their lists. */
export const submissionWork = ({ instant }: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const table of tables) {
      await addColumns(db, table);
      await fillPages(db, table);
      await indexDays(db, table, 'follow_up_on');
      await sql`create index ${sql.raw(`${table}_assignee_id`)} on ${sql.raw(table)} (assignee_id, created_at, id)
        where assignee_id is not null`.execute(db);
    }
    await indexDays(db, 'reservations', 'move_in_date');
    for (const columns of [['status'], ['locationId', 'status']].map((first) => [...first, 'createdAt', 'id']))
      await db.schema
        .createIndex(['reservations', ...columns].join('_'))
        .on('reservations')
        .columns(columns)
        .execute();
    await addSearchText(db);
    await createHistory(db, instant);
  },
});

async function addColumns(db: Kysely<unknown>, table: string): Promise<void> {
  for (const column of ['followUpOn', 'pageUrl'])
    await db.schema
      .alterTable(table)
      .addColumn(column, 'text', (it) => it.notNull().defaultTo(''))
      .execute();
  await db.schema
    .alterTable(table)
    .addColumn('assigneeId', 'text', (it) => it.references('users.id').onDelete('set null'))
    .execute();
}

/** The page of the last message in the same chat. */
const fillPages = (db: Kysely<unknown>, table: string) =>
  sql`update ${sql.raw(table)} set page_url = coalesce((
    select page_url from conversations it
    where it.session_id = ${sql.raw(table)}.session_id and it.bot_id = ${sql.raw(table)}.bot_id and it.page_url <> ''
    order by it.created_at desc limit 1), '') where session_id <> ''`.execute(db);

/** In the order of a day; rows without one come last. */
async function indexDays(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  const day = `(case when ${column} = '' then '${lastDay}' else ${column} end)`;
  for (const first of [[], ['location_id'], ['status'], ['location_id', 'status']])
    await sql`create index ${sql.raw([table, ...first, column].join('_'))}
      on ${sql.raw(table)} (${sql.raw([...first, day, 'id'].join(', '))})`.execute(db);
}

interface ReservationTexts {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly unitSize: string;
  readonly unitType: string;
}

const rowsAtOnce = 500;

async function addSearchText(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('reservations')
    .addColumn('searchText', 'text', (it) => it.notNull().defaultTo(''))
    .execute();
  for (let last: string | undefined = ''; last !== undefined; ) last = await fillSearchAfter(db, last);
}

/** Returns the last id it filled, or nothing when no row is left. */
async function fillSearchAfter(db: Kysely<unknown>, lastId: string): Promise<string | undefined> {
  const { rows } = await sql<ReservationTexts>`
    select id, customer_name as name, customer_phone as phone, customer_email as email, unit_size as "unitSize",
      unit_type as "unitType"
    from reservations where id > ${lastId} order by id limit ${rowsAtOnce}`.execute(db);
  for (const row of rows)
    await sql`update reservations set search_text = ${searchTextOf(row)} where id = ${row.id}`.execute(db);
  return rows.at(-1)?.id;
}

const searchTextOf = ({ name, phone, email, unitSize, unitType }: ReservationTexts): string =>
  searchForm([name, email, unitSize, unitType, phone, phone.replace(/\D/g, '')].join('\n'));

/** An entry goes with its lead or reservation, and outlives its author. */
async function createHistory(db: Kysely<unknown>, instant: ColumnTypes['instant']): Promise<void> {
  await db.schema
    .createTable('submissionHistory')
    .addColumn('id', 'text', (it) => it.primaryKey())
    .addColumn('leadId', 'text', (it) => it.references('leads.id').onDelete('cascade'))
    .addColumn('reservationId', 'text', (it) => it.references('reservations.id').onDelete('cascade'))
    .addColumn('kind', 'text', (it) => it.notNull())
    .addColumn('actorId', 'text')
    .addColumn('actorName', 'text', (it) => it.notNull())
    .addColumn('fromValue', 'text', (it) => it.notNull())
    .addColumn('toValue', 'text', (it) => it.notNull())
    .addColumn('createdAt', instant, (it) => it.notNull())
    .execute();
  for (const subject of ['leadId', 'reservationId'])
    await db.schema
      .createIndex(`submissionHistory_${subject}`)
      .on('submissionHistory')
      .columns([subject, 'createdAt', 'id'])
      .execute();
}
