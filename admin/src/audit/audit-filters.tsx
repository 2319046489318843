import { DateFilter } from '../ui/list/date-filter.tsx';
import { describeCount } from '../ui/list/describe-count.ts';
import { ExportCsvButton } from '../ui/list/export-csv-button.tsx';
import { FilterBar } from '../ui/list/filter-bar.tsx';
import { FilterSelect } from '../ui/list/filter-select.tsx';
import type { BoundFilter } from '../ui/list/use-filters.ts';
import { type AuditFilter, auditPath, useAuditCount, useEverybody } from './audit.queries.ts';
import { auditKindLabels } from './describe-entry.ts';

const PersonFilter = ({ value, onChange }: BoundFilter) => {
  const { data: users = [] } = useEverybody();
  const isGone = value !== '' && users.every(({ id }) => id !== value);
  const options = [
    ...users.map(({ id, username }) => ({ value: id, label: username })),
    ...(isGone ? [{ value, label: 'Deleted user' }] : []),
  ];
  return <FilterSelect label="Person" all="Everyone" options={options} value={value} onChange={onChange} />;
};

const kindOptions = Object.entries(auditKindLabels).map(([value, label]) => ({ value, label }));

interface Props {
  person: BoundFilter;
  kind: BoundFilter;
  date: BoundFilter;
  setCount: number;
  onClear: () => void;
  query: AuditFilter;
}

export const AuditFilters = ({ person, kind, date, query, ...bar }: Props) => {
  const { data: counted } = useAuditCount(query);
  return (
    <FilterBar
      {...bar}
      count={describeCount(counted, 'entry', 'entries')}
      csv={<ExportCsvButton path={auditPath} query={{ ...query }} />}
    >
      <PersonFilter {...person} />
      <FilterSelect label="Kind" all="All activity" options={kindOptions} {...kind} />
      <DateFilter {...date} />
    </FilterBar>
  );
};
