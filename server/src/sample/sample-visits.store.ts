import type { Database, Schema } from '../database/schema.ts';

type VisitTable =
  | 'conversations'
  | 'visitorSessions'
  | 'conversationTotals'
  | 'sessionTotals'
  | 'dailyAnalytics'
  | 'unansweredQuestions'
  | 'leads'
  | 'reservations';

export type SampleVisits = { readonly [Table in VisitTable]: readonly Schema[Table][] };

/** Of at most 17 columns each: far below the 32,766 values that SQLite takes in one statement. */
const rowsAtOnce = 500;

export async function insertSampleVisits(db: Database, visits: SampleVisits): Promise<void> {
  const { conversations, visitorSessions, conversationTotals, sessionTotals } = visits;
  const { dailyAnalytics, unansweredQuestions, leads, reservations } = visits;
  for (const rows of batches(conversations)) await db.insertInto('conversations').values(rows).execute();
  for (const rows of batches(visitorSessions)) await db.insertInto('visitorSessions').values(rows).execute();
  for (const rows of batches(conversationTotals)) await db.insertInto('conversationTotals').values(rows).execute();
  for (const rows of batches(sessionTotals)) await db.insertInto('sessionTotals').values(rows).execute();
  for (const rows of batches(dailyAnalytics)) await db.insertInto('dailyAnalytics').values(rows).execute();
  for (const rows of batches(unansweredQuestions)) await db.insertInto('unansweredQuestions').values(rows).execute();
  for (const rows of batches(leads)) await db.insertInto('leads').values(rows).execute();
  for (const rows of batches(reservations)) await db.insertInto('reservations').values(rows).execute();
}

const batches = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, index) =>
    rows.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  );
