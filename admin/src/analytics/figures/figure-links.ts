import type { AnswerFilter, RatingFilter, SessionBadge, VisitOutcome } from '@chat-module/contract/conversations';
import { withQuery } from '../../api/call.ts';
import { rangeOfDays } from '../../ui/list/date-range.ts';

/** The bot, location and days that a screen's figures cover. */
export interface Shown {
  readonly botId: string;
  /** The bot's current location; empty if it has none. */
  readonly locationId: string;
  readonly from: string;
  readonly to: string;
}

interface WhichVisits {
  readonly badge?: SessionBadge;
  readonly reached?: VisitOutcome;
  /** An hour of the week in the form that URLs use. */
  readonly hour?: string;
}

interface WhichMessages {
  readonly source?: AnswerFilter;
  readonly faqId?: string;
  readonly rating?: RatingFilter;
}

/** The URL of the visits that began on these days. */
export const visitsOf = ({ botId, from, to }: Shown, which: WhichVisits = {}): string =>
  withQuery('/conversations', { botId, from, to, ...which });

/** The URL of the messages of these days. */
export const messagesOf = ({ botId, from, to }: Shown, which: WhichMessages = {}): string =>
  withQuery('/conversations', { botId, from, to, ...which, group: 'message' });

/** The URL of a location's list; undefined without a location, because no list shows only rows that have none. */
export const submissionsOf = (list: '/leads' | '/reservations', shown: Shown, status = ''): string | undefined =>
  shown.locationId === ''
    ? undefined
    : withQuery(list, { locationId: shown.locationId, date: rangeOfDays(shown), status });
