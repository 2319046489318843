import type { AuditEntry, AuditKind } from '@chat-module/contract/audit';
import { ScrollText, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { AdminsOnly } from '../layout/admins-only.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { RefreshButton } from '../layout/refresh-button.tsx';
import { Button } from '../ui/button.tsx';
import { dateRange } from '../ui/list/date-range.ts';
import { EmptyState } from '../ui/list/empty-state.tsx';
import { LoadFailure } from '../ui/list/load-failure.tsx';
import { LoadMore } from '../ui/list/load-more.tsx';
import { useFilters } from '../ui/list/use-filters.ts';
import { useOpenedRow } from '../ui/list/use-opened-row.ts';
import { Spinner } from '../ui/spinner.tsx';
import { useAuditLog } from './audit.queries.ts';
import { AuditEntryPanel } from './audit-entry-panel.tsx';
import { AuditEntryRow } from './audit-entry-row.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { isAuditKind } from './describe-entry.ts';

const useAuditFilters = () => {
  const filters = useFilters(['person', 'kind', 'date']);
  const asked = filters.valueFor('kind');
  // Ignores an unknown kind in the URL.
  const kind: AuditKind | '' = isAuditKind(asked) ? asked : '';
  return {
    filters,
    kind,
    query: { actorId: filters.valueFor('person'), kind, ...dateRange(filters.valueFor('date')) },
  };
};

const Nothing = () => (
  <div className="card">
    <EmptyState
      icon={ScrollText}
      title="No entries yet"
      text="Sign-ins, changes, deletions, imports and exports appear here."
    />
  </div>
);

const NothingFound = ({ onShowAll }: { onShowAll: () => void }) => (
  <div className="card">
    <EmptyState icon={SearchX} title="No entries match" text="Try another person, kind or date.">
      <Button onClick={onShowAll}>Show everything</Button>
    </EmptyState>
  </div>
);

const Entries = ({ entries }: { entries: readonly AuditEntry[] }) => {
  const { openId, close } = useOpenedRow('entry');
  const opened = entries.find(({ id }) => id === openId);
  return (
    <>
      <ol aria-label="Entries" className="card divide-y divide-line overflow-clip">
        {entries.map((entry) => (
          <li key={entry.id} className="draw-when-near">
            <AuditEntryRow entry={entry} />
          </li>
        ))}
      </ol>
      {opened && <AuditEntryPanel entry={opened} onClose={close} />}
    </>
  );
};

const AuditLog = () => {
  const { filters, kind, query } = useAuditFilters();
  const log = useAuditLog(query);
  const content = (): ReactNode => {
    if (log.isPending) return <Spinner label="Loading the audit log..." />;
    if (log.isLoadingError) return <LoadFailure what="the audit log" error={log.error} onRetry={log.refetch} />;
    if (log.rows.length === 0) return filters.setCount > 0 ? <NothingFound onShowAll={filters.clear} /> : <Nothing />;
    return (
      <>
        <Entries entries={log.rows} />
        <LoadMore {...log.more} />
      </>
    );
  };
  return (
    <>
      <PageHeader title="Audit Log" subtitle="Who changed, deleted or exported what, newest first">
        <RefreshButton />
      </PageHeader>
      <AuditFilters
        person={filters.bind('person')}
        kind={{ ...filters.bind('kind'), value: kind }}
        date={filters.bind('date')}
        setCount={filters.setCount}
        onClear={filters.clear}
        query={query}
      />
      {content()}
    </>
  );
};

export const AuditScreen = () => (
  <AdminsOnly>
    <AuditLog />
  </AdminsOnly>
);
