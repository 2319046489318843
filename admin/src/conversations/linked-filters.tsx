import type { VisitOutcome } from '@chat-module/contract/conversations';
import { FilterChip } from '../ui/list/filter-chip.tsx';
import { hourName, weekdayName } from '../ui/text/hour-of-week.ts';
import { useConversations } from './conversations.queries.ts';
import type { ConversationFilter, useConversationFilters } from './use-conversation-filters.ts';

const outcomes: Readonly<Record<VisitOutcome, string>> = {
  size: 'Looked at sizes',
  unit: 'Chose a unit',
  confirmed: 'Reservation confirmed',
  after_hours: 'Outside office hours',
};

const describeDays = (from: string, to: string): string => {
  const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
  if (from && to) return format.formatRange(Date.parse(from), Date.parse(to));
  return from ? `${format.format(Date.parse(from))} or later` : `${format.format(Date.parse(to))} or earlier`;
};

/** Reads the FAQ's question from the loaded messages. */
const FaqChip = ({ filter, onRemove }: { filter: ConversationFilter; onRemove: () => void }) => {
  const { rows } = useConversations(filter);
  const faq = rows.flatMap(({ sources }) => sources).find(({ kind, id }) => kind === 'faq' && id === filter.faqId);
  return <FilterChip onRemove={onRemove}>{faq ? `FAQ: ${faq.label}` : 'One FAQ'}</FilterChip>;
};

interface Props {
  filters: ReturnType<typeof useConversationFilters>['filters'];
  filter: ConversationFilter;
  isGrouped: boolean;
}

/** Filters set by a link from the analytics screen for which the filter bar has no control. */
export const LinkedFilters = ({ filters: { change }, filter, isGrouped }: Props) => {
  const { from, to, reached, hour, faqId } = filter;
  const isOfFaq = faqId !== '' && !isGrouped;
  if (!from && !to && !(reached && isGrouped) && !isOfFaq) return null;
  return (
    <ul aria-label="Filters from Analytics" className="flex flex-wrap gap-2 *:min-w-0">
      {(from || to) && (
        <li>
          <FilterChip onRemove={() => change({ from: '', to: '', hour: '' })}>
            {`${isGrouped ? 'Began' : 'Sent'} ${describeDays(from, to)}`}
          </FilterChip>
        </li>
      )}
      {reached && isGrouped && (
        <li>
          <FilterChip onRemove={() => change({ reached: '' })}>{outcomes[reached]}</FilterChip>
        </li>
      )}
      {hour && isGrouped && (
        <li>
          <FilterChip onRemove={() => change({ hour: '' })}>
            {`${weekdayName(hour.weekday, 'long')}, ${hourName(hour.hour)}`}
          </FilterChip>
        </li>
      )}
      {isOfFaq && (
        <li>
          <FaqChip filter={filter} onRemove={() => change({ faqId: '' })} />
        </li>
      )}
    </ul>
  );
};
