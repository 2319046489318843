import type { Page } from '../database/paging.ts';
import type { Database } from '../database/schema.ts';

interface OfLocation {
  readonly locationId: string | null;
  readonly deletedLocationName: string | null;
}

/** Adds the location's name to each row of a page, as the screens show it. */
export async function nameLocations<Row extends OfLocation>(
  db: Database,
  { rows, nextCursor }: Page<Row>,
): Promise<Page<Row & { readonly locationName: string }>> {
  const ids = [...new Set(rows.flatMap(({ locationId }) => locationId ?? []))];
  const found =
    ids.length === 0
      ? []
      : await db.selectFrom('locations').select(['id', 'businessName']).where('id', 'in', ids).execute();
  const names = new Map(found.map(({ id, businessName }) => [id, businessName]));
  const nameOf = ({ locationId, deletedLocationName }: Row): string =>
    names.get(locationId ?? '') ?? (deletedLocationName === null ? 'Unknown' : `${deletedLocationName} (deleted)`);
  return { rows: rows.map((row) => ({ ...row, locationName: nameOf(row) })), nextCursor };
}
