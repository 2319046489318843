import { defaultReservationSettings, defaultRetentionDays } from '@chat-module/contract/locations';
import { defaultWidgetSettings } from '@chat-module/contract/widget-settings';
import { insertBot } from '../bots/bots.store.ts';
import { noKey } from '../bots/openai-key.ts';
import { widgetColumns } from '../bots/widget-columns.ts';
import { day, instantAfter } from '../clock.ts';
import type { BotRow } from '../database/rows/bots.ts';
import type { DailyOutcomesRow } from '../database/rows/figures.ts';
import type { LocationRow } from '../database/rows/locations.ts';
import type { Database } from '../database/schema.ts';
import { newFaqRow } from '../faqs/change-faqs.ts';
import { insertFaqs } from '../faqs/faqs.store.ts';
import { newId } from '../ids.ts';
import { listKeysOf } from '../locations/list-keys.ts';
import { insertLocation } from '../locations/locations.store.ts';
import { type VisitStart, visitStart } from '../visit-start.ts';
import { composeConversations, sampleDays } from './compose-conversations.ts';
import { composeLeads } from './compose-leads.ts';
import { composeReservations } from './compose-reservations.ts';
import { sampleAmenities, sampleBot, sampleFacility } from './content/sample-facility.ts';
import { sampleFaqs } from './content/sample-faqs.ts';
import { sizeOptionsPricedOn } from './content/sample-size-options.ts';
import { inventPeople } from './invent-people.ts';
import { recountDays, recountFaqUse, recountTotals, recountUnanswered, recountVisits } from './recount.ts';
import { recountFaqDays, recountHours, recountOutcomes } from './recount-outcomes.ts';
import { insertSampleVisits } from './sample-visits.store.ts';
import { seededRandom } from './seeded-random.ts';

const seed = 20_260_401;
const leadCount = 34;
const reservationCount = 42;

/** Fills an empty database with an invented facility and a month of visitors, so that no screen is empty. */
export async function insertSampleFacility(transaction: Database, now: Date, adminId: string): Promise<void> {
  const random = seededRandom(seed);
  const openedAt = instantAfter(now, -(sampleDays + 1) * day);
  const sampleMadeAt = now.toISOString();
  const location = describeLocation(adminId, openedAt, sampleMadeAt);
  const bot = describeBot(adminId, location, openedAt);
  const faqs = sampleFaqs.map((faq) => newFaqRow({ botId: bot.id }, faq, openedAt));
  const conversations = composeConversations(random, { bot, faqs, timezone: location.timezone, now });
  const people = inventPeople(random, leadCount + reservationCount);

  const leads = composeLeads(random, conversations, people.slice(0, leadCount), now);
  const reservations = composeReservations(random, conversations, people.slice(leadCount), now);
  const startOf = rememberStarts((at) => visitStart(location, at));
  const visitorSessions = recountVisits(conversations, leads, reservations, startOf);
  const visited = { visitorSessions, conversations, leads, reservations };

  await insertLocation(transaction, location);
  await insertBot(transaction, bot);
  await insertFaqs(transaction, recountFaqUse(faqs, conversations));
  await insertSampleVisits(transaction, {
    conversations,
    visitorSessions,
    conversationTotals: recountTotals(conversations),
    sessionTotals: [{ locationId: location.id, count: visitorSessions.length }],
    dailyAnalytics: recountDays(conversations),
    dailyOutcomes: recountOutcomes(visited, startOf, location.timezone).map(withUnusedOpenings),
    hourlyVisits: recountHours(visitorSessions, startOf),
    faqDays: recountFaqDays(conversations),
    unansweredQuestions: recountUnanswered(conversations),
    leads,
    reservations,
  });
}

/** Caches the starts, because three counts need those of the same visits. */
function rememberStarts(startOf: (at: Date) => VisitStart): (at: Date) => VisitStart {
  const known = new Map<number, VisitStart>();
  return (at) => {
    const start = known.get(at.getTime()) ?? startOf(at);
    known.set(at.getTime(), start);
    return start;
  };
}

/** For every three visitors who write something, one more only opens the chat. */
const withUnusedOpenings = (day: DailyOutcomesRow): DailyOutcomesRow => ({
  ...day,
  opened: Math.ceil((day.opened * 4) / 3),
});

const describeLocation = (userId: string, openedAt: string, sampleMadeAt: string): LocationRow => ({
  ...sampleFacility,
  ...listKeysOf(sampleFacility),
  timezoneSource: 'chosen',
  id: newId(),
  userId,
  sampleMadeAt,
  retentionDays: defaultRetentionDays,
  ...defaultReservationSettings,
  sizeOptions: JSON.stringify(sizeOptionsPricedOn(sampleMadeAt.slice(0, 10))),
  amenities: JSON.stringify(sampleAmenities),
  createdAt: openedAt,
  updatedAt: openedAt,
});

const describeBot = (userId: string, location: LocationRow, openedAt: string): BotRow => ({
  ...sampleBot,
  ...noKey,
  id: newId(),
  userId,
  locationId: location.id,
  sampleMadeAt: location.sampleMadeAt,
  knowledgeVersion: 1,
  ...widgetColumns(defaultWidgetSettings),
  pictureHash: null,
  modelAnswersPerDay: null,
  createdAt: openedAt,
  updatedAt: openedAt,
});
