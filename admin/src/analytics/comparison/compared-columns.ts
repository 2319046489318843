import type { ComparedFigures } from '@chat-module/contract/comparison';
import { formatCount, formatPercent } from '../../ui/text/format-number.ts';
import { formatResponseTime } from '../../ui/text/format-response-time.ts';
import { messagesOf, type Shown, submissionsOf, visitsOf } from '../figures/figure-links.ts';

type Value = number | null;

export interface ComparedColumn {
  readonly id: string;
  readonly label: string;
  /** `null` if there is nothing to measure. */
  valueOf(figures: ComparedFigures): Value;
  write(value: number): string;
  /** Shares change by percentage points, other values by a percentage. */
  readonly isShare: boolean;
  readonly better: 'more' | 'less';
  /** The link to the rows that the number counts, if any. */
  readonly hrefOf?: (shown: Shown) => string | undefined;
}

const share = (part: number, whole: number): Value => (whole === 0 ? null : part / whole);

export const comparedColumns: readonly ComparedColumn[] = [
  {
    id: 'conversations',
    label: 'Conversations',
    valueOf: ({ conversations }) => conversations,
    write: formatCount,
    isShare: false,
    better: 'more',
    hrefOf: (shown) => messagesOf(shown),
  },
  {
    id: 'unanswered',
    label: 'Unanswered',
    valueOf: ({ unanswered, conversations }) => share(unanswered, conversations),
    write: formatPercent,
    isShare: true,
    better: 'less',
    hrefOf: (shown) => messagesOf(shown, { source: 'unanswered' }),
  },
  {
    id: 'leads',
    label: 'Leads',
    valueOf: ({ leads }) => leads,
    write: formatCount,
    isShare: false,
    better: 'more',
    hrefOf: (shown) => submissionsOf('/leads', shown),
  },
  {
    id: 'reservations',
    label: 'Reservations',
    valueOf: ({ reservations }) => reservations,
    write: formatCount,
    isShare: false,
    better: 'more',
    hrefOf: (shown) => submissionsOf('/reservations', shown),
  },
  {
    id: 'conversion',
    label: 'Conversion',
    valueOf: ({ reservedVisits, visits }) => share(reservedVisits, visits),
    write: formatPercent,
    isShare: true,
    better: 'more',
    hrefOf: (shown) => visitsOf(shown, { badge: 'reserved' }),
  },
  {
    id: 'satisfaction',
    label: 'Satisfaction',
    valueOf: ({ avgSatisfactionRating: rating }) => (rating === null ? null : (rating - 1) / 4),
    write: formatPercent,
    isShare: true,
    better: 'more',
    hrefOf: (shown) => messagesOf(shown, { rating: 'any' }),
  },
  {
    id: 'responseTime',
    label: 'Response time',
    valueOf: ({ avgResponseTime }) => avgResponseTime,
    write: formatResponseTime,
    isShare: false,
    better: 'less',
    hrefOf: (shown) => messagesOf(shown),
  },
];

export interface Change {
  readonly text: string;
  readonly tone: 'good' | 'bad' | 'same';
}

const signed = (number: number): string => `${number > 0 ? '+' : '−'}${formatCount(Math.abs(number))}`;

/** The change from the previous period; undefined if either period has nothing to measure. */
export const changeOf = (
  { isShare, better }: Pick<ComparedColumn, 'isShare' | 'better'>,
  now: Value,
  before: Value,
): Change | undefined => {
  if (now === null || before === null) return undefined;
  if (!isShare && before === 0) return now === 0 ? { text: '±0', tone: 'same' } : { text: 'new', tone: 'same' };
  const change = Math.round((isShare ? now - before : (now - before) / before) * 100);
  if (change === 0) return { text: isShare ? '±0 pts' : '±0%', tone: 'same' };
  return {
    text: `${signed(change)}${isShare ? ' pts' : '%'}`,
    tone: change > 0 === (better === 'more') ? 'good' : 'bad',
  };
};
