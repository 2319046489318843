import type { FollowUp, WorkFields } from '@chat-module/contract/submissions';
import { calendarDay, serverTimezone } from '../calendar.ts';
import type { Context } from '../context.ts';
import type { Page } from '../database/paging.ts';
import type { LeadRow } from '../database/rows/submissions.ts';
import type { Database } from '../database/schema.ts';
import { nameDeletedLocations } from '../locations/name-deleted-locations.ts';
import { findNames } from './assignees.store.ts';

type Worked = Pick<LeadRow, 'locationId' | 'assigneeId' | 'followUpOn' | 'pageUrl'> & { readonly status: string };

type Described<Row> = Row & WorkFields & { readonly deletedLocationName: string | null };

/** Adds to each row its deleted location's name, its assignee's name and whether its follow-up is due. */
export async function describeWork<Row extends Worked>(
  { db, clock }: Context,
  rows: readonly Row[],
  openStatuses: readonly string[],
): Promise<Described<Row>[]> {
  const names = await findNames(
    db,
    rows.map(({ assigneeId }) => assigneeId),
  );
  const dated = rows.filter(({ followUpOn }) => followUpOn !== '');
  const timezones = await findTimezones(
    db,
    dated.flatMap(({ locationId }) => locationId ?? []),
  );
  const now = clock.now();
  const followUpOf = ({ status, followUpOn, locationId }: Row): FollowUp | null => {
    if (followUpOn === '' || !openStatuses.includes(status)) return null;
    const today = calendarDay(now, timezones.get(locationId ?? '') || serverTimezone);
    if (followUpOn === today) return 'today';
    return followUpOn < today ? 'overdue' : 'later';
  };
  return (await nameDeletedLocations(db, rows)).map((row) => ({
    ...row,
    assigneeName: names.get(row.assigneeId ?? '') ?? null,
    followUp: followUpOf(row),
  }));
}

export const describePage = async <Row extends Worked>(
  context: Context,
  { rows, nextCursor }: Page<Row>,
  openStatuses: readonly string[],
): Promise<Page<Described<Row>>> => ({ rows: await describeWork(context, rows, openStatuses), nextCursor });

export async function describeOne<Row extends Worked>(
  context: Context,
  row: Row,
  openStatuses: readonly string[],
): Promise<Described<Row>> {
  const [described] = await describeWork(context, [row], openStatuses);
  if (!described) throw new Error('A row was lost.');
  return described;
}

async function findTimezones(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return new Map();
  const rows = await db.selectFrom('locations').select(['id', 'timezone']).where('id', 'in', distinct).execute();
  return new Map(rows.map(({ id, timezone }) => [id, timezone]));
}
