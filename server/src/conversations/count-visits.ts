import { sql } from 'kysely';
import { prepared } from '../database/prepared.ts';
import type { ConversationRow, VisitorSessionRow } from '../database/rows/conversations.ts';
import type { HourlyVisitsRow } from '../database/rows/figures.ts';
import type { Database } from '../database/schema.ts';
import { countHours } from '../figures/hourly-visits.store.ts';
import { takeOpening } from '../figures/openings.store.ts';
import { countOutcomes, type Outcome } from '../figures/outcomes.store.ts';
import { outcomeOfSteps, stepNumber, stepOfMessage } from '../figures/visit-step.ts';
import { groupsInOrder } from '../groups-in-order.ts';
import { newId } from '../ids.ts';
import { noLocation } from '../locations/of-location.ts';
import type { VisitStart } from '../visit-start.ts';
import { markEarlierSubmissions } from './session-badges.store.ts';

export type VisitMessage = Pick<
  ConversationRow,
  'botId' | 'sessionId' | 'locationId' | 'responseSource' | 'unitId' | 'day' | 'createdAt'
> & {
  /** Whether it is a question without an answer. */
  readonly isOpenQuestion: boolean;
  /** A pseudonym of the visitor's browser for that day, as in `chatOpenings`. */
  readonly visitor: string;
  /** `undefined` if the session has earlier messages. */
  readonly start: VisitStart | undefined;
};

/** What a transaction adds to the figures once all its visits are written. */
interface Added {
  readonly outcomes: Outcome[];
  readonly hours: Omit<HourlyVisitsRow, 'visits'>[];
}

/** Adds messages to their visits and counts these; returns the first message of each new visit. */
export async function countVisits<Message extends VisitMessage>(
  db: Database,
  messages: readonly Message[],
): Promise<Message[]> {
  const added: Added = { outcomes: [], hours: [] };
  const newVisits: Message[] = [];
  const keyOf = ({ botId, sessionId, locationId }: Message) => `${botId} ${sessionId} ${locationId}`;
  for (const ofVisit of groupsInOrder(messages, keyOf)) newVisits.push(...(await countInVisit(db, ofVisit, added)));
  for (const visit of groupsInOrder(newVisits, ({ botId, day, visitor }) => `${botId} ${day} ${visitor}`).flat())
    added.outcomes.push(await outcomeOfOpening(db, visit));
  await countOutcomes(db, added.outcomes);
  await countHours(db, added.hours);
  return newVisits;
}

const addToVisit = prepared((db, visit: VisitorSessionRow) =>
  db
    .insertInto('visitorSessions')
    .values(visit)
    .onConflict((conflict) =>
      conflict.expression(sql`bot_id, session_id, coalesce(location_id, '')`).doUpdateSet((it) => ({
        messageCount: it('visitorSessions.messageCount', '+', visit.messageCount),
        lastMessageAt: visit.lastMessageAt,
        hasUnanswered: sql<number>`case when excluded.has_unanswered = 1 then 1 else visitor_sessions.has_unanswered end`,
      })),
    )
    .returning(['id', 'messageCount', 'step', 'day']),
);

const setStep = prepared((db, { id, step }: Pick<VisitorSessionRow, 'id' | 'step'>) =>
  db.updateTable('visitorSessions').set({ step }).where('id', '=', id),
);

/** Adds messages of one visit to it; returns the first of them if the visit is new. */
async function countInVisit<Message extends VisitMessage>(
  db: Database,
  messages: readonly Message[],
  { outcomes, hours }: Added,
): Promise<Message[]> {
  const [first] = messages;
  if (!first) return [];
  const { botId, sessionId, locationId, createdAt, day, start } = first;
  const count = messages.length;
  const [visit] = await addToVisit(db, {
    id: newId(),
    botId,
    sessionId,
    locationId,
    messageCount: count,
    hasLead: 0,
    hasReservation: 0,
    hasUnanswered: messages.some(({ isOpenQuestion }) => isOpenQuestion) ? 1 : 0,
    isRatedDown: 0,
    day,
    step: stepNumber('asked'),
    isAfterHours: start?.isOfficeOpen === false ? 1 : 0,
    startedAt: createdAt,
    lastMessageAt: messages.at(-1)?.createdAt ?? createdAt,
  });
  if (!visit) return [];
  const isNew = visit.messageCount === count;
  const reached = Math.max(visit.step, ...messages.map(stepOfMessage), isNew ? await stepBefore(db, visit.id) : 0);
  if (reached > visit.step) await setStep(db, { id: visit.id, step: reached });
  outcomes.push(outcomeOfSteps({ botId, locationId, day: visit.day }, isNew ? 0 : visit.step, reached));
  if (!isNew) return [];
  outcomes.push(outcomeOfHours(first));
  if (start) hours.push({ botId, locationId: locationId ?? noLocation, date: day, hour: start.hour });
  return [first];
}

/** The funnel step of a lead or reservation that the visitor left before the first message. */
async function stepBefore(db: Database, id: string): Promise<number> {
  const [marked] = await markEarlierSubmissions(db, { id });
  return marked?.hasReservation === 1 ? stepNumber('reserved') : 0;
}

const outcomeDay = ({ botId, locationId, day }: VisitMessage) => ({
  botId,
  locationId: locationId ?? noLocation,
  date: day,
});

function outcomeOfHours(first: VisitMessage): Outcome {
  const isOpen = first.start?.isOfficeOpen;
  if (isOpen === undefined) return outcomeDay(first);
  return { ...outcomeDay(first), [isOpen ? 'officeHoursVisits' : 'afterHoursVisits']: 1 };
}

async function outcomeOfOpening(db: Database, first: VisitMessage): Promise<Outcome> {
  const taken = await takeOpening(db, { botId: first.botId, day: first.day, subject: first.visitor });
  return { ...outcomeDay(first), opened: taken.length > 0 ? 0 : 1 };
}
