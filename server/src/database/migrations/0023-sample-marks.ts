import { type Kysely, type Migration, sql } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** Marks sample data, and keeps the names of deleted locations. */
export const sampleMarks = ({ instant }: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const table of ['locations', 'bots'])
      await db.schema.alterTable(table).addColumn('sampleMadeAt', instant).execute();
    await markSampleOfBefore(db);

    await db.schema
      .createTable('deletedLocations')
      .addColumn('id', 'text', (it) => it.primaryKey())
      .addColumn('businessName', 'text', (it) => it.notNull())
      .addColumn('deletedAt', instant, (it) => it.notNull())
      .execute();
    await sql`insert into deleted_locations (id, business_name, deleted_at)
      select subject_id, max(subject_name), max(created_at) from audit_entries
      where kind = 'location' and action = 'deleted' and subject_id not in (select id from locations)
      group by subject_id`.execute(db);
  },
});

interface Candidate {
  readonly id: string;
  readonly businessName: string;
  readonly createdAt: string;
}

const sampleName = 'Copper Lantern Self Storage';
const openedBeforeMs = 31 * 24 * 60 * 60_000;
/** Between the start of creating the sample and the creation of its ids. */
const makingTimeMs = 10 * 60_000;

/**
 * The sample facility claims to be 31 days older than the time in its id; no operator's facility does. A renamed one
 * counts while its invented visits exist.
 */
async function markSampleOfBefore(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Candidate>`
    select id, business_name as "businessName", created_at as "createdAt" from locations`.execute(db);
  for (const { id, businessName, createdAt } of rows) {
    const madeAt = new Date(Date.parse(createdAt) + openedBeforeMs).toISOString();
    const laterMs = madeAtMs(id) - Date.parse(madeAt);
    if (!(laterMs >= 0 && laterMs < makingTimeMs)) continue;
    if (businessName !== sampleName && !(await hasVisitsBefore(db, id, madeAt))) continue;
    await sql`update locations set sample_made_at = ${madeAt} where id = ${id}`.execute(db);
    await sql`update bots set sample_made_at = ${madeAt}
      where location_id = ${id} and created_at = ${createdAt}`.execute(db);
  }
}

/** The creation time in a UUIDv7; not a number for any other id. */
const madeAtMs = (id: string): number =>
  /^[\da-f]{8}-[\da-f]{4}-7/.test(id) ? Number.parseInt(id.slice(0, 13).replace('-', ''), 16) : Number.NaN;

async function hasVisitsBefore(db: Kysely<unknown>, locationId: string, madeAt: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 as one from conversations where location_id = ${locationId} and created_at <= ${madeAt} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
