import type { ResponseSource } from '@chat-module/contract/response-sources';
import { calendarDay, daysBefore } from '../calendar.ts';
import type { BotRow } from '../database/rows/bots.ts';
import type { ConversationRow } from '../database/rows/conversations.ts';
import type { FaqRow } from '../database/rows/faqs.ts';
import { newId } from '../ids.ts';
import { composeSessions } from './compose-sessions.ts';
import { samplePageUrls } from './content/sample-facility.ts';
import { type DayWindow, dayWindow } from './day-window.ts';
import { firstDay, planEarlierDay } from './plan-day.ts';
import type { SampleSession, SampleTurn } from './sample-turn.ts';
import { chance, pickEarly, type Random, wholeNumber } from './seeded-random.ts';
import { visitTimesMs } from './visit-times.ts';
import { visitorTopics } from './visitor-topics.ts';

export const sampleDays = 30;

interface SampleMonth {
  readonly bot: Pick<BotRow, 'id' | 'locationId'>;
  readonly faqs: readonly FaqRow[];
  readonly timezone: string;
  readonly now: Date;
}

/** Visitors' conversations on the day of the install and the days before it, oldest day first. */
export function composeConversations(random: Random, { bot, faqs, timezone, now }: SampleMonth): ConversationRow[] {
  const topics = visitorTopics(faqs);
  const today = calendarDay(now, timezone);
  return Array.from({ length: sampleDays }, (_, index) => sampleDays - 1 - index).flatMap((daysAgo) => {
    const day = daysBefore(today, daysAgo);
    const window = dayWindow(day, timezone, now);
    const plan = daysAgo === 0 ? firstDay : planEarlierDay(random, day, daysAgo);
    return composeSessions(random, plan, topics).flatMap((session) => conversationRows(random, session, bot, window));
  });
}

function conversationRows(
  random: Random,
  session: SampleSession,
  bot: SampleMonth['bot'],
  window: DayWindow,
): ConversationRow[] {
  const sessionId = newId();
  const pageUrl = pickEarly(random, samplePageUrls);
  const timesMs = visitTimesMs(random, window, session.length);
  // Field by field: spreading thousands of turns into rows would take twenty times the memory.
  return session.map((turn, index) => ({
    id: newId(),
    botId: bot.id,
    locationId: bot.locationId,
    sessionId,
    userMessage: turn.userMessage,
    botResponse: turn.botResponse,
    responseSource: turn.responseSource,
    faqId: turn.faqId,
    unitId: turn.unitId,
    satisfactionRating: rating(random, turn),
    responseTimeMs: responseTimeMs(random, turn),
    pageUrl,
    day: window.day,
    sources: '[]',
    modelOutcome: turn.responseSource === 'ai' ? 'answered' : null,
    modelDetail: '',
    dialogueState: '{}',
    createdAt: new Date(timesMs[index] ?? window.endMs).toISOString(),
  }));
}

interface Manner {
  readonly fastestMs: number;
  readonly slowestMs: number;
  /** The share of positive ratings. */
  readonly liked: number;
}

const lookedUp: Manner = { fastestMs: 4, slowestMs: 38, liked: 0.93 };

const manners: Readonly<Record<ResponseSource, Manner>> = {
  faq: { ...lookedUp, liked: 0.95 },
  website: lookedUp,
  ai: { fastestMs: 620, slowestMs: 3400, liked: 0.86 },
  unit_details: lookedUp,
  unit_pricing: { ...lookedUp, liked: 0.7 },
  contextual_promo_unit: { ...lookedUp, liked: 0.75 },
  availability_inquiry: lookedUp,
  unanswered: { ...lookedUp, liked: 0.1 },
};

const ratedShare = 0.11;

function rating(random: Random, { responseSource }: SampleTurn): number | null {
  if (!chance(random, ratedShare)) return null;
  return chance(random, manners[responseSource].liked) ? 5 : 1;
}

/** Most response times are near the fast end. */
function responseTimeMs(random: Random, { responseSource }: SampleTurn): number {
  const { fastestMs, slowestMs } = manners[responseSource];
  return wholeNumber(random, fastestMs, fastestMs + Math.round((slowestMs - fastestMs) * random()));
}
