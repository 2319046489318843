import type { Figures } from '@chat-module/contract/analytics';
import { formatCount, formatPercent } from '../../ui/text/format-number.ts';
import { messagesOf, type Shown, submissionsOf, visitsOf } from './figure-links.ts';

/** The figure as text; a dash if it is a share of zero. */
export interface ComparedFigure {
  readonly name: string;
  readonly hint?: string;
  /** Undefined if it is a share of zero. */
  readonly read: (figures: Figures) => number | undefined;
  readonly write: (value: number) => string;
  readonly hrefOf?: (shown: Shown) => string | undefined;
}

const shareOf = (part: number, whole: number): number | undefined => (whole === 0 ? undefined : part / whole);

const dollars = (cents: number): string =>
  new Intl.NumberFormat(undefined, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(
    cents / 100,
  );

/** Averages of several locations have one decimal. */
const count = (value: number): string => formatCount(Math.round(value * 10) / 10);

export const comparedFigures: readonly ComparedFigure[] = [
  { name: 'Visits', read: ({ visits }) => visits, write: count, hrefOf: (shown) => visitsOf(shown) },
  {
    name: 'After-hours share',
    hint: 'Of visits on days with office hours',
    read: ({ officeHoursVisits, afterHoursVisits }) => shareOf(afterHoursVisits, officeHoursVisits + afterHoursVisits),
    write: formatPercent,
    hrefOf: (shown) => visitsOf(shown, { reached: 'after_hours' }),
  },
  { name: 'Leads', read: ({ leads }) => leads, write: count, hrefOf: (shown) => submissionsOf('/leads', shown) },
  {
    name: 'Leads converted',
    read: ({ convertedLeads }) => convertedLeads,
    write: count,
    hrefOf: (shown) => submissionsOf('/leads', shown, 'converted'),
  },
  {
    name: 'Reservations requested',
    read: ({ reservations }) => reservations,
    write: count,
    hrefOf: (shown) => submissionsOf('/reservations', shown),
  },
  {
    name: 'Reservations confirmed',
    read: ({ confirmedReservations }) => confirmedReservations,
    write: count,
    hrefOf: (shown) => submissionsOf('/reservations', shown, 'confirmed_or_completed'),
  },
  {
    name: 'Visits with a reservation',
    read: ({ reservedVisits, visits }) => shareOf(reservedVisits, visits),
    write: formatPercent,
    hrefOf: (shown) => visitsOf(shown, { badge: 'reserved' }),
  },
  {
    name: 'Value requested',
    hint: 'Total of the monthly prices at the time of each request',
    read: ({ reservedCents }) => reservedCents,
    write: dollars,
    hrefOf: (shown) => submissionsOf('/reservations', shown),
  },
  {
    name: 'Value confirmed',
    read: ({ confirmedCents }) => confirmedCents,
    write: dollars,
    hrefOf: (shown) => submissionsOf('/reservations', shown, 'confirmed_or_completed'),
  },
  {
    name: 'Questions without an answer',
    read: ({ unanswered, conversations }) => shareOf(unanswered, conversations),
    write: formatPercent,
    hrefOf: (shown) => messagesOf(shown, { source: 'unanswered' }),
  },
  {
    name: 'Answers rated down',
    read: ({ ratedDown }) => ratedDown,
    write: count,
    hrefOf: (shown) => messagesOf(shown, { rating: 'down' }),
  },
];
