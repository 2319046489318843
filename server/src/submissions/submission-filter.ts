import { confirmedStatuses } from '@chat-module/contract/reservations';
import { searchForm } from '@chat-module/contract/search-form';
import type { SubmissionFilter } from '@chat-module/contract/submissions';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Context } from '../context.ts';
import { byDay } from '../database/paging.ts';
import { type LocationFilter, locationFilter } from '../locations/of-location.ts';
import { periodOfDays } from '../locations/period-of-days.ts';
import type { Operator } from '../session/operator.ts';
import { matchesSearch } from './matches-search.ts';
import { readToday } from './today.ts';

/** A filter as the database takes it. */
export interface ReadFilter {
  readonly place: LocationFilter;
  /** Empty: all. */
  readonly statuses: readonly string[];
  readonly conditions: readonly Expression<SqlBool>[];
  /** The search text in the form that searches compare; empty without a search. */
  readonly searched: string;
  readonly matches: Expression<SqlBool> | undefined;
}

interface Asked extends SubmissionFilter {
  readonly status?: string | undefined;
}

/** `openStatuses` are those with something left to do. */
export async function readFilter(
  context: Context,
  operator: Operator,
  asked: Asked,
  openStatuses: readonly string[],
): Promise<ReadFilter> {
  const searched = searchForm(asked.search?.trim() ?? '');
  return {
    place: locationFilter(operator, asked.locationId),
    statuses: statusesOf(asked.status),
    searched,
    matches: searched === '' ? undefined : matchesSearch(searched),
    conditions: [
      ...assignedTo(asked.assignee, operator),
      ...arrived(asked),
      ...arrived(await periodOfDays(context.db, asked)),
      ...(await toFollowUp(context, asked, openStatuses)),
    ],
  };
}

function statusesOf(status: string | undefined): readonly string[] {
  if (!status) return [];
  return status === 'confirmed_or_completed' ? confirmedStatuses : [status];
}

function assignedTo(assignee: string | undefined, operator: Operator): Expression<SqlBool>[] {
  if (!assignee) return [];
  if (assignee === 'nobody') return [sql`assignee_id is null`];
  return [sql`assignee_id = ${assignee === 'me' ? operator.id : assignee}`];
}

const arrived = ({ since, before }: Pick<Asked, 'since' | 'before'>): Expression<SqlBool>[] => [
  ...(since ? [sql<SqlBool>`created_at >= ${since}`] : []),
  ...(before ? [sql<SqlBool>`created_at < ${before}`] : []),
];

const { key: followUpKey } = byDay('followUpOn');

async function toFollowUp(
  context: Context,
  { followUp }: Asked,
  openStatuses: readonly string[],
): Promise<Expression<SqlBool>[]> {
  if (!followUp) return [];
  if (followUp === 'any') return [sql`${followUpKey} < '9999-12-31'`];
  const [earliest, ...later] = await readToday(context);
  const until = sql.raw(followUp === 'due' ? '<=' : '<');
  const isDueOn = (day: string | undefined) => sql<SqlBool>`${followUpKey} ${until} ${day}`;
  const dueElsewhere = later.map(({ day, timezones, isServers }) => {
    const here = sql`location_id in (select id from locations where timezone in (${sql.join([...timezones, 'none'])}))`;
    const nowhere = sql`not exists (select 1 from locations where locations.id = location_id)`;
    return sql<SqlBool>`(${isDueOn(day)} and ${isServers ? sql`(${here} or ${nowhere})` : here})`;
  });
  return [
    sql`status in (${sql.join(openStatuses.map((status) => sql.lit(status)))})`,
    // Lets the index limit the rows that the next condition compares.
    isDueOn(later.at(-1)?.day ?? earliest?.day),
    sql`(${sql.join([isDueOn(earliest?.day), ...dueElsewhere], sql` or `)})`,
  ];
}
