import type { SessionBadge, VisitOutcome } from '@chat-module/contract/conversations';
import { withQuery } from '../api/call.ts';
import { rangeOfDays } from '../ui/date-range.ts';

/** Whose figures a screen shows, and of which days. */
export interface Shown {
  readonly locationId: string;
  readonly from: string;
  readonly to: string;
}

interface Which {
  readonly badge?: SessionBadge;
  readonly reached?: VisitOutcome;
}

/** A link to a list of one location; lists can't show only what belongs to none. */
const listOf = ({ locationId }: Shown, list: string, query: Record<string, string>): string | undefined =>
  locationId === '' ? undefined : withQuery(list, { locationId, ...query });

/** The visits behind a number: those that began in its days. */
export const visitsOf = (shown: Shown, which: Which = {}): string | undefined =>
  listOf(shown, '/conversations', { from: shown.from, to: shown.to, ...which });

/** The messages behind a number: those of its days. */
export const messagesOf = (shown: Shown): string | undefined =>
  listOf(shown, '/conversations', { from: shown.from, to: shown.to, group: 'message' });

export const submissionsOf = (list: '/leads' | '/reservations', shown: Shown, status = ''): string | undefined =>
  listOf(shown, list, { date: rangeOfDays(shown), status });
