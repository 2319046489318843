import { type SessionBadge, type VisitOutcome, visitOutcomes } from '@chat-module/contract/conversations';
import { useSearchParams } from 'wouter';
import { dateRange } from '../ui/date-range.ts';
import { useFilters } from '../ui/use-filters.ts';
import { badgeOptions } from './session-badges.tsx';

const ungrouped = 'message';

export const conversationParam = 'conversation';

const isBadge = (value: string): value is SessionBadge => badgeOptions.some((option) => option.value === value);

const dayOf = (value: string): string => (/^\d{4}-\d\d-\d\d$/.test(value) ? value : '');

export interface ConversationFilter {
  /** Empty: all. */
  readonly locationId: string;
  readonly badge: SessionBadge | '';
  readonly since?: string;
  readonly before?: string;
  /** Sessions that began, or messages that came, on these days by the location's clock, as the analytics count them. */
  readonly from: string;
  readonly to: string;
  readonly reached: VisitOutcome | '';
}

/** The choices on the screen of conversations, kept in the URL. Another filter closes the open conversation. */
export const useConversationFilters = () => {
  const filters = useFilters(['locationId', 'badge', 'date', 'from', 'to', 'reached'], [conversationParam]);
  const grouping = useFilters(['group'], [conversationParam]).bind('group');
  const badge = filters.valueFor('badge');
  const filter: ConversationFilter = {
    locationId: filters.valueFor('locationId'),
    // An unknown badge in the URL counts as none.
    badge: isBadge(badge) ? badge : '',
    ...dateRange(filters.valueFor('date')),
    ...{ from: dayOf(filters.valueFor('from')), to: dayOf(filters.valueFor('to')) },
    reached: visitOutcomes.find((outcome) => outcome === filters.valueFor('reached')) ?? '',
  };
  return {
    filters,
    filter,
    isGrouped: grouping.value !== ungrouped,
    setGrouped: (isGrouped: boolean) => grouping.onChange(isGrouped ? '' : ungrouped),
  };
};

/** The open conversation, which is in the URL, and the URLs that open another one or none. */
export const useOpenConversation = () => {
  const [search] = useSearchParams();
  const hrefOf = (id: string): string => {
    const next = new URLSearchParams(search);
    if (id === '') next.delete(conversationParam);
    else next.set(conversationParam, id);
    return next.size === 0 ? '/conversations' : `/conversations?${next}`;
  };
  return { openId: search.get(conversationParam) ?? '', hrefOf };
};

/** The history entry's state of a conversation that was chosen from the list. */
export const chosenFromList = { isChosen: true } as const;

export const isChosenFromList = (): boolean => window.history.state?.isChosen === true;
