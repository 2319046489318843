import type { ResponseSource } from '@chat-module/contract/response-sources';

/** A location's answers by response source; the empty id stands for bots without a location. */
export interface ConversationTotalRow {
  locationId: string;
  responseSource: ResponseSource;
  count: number;
  responseTimeSumMs: number;
}

export interface SessionTotalRow {
  locationId: string;
  count: number;
}

/** A bot's day at one location; the empty id stands for a bot without a location. */
export interface DailyAnalyticsRow {
  id: string;
  botId: string;
  locationId: string;
  date: string;
  conversationCount: number;
  responseTimeSumMs: number;
  ratingCount: number;
  ratingSum: number;
  faqMatches: number;
  aiResponses: number;
  websiteMatches: number;
  /** Website matches from a page; the others come from the location record. */
  pageMatches: number;
  unanswered: number;
}

/** The outcomes of a bot's day at one location; the empty id stands for a bot without a location. */
export interface DailyOutcomesRow {
  botId: string;
  locationId: string;
  date: string;
  /** Visitors whose browser loaded the chat window, plus visits without a recorded opening. */
  opened: number;
  /** The visits that began that day, and how many of them have reached each step of the funnel since. */
  visits: number;
  sizeVisits: number;
  unitVisits: number;
  reservedVisits: number;
  confirmedVisits: number;
  /** The visits that began while the office was open. If its hours don't say, a visit counts in neither of the two. */
  officeHoursVisits: number;
  afterHoursVisits: number;
  leads: number;
  /** The converted ones among that day's leads. */
  convertedLeads: number;
  reservations: number;
  /** Among that day's reservations, like the next three. */
  confirmedReservations: number;
  pricedReservations: number;
  /** Monthly prices in US cents, of all and of the confirmed reservations. */
  reservedCents: number;
  confirmedCents: number;
  /** That day's answers that are rated down. */
  ratedDown: number;
}

/** The visits that began in an hour of a day, by the location's clock. */
export interface HourlyVisitsRow {
  botId: string;
  locationId: string;
  date: string;
  hour: number;
  visits: number;
}

/** The answers of a day that an FAQ gave. */
export interface FaqDayRow {
  faqId: string;
  botId: string;
  locationId: string;
  date: string;
  uses: number;
}
