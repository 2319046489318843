import { calendarDay } from '../calendar.ts';
import { highestDownRating } from '../conversations/session-badges.store.ts';
import type { ConversationRow, VisitorSessionRow } from '../database/rows/conversations.ts';
import type { DailyOutcomesRow, FaqDayRow, HourlyVisitsRow } from '../database/rows/figures.ts';
import type { LeadRow, ReservationRow } from '../database/rows/submissions.ts';
import { noOutcomes, type Outcome, outcomeCounters } from '../figures/outcomes.store.ts';
import { outcomeOfSteps } from '../figures/visit-step.ts';
import { groupsInOrder, sumOf } from '../groups-in-order.ts';
import { noLocation } from '../locations/of-location.ts';
import { outcomeOfReservation } from '../reservations/reservations.store.ts';
import type { VisitStart } from '../visit-start.ts';

interface Visited {
  readonly visitorSessions: readonly VisitorSessionRow[];
  readonly conversations: readonly ConversationRow[];
  readonly leads: readonly LeadRow[];
  readonly reservations: readonly ReservationRow[];
}

type StartOf = (at: Date) => VisitStart;

/** The outcomes of each day's visits, as if they had happened one by one. */
export function recountOutcomes(visited: Visited, startOf: StartOf, timezone: string): DailyOutcomesRow[] {
  const dayOf = ({ botId, locationId, createdAt }: Pick<LeadRow, 'botId' | 'locationId' | 'createdAt'>) => ({
    ...{ botId, locationId: locationId ?? noLocation },
    date: calendarDay(new Date(createdAt), timezone),
  });
  return sumByDay([
    ...visited.visitorSessions.flatMap((visit) => outcomesOfVisit(visit, startOf)),
    ...visited.conversations.filter(isRatedDown).map((turn) => ({ ...dayOf(turn), ratedDown: 1 })),
    ...visited.leads.map((lead) => ({ ...dayOf(lead), leads: 1, convertedLeads: Number(lead.status === 'converted') })),
    ...visited.reservations.map((it) => ({ ...dayOf(it), ...outcomeOfReservation(it) })),
  ]);
}

const isRatedDown = ({ satisfactionRating }: ConversationRow): boolean =>
  satisfactionRating !== null && satisfactionRating <= highestDownRating;

function outcomesOfVisit(visit: VisitorSessionRow, startOf: StartOf): Outcome[] {
  const steps = outcomeOfSteps(visit, 0, visit.step);
  const { isOfficeOpen } = startOf(new Date(visit.startedAt));
  const hours = isOfficeOpen === undefined ? {} : { [isOfficeOpen ? 'officeHoursVisits' : 'afterHoursVisits']: 1 };
  return [{ ...steps, ...hours, opened: 1 }];
}

function sumByDay(outcomes: readonly Outcome[]): DailyOutcomesRow[] {
  const keyOf = ({ botId, locationId, date }: Outcome) => `${botId} ${locationId} ${date}`;
  return groupsInOrder(outcomes, keyOf).flatMap((ofDay) => {
    const [first] = ofDay;
    if (!first) return [];
    const counts = { ...noOutcomes };
    for (const counter of outcomeCounters) counts[counter] = sumOf(ofDay, (outcome) => outcome[counter] ?? 0);
    return [{ botId: first.botId, locationId: first.locationId, date: first.date, ...counts }];
  });
}

export const recountHours = (visits: readonly VisitorSessionRow[], startOf: StartOf): HourlyVisitsRow[] =>
  groupsInOrder(
    visits.map(({ botId, locationId, day: date, startedAt }) => ({
      ...{ botId, locationId: locationId ?? noLocation, date },
      hour: startOf(new Date(startedAt)).hour,
    })),
    ({ botId, locationId, date, hour }) => `${botId} ${locationId} ${date} ${hour}`,
  ).flatMap(([first, ...more]) => (first ? [{ ...first, visits: 1 + more.length }] : []));

export const recountFaqDays = (conversations: readonly ConversationRow[]): FaqDayRow[] =>
  groupsInOrder(
    conversations.flatMap(({ faqId, botId, locationId, day: date }) =>
      faqId === null ? [] : [{ faqId, botId, locationId: locationId ?? noLocation, date }],
    ),
    ({ faqId, locationId, date }) => `${faqId} ${locationId} ${date}`,
  ).flatMap(([first, ...more]) => (first ? [{ ...first, uses: 1 + more.length }] : []));
