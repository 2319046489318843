import type { Figures } from '@chat-module/contract/analytics';

export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export const funnelRows = (figures: Figures): [string, number][] => [
  ['Opened the chat', figures.opened],
  ['Asked a question', figures.visits],
  ['Looked at sizes', figures.sizeVisits],
  ['Chose a unit', figures.unitVisits],
  ['Requested a reservation', figures.reservedVisits],
  ['Reservation confirmed', figures.confirmedVisits],
];

/** `null` if the total is zero. */
const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : round(part / whole, 3));

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

interface ComparedRow {
  readonly name: string;
  readonly isShare?: boolean;
  readonly read: (of: Figures) => number | null;
}

/** The figures that periods and locations are compared by; shares from 0 to 1, values in US dollars a month. */
export const comparedRows: readonly ComparedRow[] = [
  { name: 'Visits', read: ({ visits }) => round(visits, 1) },
  {
    name: 'After-hours share',
    isShare: true,
    read: ({ officeHoursVisits, afterHoursVisits }) => shareOf(afterHoursVisits, officeHoursVisits + afterHoursVisits),
  },
  { name: 'Leads', read: ({ leads }) => round(leads, 1) },
  { name: 'Reservations requested', read: ({ reservations }) => round(reservations, 1) },
  { name: 'Reservations confirmed', read: ({ confirmedReservations }) => round(confirmedReservations, 1) },
  {
    name: 'Visits with a reservation',
    isShare: true,
    read: ({ reservedVisits, visits }) => shareOf(reservedVisits, visits),
  },
  {
    name: 'Questions without an answer',
    isShare: true,
    read: ({ unanswered, conversations }) => shareOf(unanswered, conversations),
  },
  { name: 'Answers rated down', read: ({ ratedDown }) => round(ratedDown, 1) },
  { name: 'Value of reservations ($ a month)', read: ({ reservedCents }) => round(reservedCents / 100, 2) },
];
