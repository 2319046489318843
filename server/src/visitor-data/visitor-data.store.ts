import { type Expression, type SqlBool, sql } from 'kysely';
import { inBatches } from '../database/in-batches.ts';
import type { VisitorSessionRow } from '../database/rows/conversations.ts';
import type { UnansweredQuestionRow } from '../database/rows/faqs.ts';
import type { LeadRow, ReservationRow, SubmissionHistoryRow } from '../database/rows/submissions.ts';
import type { Database } from '../database/schema.ts';
import { notedEmails } from '../submissions/merge-repeat.ts';
import { type Contact, mayContainEmail, mayContainPhone } from './contact.ts';
import { containsContact } from './contains-contact.ts';

/** A visitor's tab: browsers create session ids, which belong to one bot. With a location, only the messages sent there. */
export type Visit = Pick<VisitorSessionRow, 'botId' | 'sessionId'> & Partial<Pick<VisitorSessionRow, 'locationId'>>;

const noRow = sql<boolean>`1 = 0`;

const anyOf = (conditions: readonly (Expression<SqlBool> | undefined)[]): Expression<SqlBool> => {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length === 0 ? noRow : sql<boolean>`(${sql.join(given, sql` or `)})`;
};

const ofSession = (contact: Contact) => sql<boolean>`${sql.ref('sessionId')} = ${contact.sessionId}`;

const mayStandIn = ({ email, phoneDigits }: Contact, ...columns: string[]) =>
  columns.flatMap((column) => [
    email === undefined ? undefined : mayContainEmail(column, email),
    phoneDigits === undefined ? undefined : mayContainPhone(column, phoneDigits),
  ]);

export async function findLeadsOf(db: Database, contact: Contact): Promise<LeadRow[]> {
  const leads = await db
    .selectFrom('leads')
    .selectAll()
    .where(anyOf([ofSession(contact), ...mayStandIn(contact, 'email', 'phone', 'notes')]))
    .execute();
  return leads.filter((lead) => containsContact(contact, lead, [lead.email, lead.phone, ...notedEmails(lead.notes)]));
}

export async function findReservationsOf(db: Database, contact: Contact): Promise<ReservationRow[]> {
  const reservations = await db
    .selectFrom('reservations')
    .selectAll()
    .where(anyOf([ofSession(contact), ...mayStandIn(contact, 'customerEmail', 'customerPhone', 'notes')]))
    .execute();
  return reservations.filter((it) =>
    containsContact(contact, it, [it.customerEmail, it.customerPhone, ...notedEmails(it.notes)]),
  );
}

/** The visits in which someone wrote the contact, or whose id it is. Reads every message: there is no full-text index. */
export async function findVisitsMentioning(db: Database, contact: Contact): Promise<Visit[]> {
  const turns = await db
    .selectFrom('conversations')
    .select(['botId', 'sessionId', 'userMessage'])
    .distinct()
    .where(anyOf([ofSession(contact), ...mayStandIn(contact, 'userMessage')]))
    .execute();
  return turns.filter((turn) => containsContact(contact, turn, [turn.userMessage]));
}

export async function findOpenQuestionsMentioning(db: Database, contact: Contact): Promise<UnansweredQuestionRow[]> {
  const questions = await db
    .selectFrom('unansweredQuestions')
    .selectAll()
    .where(anyOf(mayStandIn(contact, 'question')))
    .execute();
  return questions.filter(({ question }) => containsContact(contact, {}, [question]));
}

/** The open questions that these messages were listed under. */
export const findOpenQuestionsOf = (
  db: Database,
  botId: string,
  messages: readonly string[],
): Promise<UnansweredQuestionRow[]> =>
  inBatches(messages, (batch) =>
    db
      .selectFrom('unansweredQuestions')
      .selectAll()
      .where('botId', '=', botId)
      .where('question', 'in', batch)
      .execute(),
  );

const isOf = ({ botId, sessionId, locationId }: Visit) => {
  const visit = sql<boolean>`${sql.ref('sessionId')} = ${sessionId} and ${sql.ref('botId')} = ${botId}`;
  if (locationId === undefined) return visit;
  return sql<boolean>`${visit} and coalesce(${sql.ref('locationId')}, '') = ${locationId ?? ''}`;
};

export const findLeadsOfVisit = (db: Database, visit: Visit) =>
  db.selectFrom('leads').selectAll().where(isOf(visit)).execute();

export const findReservationsOfVisit = (db: Database, visit: Visit) =>
  db.selectFrom('reservations').selectAll().where(isOf(visit)).execute();

export const findSessionOfVisit = (db: Database, visit: Visit) =>
  db.selectFrom('visitorSessions').selectAll().where(isOf(visit)).execute();

export const findConversationsOfVisit = (db: Database, visit: Visit) =>
  db.selectFrom('conversations').selectAll().where(isOf(visit)).orderBy('createdAt').execute();

export const deleteConversationsOfVisit = (db: Database, visit: Visit) =>
  db
    .deleteFrom('conversations')
    .where(isOf(visit))
    .returning(['locationId', 'responseSource', 'responseTimeMs'])
    .execute();

/** The copies of replies that a repeated message would get. */
export const deleteRecentRepliesOfVisit = (db: Database, { botId, sessionId }: Visit) =>
  db.deleteFrom('recentReplies').where('botId', '=', botId).where('sessionId', '=', sessionId).execute();

export const deleteSessionOfVisit = (db: Database, visit: Visit) =>
  db.deleteFrom('visitorSessions').where(isOf(visit)).returning(['id', 'locationId']).execute();

type WithId = 'leads' | 'reservations' | 'unansweredQuestions';

export const deleteByIds = (db: Database, table: WithId, ids: readonly string[]) =>
  inBatches(ids, (batch) => db.deleteFrom(table).where('id', 'in', batch).execute());

/** What operators did with leads and reservations, newest first. */
export async function findHistoryOf(
  db: Database,
  leadIds: readonly string[],
  reservationIds: readonly string[],
): Promise<SubmissionHistoryRow[]> {
  const ofSubjects = (column: 'leadId' | 'reservationId', ids: readonly string[]) =>
    inBatches(ids, (batch) => db.selectFrom('submissionHistory').selectAll().where(column, 'in', batch).execute());
  const found = [...(await ofSubjects('leadId', leadIds)), ...(await ofSubjects('reservationId', reservationIds))];
  return found.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}

/** The locations that visitors' data still names although they are deleted. Reads one row of each location. */
export async function listDeletedLocationIds(db: Database): Promise<string[]> {
  const ids = new Set<string>();
  for (const table of ['visitorSessions', 'leads', 'reservations', 'unansweredQuestions'] as const) {
    const { rows } = await sql<{ id: string }>`
      with recursive place (id) as (
        select min(location_id) from ${sql.table(table)}
        union all
        select (select min(location_id) from ${sql.table(table)} where location_id > place.id) from place
          where place.id is not null
      )
      select id from place where id is not null and not exists (select 1 from locations where locations.id = place.id)`.execute(
      db,
    );
    for (const { id } of rows) ids.add(id);
  }
  return [...ids];
}
