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

/** The visits behind a number: those that began in its days. */
export const visitsOf = ({ locationId, from, to }: Shown, which: Which = {}): string =>
  withQuery('/conversations', { locationId, from, to, ...which });

export const submissionsOf = (list: '/leads' | '/reservations', { locationId, from, to }: Shown, status = ''): string =>
  withQuery(list, { locationId, date: rangeOfDays({ from, to }), status });
