import type { AnswerFilter, RatingFilter, SessionBadge, VisitOutcome } from '@chat-module/contract/conversations';
import { withQuery } from '../../api/call.ts';
import { rangeOfDays } from '../../ui/list/date-range.ts';

/** Whose figures a screen shows, and of which days. */
export interface Shown {
  readonly botId: string;
  /** The bot's present location; empty: none. */
  readonly locationId: string;
  readonly from: string;
  readonly to: string;
}

interface WhichVisits {
  readonly badge?: SessionBadge;
  readonly reached?: VisitOutcome;
  /** As in the URL. */
  readonly hour?: string;
}

interface WhichMessages {
  readonly source?: AnswerFilter;
  readonly faqId?: string;
  readonly rating?: RatingFilter;
}

/** The visits behind a number: those that began in its days. */
export const visitsOf = ({ botId, from, to }: Shown, which: WhichVisits = {}): string =>
  withQuery('/conversations', { botId, from, to, ...which });

/** The messages behind a number: those of its days. */
export const messagesOf = ({ botId, from, to }: Shown, which: WhichMessages = {}): string =>
  withQuery('/conversations', { botId, from, to, ...which, group: 'message' });

/** The list of one location. No list shows only what belongs to no location. */
export const submissionsOf = (list: '/leads' | '/reservations', shown: Shown, status = ''): string | undefined =>
  shown.locationId === ''
    ? undefined
    : withQuery(list, { locationId: shown.locationId, date: rangeOfDays(shown), status });
