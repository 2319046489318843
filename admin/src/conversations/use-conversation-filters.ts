import {
  type AnswerFilter,
  type RatingFilter,
  type SessionBadge,
  type VisitOutcome,
  visitOutcomes,
} from '@chat-module/contract/conversations';
import { useSearchParams } from 'wouter';
import { dateRange } from '../ui/list/date-range.ts';
import { useFilters } from '../ui/list/use-filters.ts';
import { type HourOfWeek, hourOfParam } from '../ui/text/hour-of-week.ts';
import { isRating, isSource } from './answer-options.ts';
import { badgeOptions } from './session-badges.tsx';

const ungrouped = 'message';

export const conversationParam = 'conversation';

const isBadge = (value: string): value is SessionBadge => badgeOptions.some((option) => option.value === value);

const dayOf = (value: string): string => (/^\d{4}-\d\d-\d\d$/.test(value) ? value : '');

export interface ConversationFilter {
  /** Empty: all. */
  readonly locationId: string;
  readonly botId: string;
  readonly since?: string;
  readonly before?: string;
  /** Sessions that began, or messages that came, on these days by the location's clock, as the analytics count them. */
  readonly from: string;
  readonly to: string;
  /** Applies only to visits. */
  readonly badge: SessionBadge | '';
  readonly reached: VisitOutcome | '';
  readonly hour: HourOfWeek | undefined;
  /** Applies only to messages. */
  readonly source: AnswerFilter | '';
  readonly rating: RatingFilter | '';
  readonly faqId: string;
}

const ofAll = ['locationId', 'botId', 'date', 'from', 'to'] as const;
const ofVisits = ['badge', 'reached', 'hour'] as const;
const ofMessages = ['source', 'rating', 'faqId'] as const;

/** The filters of the Conversations screen, kept in the URL. Changing a filter closes the open conversation. */
export const useConversationFilters = () => {
  const filters = useFilters([...ofAll, ...ofVisits, ...ofMessages], [conversationParam]);
  const grouping = useFilters(['group'], [conversationParam]).bind('group');
  const { valueFor } = filters;
  const [badge, source, rating] = [valueFor('badge'), valueFor('source'), valueFor('rating')];
  const [from, to] = [dayOf(valueFor('from')), dayOf(valueFor('to'))];
  // Ignores an unknown value in the URL.
  const filter: ConversationFilter = {
    locationId: valueFor('locationId'),
    botId: valueFor('botId'),
    ...dateRange(valueFor('date')),
    from,
    to,
    badge: isBadge(badge) ? badge : '',
    reached: visitOutcomes.find((outcome) => outcome === valueFor('reached')) ?? '',
    hour: from && to ? hourOfParam(valueFor('hour')) : undefined,
    source: isSource(source) ? source : '',
    rating: isRating(rating) ? rating : '',
    faqId: valueFor('faqId'),
  };
  const periodCount = from && to ? 1 : 0;
  return {
    filters: { ...filters, setCount: filters.setCount - periodCount },
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
