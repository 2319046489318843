import type { ConversationRow, VisitorSessionRow } from '../database/rows/conversations.ts';
import type { UnansweredQuestionRow } from '../database/rows/faqs.ts';
import type { OutboxRow } from '../database/rows/mails.ts';
import type { LeadRow, ReservationRow, SubmissionHistoryRow } from '../database/rows/submissions.ts';
import type { Database } from '../database/schema.ts';
import { groupsInOrder } from '../groups-in-order.ts';
import { findMailsAbout } from '../mail/outbox.store.ts';
import type { Contact } from './contact.ts';
import * as store from './visitor-data.store.ts';

export interface FoundData {
  readonly visits: readonly store.Visit[];
  readonly leads: readonly LeadRow[];
  readonly reservations: readonly ReservationRow[];
  readonly history: readonly SubmissionHistoryRow[];
  readonly sessions: readonly VisitorSessionRow[];
  readonly conversations: readonly ConversationRow[];
  readonly openQuestions: readonly UnansweredQuestionRow[];
  readonly mails: readonly OutboxRow[];
}

/**
 * Everything stored about a visitor: rows that contain the contact, and every visit in which it was given or written. A
 * visit is one tab of one person, so everything in it is theirs too.
 */
export async function findVisitorData(db: Database, contact: Contact): Promise<FoundData> {
  const directLeads = await store.findLeadsOf(db, contact);
  const directReservations = await store.findReservationsOf(db, contact);
  const mentioning = await store.findVisitsMentioning(db, contact);
  const visits = distinctVisits([...directLeads, ...directReservations, ...mentioning]);
  const ofVisits = <Row>(find: (db: Database, visit: store.Visit) => Promise<Row[]>) => inEach(db, visits, find);
  const leads = byId([...directLeads, ...(await ofVisits(store.findLeadsOfVisit))]);
  const reservations = byId([...directReservations, ...(await ofVisits(store.findReservationsOfVisit))]);
  const conversations = await ofVisits(store.findConversationsOfVisit);
  const mentioned = await store.findOpenQuestionsMentioning(db, contact);
  return {
    visits,
    leads,
    reservations,
    history: await store.findHistoryOf(db, idsOf(leads), idsOf(reservations)),
    conversations,
    sessions: await ofVisits(store.findSessionOfVisit),
    openQuestions: byId([...mentioned, ...(await openQuestionsOf(db, conversations))]),
    mails: await findMailsAbout(db, idsOf([...leads, ...reservations])),
  };
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

const byId = <Row extends { id: string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

/** Always in the same order, so that concurrent erasures can't deadlock. */
const distinctVisits = (rows: readonly store.Visit[]): store.Visit[] =>
  groupsInOrder(
    rows.filter(({ sessionId }) => sessionId !== ''),
    ({ botId, sessionId }) => `${botId} ${sessionId}`,
  ).flatMap(([first]) => (first ? { botId: first.botId, sessionId: first.sessionId } : []));

async function inEach<Row>(
  db: Database,
  visits: readonly store.Visit[],
  find: (db: Database, visit: store.Visit) => Promise<Row[]>,
): Promise<Row[]> {
  const found: Row[] = [];
  for (const visit of visits) found.push(...(await find(db, visit)));
  return found;
}

/** Few enough for one statement on either database. */
const messagesAtOnce = 500;

async function openQuestionsOf(db: Database, conversations: readonly ConversationRow[]) {
  const found: UnansweredQuestionRow[] = [];
  for (const ofBot of groupsInOrder(conversations, ({ botId }) => botId)) {
    const messages = [...new Set(ofBot.map(({ userMessage }) => userMessage))];
    for (let from = 0; from < messages.length; from += messagesAtOnce) {
      const some = messages.slice(from, from + messagesAtOnce);
      found.push(...(await store.findOpenQuestionsOf(db, ofBot[0]?.botId ?? '', some)));
    }
  }
  return found;
}
