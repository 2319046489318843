import type { AuditChange } from '@chat-module/contract/audit';
import type { SampleData } from '@chat-module/contract/sample-data';
import { type Actor, recordAct } from '../audit/record-audit.ts';
import { deleteBot, lockBots, raiseKnowledgeVersion } from '../bots/bots.store.ts';
import { calendarDay } from '../calendar.ts';
import type { Context } from '../context.ts';
import { uncountConversations } from '../conversations/conversation-figures.store.ts';
import { lockSubject } from '../database/dialect.ts';
import type { ConversationRow } from '../database/rows/conversations.ts';
import type { Database } from '../database/schema.ts';
import { notFound } from '../errors.ts';
import { groupsInOrder } from '../groups-in-order.ts';
import { deleteLocation, insertDeletedLocation } from '../locations/locations.store.ts';
import { visitStart } from '../visit-start.ts';
import { sampleFacility } from './content/sample-facility.ts';
import { readSampleData } from './read-sample-data.ts';
import { recountDays } from './recount.ts';
import { recountFaqDays, recountHours, recountOutcomes } from './recount-outcomes.ts';
import * as store from './sample-data.store.ts';
import { findSampleMarks, type SampleMarks } from './sample-marks.store.ts';
import { insertFigures } from './sample-visits.store.ts';

/**
 * Removes the generated sample data. Newer data stays, and so do the facility, its bot and its FAQs if an operator keeps
 * them as their own.
 */
export const removeSampleData = (context: Context, keepFacility: boolean, actor: Actor): Promise<void> =>
  context.db.transaction().execute(async (transaction) => {
    await lockSubject(transaction, 'sample data');
    const marks = await findSampleMarks(transaction);
    if (marks.locations.length + marks.bots.length === 0) throw notFound('The sample data');
    const found = await readSampleData(transaction);
    await lockBots(transaction);
    // In the order in which a chat writes, because a visitor may chat meanwhile.
    for (const { id } of marks.bots) await raiseKnowledgeVersion(transaction, id);
    await eraseInvented(transaction, store.placeOf(marks));
    await recordErasure(transaction, context, found, actor);
    if (keepFacility) await keepAsOwn(transaction, context, marks, actor);
    else await removeFacility(transaction, context, marks, actor);
  });

async function eraseInvented(transaction: Database, place: store.SamplePlace): Promise<void> {
  const visits = await store.deleteInventedVisits(transaction, place);
  const turns = await store.deleteInventedConversations(transaction, place);
  await uncountConversations(
    transaction,
    turns,
    visits.map(({ locationId }) => locationId),
  );
  await store.deleteEmptyTotals(transaction);
  await store.deleteInventedSubmissions(transaction, place);
  for (const uses of groupsInOrder(turns, ({ faqId }) => faqId ?? ''))
    await store.reduceFaqUse(transaction, uses[0]?.faqId ?? '', uses.length);
  await recountFigures(transaction, place);
}

/** All days before the one of the sample's creation are invented; of that day, everything but real visitors' messages is. */
async function recountFigures(transaction: Database, place: store.SamplePlace): Promise<void> {
  const lastDay = calendarDay(new Date(place.madeAt), sampleFacility.timezone);
  await store.deleteFiguresUntil(transaction, place, lastDay);
  const real = await store.findConversationsOfDay(transaction, place, lastDay);
  const known = real.filter(({ botId }) => place.botIds.includes(botId));
  for (const alike of groupsInOrder(known, ({ botId, locationId }) => `${botId} ${locationId}`))
    await transaction.insertInto('dailyAnalytics').values(recountDays(alike)).execute();
  await recountOutcomesOf(transaction, place, lastDay, known);
}

async function recountOutcomesOf(
  transaction: Database,
  place: store.SamplePlace,
  lastDay: string,
  conversations: readonly ConversationRow[],
): Promise<void> {
  const found = await store.findVisitsOfDay(transaction, place, lastDay);
  const startOf = (at: Date) => visitStart(sampleFacility, at);
  const isKnown = ({ botId }: { readonly botId: string }) => place.botIds.includes(botId);
  const visitorSessions = found.visitorSessions.filter(isKnown);
  const leads = found.leads.filter(isKnown);
  const reservations = found.reservations.filter(isKnown);
  const visited = { visitorSessions, conversations, leads, reservations };
  const outcomes = recountOutcomes(visited, startOf, sampleFacility.timezone);
  await insertFigures(transaction, {
    dailyOutcomes: outcomes.filter(({ date }) => date === lastDay),
    hourlyVisits: recountHours(visitorSessions, startOf),
    faqDays: recountFaqDays(conversations),
  });
}

const erasedCounts = ['leads', 'reservations', 'conversations', 'openQuestions'] as const;

const recordErasure = (transaction: Database, { clock }: Context, found: SampleData, actor: Actor) =>
  recordAct(transaction, clock, {
    kind: 'visitor',
    id: '',
    name: '(sample data)',
    actor,
    action: 'erased',
    changes: erasedCounts.map((field) => ({ field, from: null, to: String(found[field]) })),
  });

const noLongerSample: readonly AuditChange[] = [{ field: 'isSample', from: 'true', to: 'false' }];

async function keepAsOwn(transaction: Database, { clock }: Context, marks: SampleMarks, actor: Actor): Promise<void> {
  await store.clearMarks(transaction);
  const kept = { actor, action: 'changed', changes: noLongerSample } as const;
  for (const { id, businessName: name } of marks.locations)
    await recordAct(transaction, clock, { ...kept, kind: 'location', id, name });
  for (const { id, name } of marks.bots) await recordAct(transaction, clock, { ...kept, kind: 'bot', id, name });
}

async function removeFacility(
  transaction: Database,
  { clock, outbox }: Context,
  marks: SampleMarks,
  actor: Actor,
): Promise<void> {
  const deletedAt = clock.now().toISOString();
  const mails = await store.findMailsOfLocations(transaction, store.placeOf(marks));
  await outbox.erase(
    transaction,
    mails.map(({ id }) => id),
  );
  for (const { id, name } of marks.bots) {
    await deleteBot(transaction, id);
    await recordAct(transaction, clock, { kind: 'bot', id, name, actor, action: 'deleted' });
  }
  for (const { id, businessName } of marks.locations) {
    await deleteLocation(transaction, id);
    await insertDeletedLocation(transaction, { id, businessName, deletedAt });
    await recordAct(transaction, clock, { kind: 'location', id, name: businessName, actor, action: 'deleted' });
  }
}
