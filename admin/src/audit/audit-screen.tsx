import type { AuditKind } from '@chat-module/contract/audit';
import { ScrollText, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { AdminsOnly } from '../layout/admins-only.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { RefreshButton } from '../layout/refresh-button.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useSearchParam } from '../ui/use-search-param.ts';
import { useAuditLog } from './audit.queries.ts';
import { AuditEntryCard } from './audit-entry-card.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { dayRange } from './day-range.ts';
import { isAuditKind } from './describe-entry.ts';

const useAuditFilter = () => {
  const [person, setPerson] = useSearchParam('person');
  const [asked, setKind] = useSearchParam('kind');
  const [day, setDay] = useSearchParam('day');
  // An unknown kind or day in the URL counts as none.
  const kind: AuditKind | '' = isAuditKind(asked) ? asked : '';
  return {
    fields: {
      person: { value: person, onChange: setPerson },
      kind: { value: kind, onChange: setKind },
      day: { value: dayRange(day).since === undefined ? '' : day, onChange: setDay },
    },
    filter: { actorId: person, kind, ...dayRange(day) },
    isSet: person !== '' || kind !== '' || dayRange(day).since !== undefined,
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
    <EmptyState icon={SearchX} title="No entries match" text="Try another person, type or day.">
      <Button onClick={onShowAll}>Show everything</Button>
    </EmptyState>
  </div>
);

const AuditLog = () => {
  const { fields, filter, isSet } = useAuditFilter();
  const [, navigate] = useLocation();
  const log = useAuditLog(filter);
  const content = (): ReactNode => {
    if (log.isPending) return <Spinner label="Loading the audit log..." />;
    if (log.isLoadingError) return <LoadFailure what="the audit log" error={log.error} onRetry={log.refetch} />;
    if (log.rows.length === 0) return isSet ? <NothingFound onShowAll={() => navigate('/audit-log')} /> : <Nothing />;
    return (
      <>
        <ol aria-label="Entries" className="card divide-y divide-line">
          {log.rows.map((entry) => (
            <li key={entry.id} className="draw-when-near">
              <AuditEntryCard entry={entry} />
            </li>
          ))}
        </ol>
        <LoadMore {...log.more} />
      </>
    );
  };
  return (
    <>
      <PageHeader title="Audit Log" subtitle="Who changed, deleted or exported what, newest first">
        <RefreshButton />
        <AuditFilters {...fields} />
      </PageHeader>
      {content()}
    </>
  );
};

export const AuditScreen = () => (
  <AdminsOnly>
    <AuditLog />
  </AdminsOnly>
);
