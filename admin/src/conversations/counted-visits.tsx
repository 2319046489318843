import type { VisitOutcome } from '@chat-module/contract/conversations';
import { FilterChip } from '../ui/filter-chip.tsx';
import { hourName, weekdayName } from '../ui/hour-of-week.ts';
import { useConversations } from './conversations.queries.ts';
import type { ConversationFilter, useConversationFilters } from './use-conversation-filters.ts';

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

interface Props {
  filters: ReturnType<typeof useConversationFilters>['filters'];
  filter: ConversationFilter;
  isGrouped: boolean;
}

/** The loaded messages know the FAQ's question. */
const FaqChip = ({ filter, onRemove }: { filter: ConversationFilter; onRemove: () => void }) => {
  const { rows } = useConversations(filter);
  const faq = rows.flatMap(({ sources }) => sources).find(({ kind, id }) => kind === 'faq' && id === filter.faqId);
  return <FilterChip onRemove={onRemove}>{faq ? `FAQ: ${faq.label}` : 'One FAQ'}</FilterChip>;
};

/** Says what a link of the analytics lists, with the filters that the bar has no choice for. */
export const CountedVisits = ({ filters, filter, isGrouped }: Props) => {
  const { from, to, reached, hour, faqId } = filter;
  const isOfDays = from !== '' || to !== '' || (reached !== '' && isGrouped);
  const isOfFaq = faqId !== '' && !isGrouped;
  if (!isOfDays && !isOfFaq) return null;
  const what = isGrouped ? 'Visits that began' : 'Messages';
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {isOfDays && (
        <p className="text-muted">
          {what}
          {describeDays(from, to)}
          {isGrouped && outcomes[reached]}.
        </p>
      )}
      {hour && isGrouped && (
        <FilterChip onRemove={() => filters.bind('hour').onChange('')}>
          {`${weekdayName(hour.weekday, 'long')}, ${hourName(hour.hour)}`}
        </FilterChip>
      )}
      {isOfFaq && <FaqChip filter={filter} onRemove={() => filters.bind('faqId').onChange('')} />}
    </div>
  );
};
