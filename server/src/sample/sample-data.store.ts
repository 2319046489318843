import { type SqlBool, sql } from 'kysely';
import type { Database, Schema } from '../database/schema.ts';
import type { SampleMarks } from './sample-marks.store.ts';

/** Identifies the sample's visitor rows: its bots, its facilities, and its creation time. */
export interface SamplePlace {
  readonly botIds: readonly string[];
  readonly locationIds: readonly string[];
  readonly madeAt: string;
}

export function placeOf({ locations, bots }: SampleMarks): SamplePlace {
  const marks = [...locations, ...bots].flatMap(({ sampleMadeAt }) => sampleMadeAt ?? []);
  return {
    botIds: bots.map(({ id }) => id),
    locationIds: locations.map(({ id }) => id),
    madeAt: marks.sort().at(-1) ?? '',
  };
}

type OfVisitors = 'leads' | 'reservations' | 'conversations' | 'visitorSessions' | 'unansweredQuestions';
type TimeColumn = 'createdAt' | 'startedAt' | 'lastAskedAt';

const idsIn = (column: string, ids: readonly string[]) =>
  sql<SqlBool>`${sql.ref(column)} in (${sql.join([...ids, ''])})`;

/** Rows of the sample's bots or facilities. */
const ofPlace = ({ botIds, locationIds }: SamplePlace) =>
  sql<SqlBool>`(${idsIn('botId', botIds)} or ${idsIn('locationId', locationIds)})`;

/** The sample was created in one moment, before anyone could write. */
const invented = (place: SamplePlace, time: TimeColumn) =>
  sql<SqlBool>`${ofPlace(place)} and ${sql.ref(time)} <= ${place.madeAt}`;
const arrivedSince = (place: SamplePlace) =>
  sql<SqlBool>`${ofPlace(place)} and ${sql.ref('createdAt')} > ${place.madeAt}`;

const count = async (db: Database, table: keyof Schema, which: ReturnType<typeof invented>): Promise<number> => {
  const { rows } = await db
    .selectFrom(table)
    .select((it) => it.fn.countAll<number>().as('rows'))
    .where(which)
    .executeTakeFirstOrThrow();
  return rows;
};

export const countInvented = (db: Database, place: SamplePlace, table: OfVisitors, time: TimeColumn = 'createdAt') =>
  count(db, table, invented(place, time));

export const countSince = (db: Database, place: SamplePlace, table: 'leads' | 'reservations' | 'conversations') =>
  count(db, table, arrivedSince(place));

export const countOfBots = (db: Database, { botIds }: SamplePlace, table: 'faqs' | 'dailyAnalytics') =>
  count(db, table, idsIn('botId', botIds));

export const countOfLocations = (
  db: Database,
  { locationIds }: SamplePlace,
  table: 'users' | 'websitePages' | 'outbox',
) => count(db, table, idsIn('locationId', locationIds));

/** Whether someone has written, imported or changed FAQs of the sample's bots. */
export async function hasChangedFaqs(db: Database, { botIds, madeAt }: SamplePlace): Promise<boolean> {
  const changed = await db
    .selectFrom('faqs')
    .select('id')
    .where(idsIn('botId', botIds))
    .where((it) => it.or([it('createdAt', '>', madeAt), it('updatedAt', '>', madeAt)]))
    .limit(1)
    .executeTakeFirst();
  return changed !== undefined;
}

export const deleteInventedConversations = (db: Database, place: SamplePlace) =>
  db
    .deleteFrom('conversations')
    .where(invented(place, 'createdAt'))
    .returning(['locationId', 'responseSource', 'responseTimeMs', 'faqId'])
    .execute();

export const deleteInventedVisits = (db: Database, place: SamplePlace) =>
  db.deleteFrom('visitorSessions').where(invented(place, 'startedAt')).returning('locationId').execute();

export async function deleteInventedSubmissions(db: Database, place: SamplePlace): Promise<void> {
  await db.deleteFrom('unansweredQuestions').where(invented(place, 'lastAskedAt')).execute();
  await db.deleteFrom('leads').where(invented(place, 'createdAt')).execute();
  await db.deleteFrom('reservations').where(invented(place, 'createdAt')).execute();
}

/** Totals of zero would still count as the most common source. */
export async function deleteEmptyTotals(db: Database): Promise<void> {
  await db.deleteFrom('conversationTotals').where('count', '<=', 0).execute();
  await db.deleteFrom('sessionTotals').where('count', '<=', 0).execute();
}

export async function deleteFiguresUntil(db: Database, { botIds }: SamplePlace, lastDay: string): Promise<void> {
  for (const table of ['dailyAnalytics', 'dailyOutcomes', 'hourlyVisits', 'faqDays'] as const)
    await db.deleteFrom(table).where(idsIn('botId', botIds)).where('date', '<=', lastDay).execute();
}

/** Real visitors' messages of the sample's last day. */
export const findConversationsOfDay = (db: Database, place: SamplePlace, day: string) =>
  db.selectFrom('conversations').selectAll().where(ofPlace(place)).where('day', '=', day).execute();

/** Their visits, leads and reservations; of the latter two, also later ones. */
export const findVisitsOfDay = async (db: Database, place: SamplePlace, day: string) => ({
  visitorSessions: await db
    .selectFrom('visitorSessions')
    .selectAll()
    .where(ofPlace(place))
    .where('day', '=', day)
    .execute(),
  leads: await db.selectFrom('leads').selectAll().where(ofPlace(place)).execute(),
  reservations: await db.selectFrom('reservations').selectAll().where(ofPlace(place)).execute(),
});

export const reduceFaqUse = (db: Database, faqId: string, uses: number) =>
  db
    .updateTable('faqs')
    .set((it) => ({ usageCount: it('usageCount', '-', uses) }))
    .where('id', '=', faqId)
    .execute();

export const findMailsOfLocations = (db: Database, { locationIds }: SamplePlace) =>
  db.selectFrom('outbox').select('id').where(idsIn('locationId', locationIds)).execute();

export async function clearMarks(db: Database): Promise<void> {
  await db.updateTable('locations').set({ sampleMadeAt: null }).where('sampleMadeAt', 'is not', null).execute();
  await db.updateTable('bots').set({ sampleMadeAt: null }).where('sampleMadeAt', 'is not', null).execute();
}
