import type { Page } from '../database/paging.ts';
import type { Database } from '../database/schema.ts';
import { findDeletedLocations } from './locations.store.ts';

interface OfLocation {
  readonly locationId: string | null;
}

type Named<Row> = Row & { readonly deletedLocationName: string | null };

/** Adds to each row the name of its location, if that is deleted. */
export async function nameDeletedLocations<Row extends OfLocation>(
  db: Database,
  rows: readonly Row[],
): Promise<Named<Row>[]> {
  const ids = new Set(rows.flatMap(({ locationId }) => locationId ?? []));
  const names = new Map((await findDeletedLocations(db, [...ids])).map(({ id, businessName }) => [id, businessName]));
  return rows.map((row) => ({ ...row, deletedLocationName: names.get(row.locationId ?? '') ?? null }));
}

export async function nameDeletedLocation<Row extends OfLocation>(db: Database, row: Row): Promise<Named<Row>> {
  const [found] = row.locationId === null ? [] : await findDeletedLocations(db, [row.locationId]);
  return { ...row, deletedLocationName: found?.businessName ?? null };
}

export const nameDeletedLocationsOfPage = async <Row extends OfLocation>(
  db: Database,
  { rows, nextCursor }: Page<Row>,
): Promise<Page<Named<Row>>> => ({ rows: await nameDeletedLocations(db, rows), nextCursor });
