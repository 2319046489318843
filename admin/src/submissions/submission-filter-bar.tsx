import { LocationFilter } from '../locations/location-filter.tsx';
import { useCurrentUser, useIsManager } from '../session/current-user.queries.ts';
import type { SelectOption } from '../ui/form/select-field.tsx';
import { DateFilter } from '../ui/list/date-filter.tsx';
import { describeCount } from '../ui/list/describe-count.ts';
import { ExportCsvButton } from '../ui/list/export-csv-button.tsx';
import { FilterBar } from '../ui/list/filter-bar.tsx';
import { FilterSelect } from '../ui/list/filter-select.tsx';
import type { Submission, SubmissionKind } from './submission-kind.ts';
import { useAssignees, useSubmissionCount } from './submissions.queries.ts';
import { followUpOptions, type SubmissionFilters } from './use-submission-filters.ts';

interface Props<Row extends Submission> {
  kind: SubmissionKind<Row>;
  filters: SubmissionFilters;
  statuses: readonly SelectOption[];
  sorts: readonly SelectOption[];
}

const AssigneeFilter = ({ value, onChange }: SubmissionFilters['assignee']) => {
  const ownId = useCurrentUser().data?.id;
  const { data: people = [] } = useAssignees('', useIsManager());
  const options = [
    { value: 'me', label: 'Assigned to me' },
    { value: 'nobody', label: 'Unassigned' },
    ...people.filter(({ id }) => id !== ownId).map(({ id, name }) => ({ value: id, label: name })),
  ];
  return <FilterSelect label="Assigned to" all="Anyone" options={options} value={value} onChange={onChange} />;
};

export const SubmissionFilterBar = <Row extends Submission>({ kind, filters, statuses, sorts }: Props<Row>) => {
  const { data } = useSubmissionCount(kind, filters.query);
  return (
    <FilterBar
      search={{ label: `Search ${kind.one.toLowerCase()}s`, ...filters.search }}
      setCount={filters.setCount}
      onClear={filters.clear}
      count={describeCount(data, kind.one.toLowerCase())}
      csv={<ExportCsvButton path={kind.path} query={{ ...filters.query, sort: filters.sort }} />}
    >
      <LocationFilter {...filters.location} />
      <FilterSelect label="Status" all="All Statuses" options={statuses} {...filters.status} />
      <AssigneeFilter {...filters.assignee} />
      <FilterSelect label="Follow-up" all="Any Follow-up" options={followUpOptions} {...filters.followUp} />
      <DateFilter {...filters.date} />
      <FilterSelect label="Sort" options={sorts} {...filters.order} />
    </FilterBar>
  );
};
