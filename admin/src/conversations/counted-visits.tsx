import type { VisitOutcome } from '@chat-module/contract/conversations';
import type { ConversationFilter } from './use-conversation-filters.ts';

const outcomes: Readonly<Record<VisitOutcome | '', string>> = {
  '': '',
  size: ' that looked at sizes',
  unit: ' that chose a unit',
  confirmed: ' with a confirmed reservation',
  after_hours: ', outside office hours',
};

const formatDay = (day: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

const describeDays = (from: string, to: string): string => {
  if (from && to) return ` between ${formatDay(from)} and ${formatDay(to)}`;
  if (from) return ` on ${formatDay(from)} or later`;
  return to ? ` on ${formatDay(to)} or earlier` : '';
};

/** Says what a link of the analytics lists; "Clear filters" ends it. */
export const CountedVisits = ({ filter, isGrouped }: { filter: ConversationFilter; isGrouped: boolean }) => {
  const { from, to, reached } = filter;
  if (!from && !to && !(reached && isGrouped)) return null;
  const what = isGrouped ? 'Visits that began' : 'Messages';
  return (
    <p className="text-muted">
      {what}
      {describeDays(from, to)}
      {isGrouped && outcomes[reached]}.
    </p>
  );
};
