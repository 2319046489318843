import type { ServerStatus } from '@chat-module/contract/status';
import type { ReactNode } from 'react';
import { AdminsOnly } from '../layout/admins-only.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { RefreshButton } from '../layout/refresh-button.tsx';
import { SetupLink } from '../setup/setup-link.tsx';
import { Fact } from '../ui/fact.tsx';
import { formatDayAndTime } from '../ui/format-day.ts';
import { formatCount } from '../ui/format-number.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { formatDuration } from './format-duration.ts';
import { formatSize } from './format-size.ts';
import { OverallState } from './overall-state.tsx';
import { useServerStatus } from './status.queries.ts';
import { StatusCard } from './status-card.tsx';

const kinds = { embedded: 'Embedded (SQLite)', postgres: 'PostgreSQL' } as const;

const DatabaseCard = ({ database: { kind, sizeBytes } }: Pick<ServerStatus, 'database'>) => (
  <StatusCard title="Database">
    <Fact name="Type">{kinds[kind]}</Fact>
    <Fact name="Size on disk">{sizeBytes === null ? 'Unknown' : formatSize(sizeBytes)}</Fact>
  </StatusCard>
);

const MailCard = ({ mail }: Pick<ServerStatus, 'mail'>) => (
  <StatusCard title="Mail">
    <Fact name="Delivery" wide>
      {mail.host === null
        ? 'Written to a folder, because no mail server is set (SMTP_URL)'
        : `Sent through ${mail.host}`}
    </Fact>
    <Fact name="Waiting to be sent again">
      {formatCount(mail.waiting)}
      {mail.waitingSince && `, the oldest since ${formatDayAndTime(mail.waitingSince)}`}
    </Fact>
    <Fact name="Not delivered in the last 30 days">{formatCount(mail.failed)}</Fact>
    {mail.lastError && (
      <Fact name="Last error" wide>
        {mail.lastError}
      </Fact>
    )}
  </StatusCard>
);

const ServerCard = ({ version, uptimeSeconds }: ServerStatus) => (
  <StatusCard title="Server">
    <Fact name="Version">{version}</Fact>
    <Fact name="Running for">{formatDuration(uptimeSeconds)}</Fact>
  </StatusCard>
);

const Status = () => {
  const { data: status, error, isLoadingError, refetch } = useServerStatus();
  const content = (): ReactNode => {
    if (isLoadingError) return <LoadFailure what="the status" error={error} onRetry={refetch} />;
    if (!status) return <Spinner label="Loading the status..." />;
    return (
      <>
        <OverallState status={status} />
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <MailCard mail={status.mail} />
          <DatabaseCard database={status.database} />
          <ServerCard {...status} />
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
