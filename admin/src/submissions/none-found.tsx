import { type LucideIcon, SearchX } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/list/empty-state.tsx';
import type { Submission, SubmissionKind } from './submission-kind.ts';
import type { SubmissionFilters } from './use-submission-filters.ts';

interface Props<Row extends Submission> {
  kind: SubmissionKind<Row>;
  filters: SubmissionFilters;
  icon: LucideIcon;
  /** Shown when nothing has arrived yet. */
  text?: string;
  /** What a search compares, such as "name, phone number or email". */
  searched: string;
}

/** Explains why a list is empty, with a button that clears the filter. */
export const NoneFound = <Row extends Submission>({ kind, filters, icon, text, searched }: Props<Row>) => {
  const many = `${kind.one.toLowerCase()}s`;
  const { search, status, assignee, followUp, since, before } = filters.query;
  const content = () => {
    if (search !== '')
      return (
        <EmptyState icon={SearchX} title={`No ${many} match "${search}"`} text={`Try another ${searched}.`}>
          <Button onClick={() => filters.search.onChange('')}>Clear search</Button>
        </EmptyState>
      );
    if (assignee || followUp || since || before)
      return (
        <EmptyState
          icon={SearchX}
          title={`No ${many} match these filters`}
          text="Try other filters, or show everything."
        >
          <Button onClick={filters.clear}>Show all</Button>
        </EmptyState>
      );
    if (status !== '')
      return (
        <EmptyState icon={SearchX} title={`No ${many} have this status`} text="Try another status or another location.">
          <Button onClick={() => filters.status.onChange('')}>Show all statuses</Button>
        </EmptyState>
      );
    return <EmptyState icon={icon} title={`No ${many} found for the selected location.`} text={text} />;
  };
  return <div className="card">{content()}</div>;
};
