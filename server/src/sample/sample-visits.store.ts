import { inBatches } from '../database/in-batches.ts';
import type { Database, Schema } from '../database/schema.ts';

type VisitTable =
  | 'conversations'
  | 'visitorSessions'
  | 'conversationTotals'
  | 'sessionTotals'
  | 'dailyAnalytics'
  | 'dailyOutcomes'
  | 'hourlyVisits'
  | 'faqDays'
  | 'unansweredQuestions'
  | 'leads'
  | 'reservations';

export type SampleVisits = { readonly [Table in VisitTable]: readonly Schema[Table][] };

export async function insertSampleVisits(db: Database, visits: SampleVisits): Promise<void> {
  const { conversations, visitorSessions, conversationTotals, sessionTotals } = visits;
  const { dailyAnalytics, dailyOutcomes, hourlyVisits, faqDays, unansweredQuestions, leads, reservations } = visits;
  await inBatches(conversations, (rows) => db.insertInto('conversations').values(rows).execute());
  await inBatches(visitorSessions, (rows) => db.insertInto('visitorSessions').values(rows).execute());
  await inBatches(conversationTotals, (rows) => db.insertInto('conversationTotals').values(rows).execute());
  await inBatches(sessionTotals, (rows) => db.insertInto('sessionTotals').values(rows).execute());
  await inBatches(dailyAnalytics, (rows) => db.insertInto('dailyAnalytics').values(rows).execute());
  await insertFigures(db, { dailyOutcomes, hourlyVisits, faqDays });
  await inBatches(unansweredQuestions, (rows) => db.insertInto('unansweredQuestions').values(rows).execute());
  await inBatches(leads, (rows) => db.insertInto('leads').values(rows).execute());
  await inBatches(reservations, (rows) => db.insertInto('reservations').values(rows).execute());
}

export async function insertFigures(
  db: Database,
  { dailyOutcomes, hourlyVisits, faqDays }: Pick<SampleVisits, 'dailyOutcomes' | 'hourlyVisits' | 'faqDays'>,
): Promise<void> {
  await inBatches(dailyOutcomes, (rows) => db.insertInto('dailyOutcomes').values(rows).execute());
  await inBatches(hourlyVisits, (rows) => db.insertInto('hourlyVisits').values(rows).execute());
  await inBatches(faqDays, (rows) => db.insertInto('faqDays').values(rows).execute());
}
