import type { FollowUpFilter } from '@chat-module/contract/submissions';
import { daysOrMoments } from '../ui/list/date-range.ts';
import { useFilters } from '../ui/list/use-filters.ts';
import { useSettled } from '../ui/list/use-settled.ts';
import type { SubmissionQuery } from './submissions.queries.ts';

const typingPauseMs = 250;
const longestSearch = 200;

export const followUpOptions: readonly { value: FollowUpFilter; label: string }[] = [
  { value: 'due', label: 'Call today' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'any', label: 'With a date' },
];

/** The filters above a list, kept in the URL, and the query for them. Ignores unknown values in the URL. */
export const useSubmissionFilters = (statuses: readonly string[], sorts: readonly string[]) => {
  const filters = useFilters(['locationId', 'status', 'search', 'assignee', 'followUp', 'date']);
  const order = useFilters(['sort']);
  const known = <Value extends string>(value: string, values: readonly Value[]): Value | '' =>
    values.find((it) => it === value) ?? '';
  const status = known(filters.valueFor('status'), statuses);
  const followUp = known(
    filters.valueFor('followUp'),
    followUpOptions.map(({ value }) => value),
  );
  const sort = known(order.valueFor('sort'), sorts);
  const search = useSettled(filters.valueFor('search').trim().slice(0, longestSearch), typingPauseMs);
  const query: SubmissionQuery = {
    ...{ locationId: filters.valueFor('locationId'), status, search, followUp },
    assignee: filters.valueFor('assignee'),
    ...daysOrMoments(filters.valueFor('date'), filters.valueFor('locationId') !== ''),
  };
  return {
    query,
    sort,
    setCount: filters.setCount,
    clear: filters.clear,
    search: filters.bind('search'),
    location: filters.bind('locationId'),
    status: { ...filters.bind('status'), value: status },
    assignee: filters.bind('assignee'),
    followUp: { ...filters.bind('followUp'), value: followUp },
    date: filters.bind('date'),
    // The server's default order.
    order: { ...order.bind('sort'), value: sort || (followUp ? 'followUp' : 'newest') },
  };
};

export type SubmissionFilters = ReturnType<typeof useSubmissionFilters>;
