import { sql } from 'kysely';
import { hour } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { isOfLocation, type LocationFilter } from '../locations/of-location.ts';

const hourOf = (instant: Date): string => new Date(Math.floor(instant.getTime() / hour) * hour).toISOString();

export const recordRefusal = (db: Database, locationId: string, now: Date) =>
  db
    .insertInto('refusedSubmissions')
    .values({ locationId, hour: hourOf(now), count: 1 })
    .onConflict((it) =>
      it.columns(['locationId', 'hour']).doUpdateSet({ count: sql<number>`refused_submissions.count + 1` }),
    )
    .execute();

export const forgetRefusals = (db: Database, before: string) =>
  db.deleteFrom('refusedSubmissions').where('hour', '<', before).execute();

export const countRefusals = (db: Database, filter: LocationFilter, since: string) =>
  db
    .selectFrom('refusedSubmissions')
    .innerJoin('locations', 'locations.id', 'refusedSubmissions.locationId')
    .select((it) => ['locations.id', 'locations.businessName', it.fn.sum<number>('count').as('count')])
    .where('hour', '>', since)
    .where(isOfLocation(filter, sql`locations.id`))
    .groupBy(['locations.id', 'locations.businessName'])
    .execute();
