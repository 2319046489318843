import type { ServerStatus } from '@chat-module/contract/status';
import type { ReactNode } from 'react';
import { AdminsOnly } from '../layout/admins-only.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { RefreshButton } from '../layout/refresh-button.tsx';
import { SetupLink } from '../setup/setup-link.tsx';
import { Fact } from '../ui/fact.tsx';
import { LoadFailure } from '../ui/list/load-failure.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { formatDayAndTime } from '../ui/text/format-day.ts';
import { FailedMailsCard } from './failed-mails-card.tsx';
import { formatDuration } from './format-duration.ts';
import { formatSize } from './format-size.ts';
import { MailCard } from './mail-card.tsx';
import { ModelCard } from './model-card.tsx';
import { OverallState } from './overall-state.tsx';
import { useServerStatus } from './status.queries.ts';
import { StatusCard } from './status-card.tsx';
import { WebsitesCard } from './websites-card.tsx';

const kinds = { embedded: 'Embedded (SQLite)', postgres: 'PostgreSQL' } as const;

const DatabaseCard = ({ database: { kind, sizeBytes, lastBackupAt } }: Pick<ServerStatus, 'database'>) => (
  <StatusCard
    title="Database"
    facts={
      <>
        <Fact name="Type">{kinds[kind]}</Fact>
        <Fact name="Size on disk">{sizeBytes === null ? 'Unknown' : formatSize(sizeBytes)}</Fact>
        <Fact name="Last backup" wide>
          {lastBackupAt === null ? 'Never' : formatDayAndTime(lastBackupAt)}
        </Fact>
      </>
    }
  >
    <p className="text-muted">Only includes backups made with npm run backup.</p>
  </StatusCard>
);

const ServerCard = ({ publicUrl, version, uptimeSeconds }: ServerStatus) => (
  <StatusCard
    title="Server"
    facts={
      <>
        <Fact name="Public address (PUBLIC_URL)" wide>
          {publicUrl}
        </Fact>
        <Fact name="Version">{version}</Fact>
        <Fact name="Running for">{formatDuration(uptimeSeconds)}</Fact>
      </>
    }
  />
);

const Status = () => {
  const { data: status, error, isLoadingError, refetch } = useServerStatus();
  const content = (): ReactNode => {
    if (isLoadingError) return <LoadFailure what="the status" error={error} onRetry={refetch} />;
    if (!status) return <Spinner label="Loading the status..." />;
    // The overall state precedes the failed emails only while visitors can't be served.
    const isDown = status.problem !== null;
    return (
      <>
        {isDown && <OverallState status={status} />}
        <FailedMailsCard />
        {!isDown && <OverallState status={status} />}
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <div className="space-y-4">
            <MailCard mail={status.mail} />
            <WebsitesCard websites={status.websites} />
          </div>
          <div className="space-y-4">
            <ModelCard model={status.model} />
            <DatabaseCard database={status.database} />
            <ServerCard {...status} />
          </div>
        </div>
      </>
    );
  };
  return (
    <>
      <PageHeader title="Status" subtitle="How the server is doing and what needs attention">
        <RefreshButton />
      </PageHeader>
      {content()}
      <SetupLink />
    </>
  );
};

export const StatusScreen = () => (
  <AdminsOnly>
    <Status />
  </AdminsOnly>
);
