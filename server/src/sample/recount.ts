import { analyzeWords } from '@chat-module/answer-engine/understand/analyze-words';
import { questionKeyOf } from '@chat-module/answer-engine/understand/question-key';
import { countSources } from '../analytics/daily-analytics.store.ts';
import { highestDownRating } from '../conversations/session-badges.store.ts';
import type { ConversationRow, VisitorSessionRow } from '../database/rows/conversations.ts';
import type { FaqRow, UnansweredQuestionRow } from '../database/rows/faqs.ts';
import type { ConversationTotalRow, DailyAnalyticsRow } from '../database/rows/figures.ts';
import type { ReservationRow } from '../database/rows/submissions.ts';
import { stepNumber, stepOfMessage } from '../figures/visit-step.ts';
import { newId } from '../ids.ts';
import { noLocation } from '../locations/of-location.ts';
import type { VisitStart } from '../visit-start.ts';

/** Each day's figures, as if the messages had arrived one by one. */
export const recountDays = (conversations: readonly ConversationRow[]): DailyAnalyticsRow[] =>
  groupBy(conversations, ({ day }) => day).map(([date, first, turns]) => ({
    id: newId(),
    botId: first.botId,
    locationId: first.locationId ?? noLocation,
    date,
    conversationCount: turns.length,
    responseTimeSumMs: sum(turns.map(({ responseTimeMs }) => responseTimeMs)),
    ratingCount: turns.filter(({ satisfactionRating }) => satisfactionRating !== null).length,
    ratingSum: sum(turns.map(({ satisfactionRating }) => satisfactionRating ?? 0)),
    ...countSources(turns),
  }));

type OfSession = Pick<VisitorSessionRow, 'sessionId'>;
type Reserved = OfSession & Pick<ReservationRow, 'status'>;

export const recountVisits = (
  conversations: readonly ConversationRow[],
  leads: readonly OfSession[],
  reservations: readonly Reserved[],
  startOf: (at: Date) => VisitStart,
): VisitorSessionRow[] =>
  groupBy(oldestFirst(conversations), ({ botId, sessionId }) => `${botId} ${sessionId}`).map(([, first, turns]) => ({
    id: newId(),
    botId: first.botId,
    sessionId: first.sessionId,
    locationId: first.locationId,
    messageCount: turns.length,
    hasLead: leads.some(({ sessionId }) => sessionId === first.sessionId) ? 1 : 0,
    hasReservation: reservations.some(({ sessionId }) => sessionId === first.sessionId) ? 1 : 0,
    hasUnanswered: turns.some(isOpenQuestion) ? 1 : 0,
    isRatedDown: turns.some(isRatedDown) ? 1 : 0,
    day: first.day,
    step: Math.max(...turns.map(stepOfMessage), stepOfReservations(reservations, first.sessionId)),
    isAfterHours: startOf(new Date(first.createdAt)).isOfficeOpen === false ? 1 : 0,
    startedAt: first.createdAt,
    lastMessageAt: turns.at(-1)?.createdAt ?? first.createdAt,
  }));

function stepOfReservations(reservations: readonly Reserved[], sessionId: string): number {
  const own = reservations.filter((it) => it.sessionId === sessionId);
  if (own.length === 0) return 0;
  const isConfirmed = own.some(({ status }) => status === 'confirmed' || status === 'completed');
  return stepNumber(isConfirmed ? 'confirmed' : 'reserved');
}

export const recountTotals = (conversations: readonly ConversationRow[]): ConversationTotalRow[] =>
  groupBy(conversations, ({ locationId, responseSource }) => `${locationId} ${responseSource}`).map(
    ([, first, turns]) => ({
      locationId: first.locationId ?? noLocation,
      responseSource: first.responseSource,
      count: turns.length,
      responseTimeSumMs: sum(turns.map(({ responseTimeMs }) => responseTimeMs)),
    }),
  );

export function recountFaqUse(faqs: readonly FaqRow[], conversations: readonly ConversationRow[]): FaqRow[] {
  const uses = new Map<string | null, number>();
  for (const { faqId } of conversations) uses.set(faqId, (uses.get(faqId) ?? 0) + 1);
  return faqs.map((faq) => ({ ...faq, usageCount: uses.get(faq.id) ?? 0 }));
}

const isRatedDown = ({ satisfactionRating }: ConversationRow): boolean =>
  satisfactionRating !== null && satisfactionRating <= highestDownRating;

const isOpenQuestion = ({ responseSource, userMessage }: ConversationRow): boolean =>
  responseSource === 'unanswered' && questionKeyOf(analyzeWords(userMessage)) !== '';

/** The unanswered questions, grouped by key, in their latest wording. */
export function recountUnanswered(conversations: readonly ConversationRow[]): UnansweredQuestionRow[] {
  const unanswered = conversations.filter(({ responseSource }) => responseSource === 'unanswered');
  return groupBy(oldestFirst(unanswered), ({ userMessage }) => questionKeyOf(analyzeWords(userMessage)))
    .filter(([questionKey]) => questionKey !== '')
    .map(([questionKey, first, turns]) => {
      const last = turns.at(-1) ?? first;
      return {
        id: newId(),
        botId: last.botId,
        locationId: last.locationId,
        question: last.userMessage,
        questionKey,
        count: turns.length,
        firstAskedAt: first.createdAt,
        lastAskedAt: last.createdAt,
      };
    });
}

const oldestFirst = (conversations: readonly ConversationRow[]): ConversationRow[] =>
  [...conversations].sort((a, b) => a.createdAt.localeCompare(b.createdAt));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Each key with its first item and all its items. */
function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): [string, T, T[]][] {
  const groups = new Map<string, [string, T, T[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group[2].push(item);
    else groups.set(key, [key, item, [item]]);
  }
  return [...groups.values()];
}
