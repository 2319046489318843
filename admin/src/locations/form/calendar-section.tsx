import type { Location } from '@chat-module/contract/locations';
import { Copy } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { LoadFailure } from '../../ui/list/load-failure.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { formatDay } from '../../ui/text/format-day.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { useCalendarFeed, useCreateCalendarFeed, useRevokeCalendarFeed } from './calendar-feed.queries.ts';
import { FormCard } from './form-card.tsx';

const copy = async (url: string): Promise<void> => {
  if (await copyText(url)) toast('Copied!', 'Calendar link copied to clipboard');
  else toast('Error', 'Failed to copy the calendar link', 'danger');
};

const NewLink = ({ url }: { url: string }) => (
  <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
    <div className="min-w-0 grow basis-72">
      <TextField label="Calendar Link" readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
    </div>
    <Button onClick={() => copy(url)}>
      <Copy aria-hidden size={16} />
      Copy Calendar Link
    </Button>
    <p className="basis-full text-muted text-xs">Copy it now: it won't be shown again.</p>
  </div>
);

const replaceQuestion = 'Create a new link? Calendars using the current link will stop updating.';
const revokeQuestion = 'Revoke this link? Calendars using it will stop updating.';

const Link = ({ location: { id, timezone }, createdAt }: { location: Location; createdAt: string | null }) => {
  const create = useCreateCalendarFeed(id);
  const revoke = useRevokeCalendarFeed(id, create.reset);
  if (createdAt === null)
    return (
      <Button disabled={create.isPending} onClick={() => create.mutate()}>
        Create Calendar Link
      </Button>
    );
  return (
    <>
      {create.data ? (
        <NewLink url={create.data.url} />
      ) : (
        <p>
          Link created on {formatDay(createdAt, timezone)}. It was shown only once. If you lost it, create a new one.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button disabled={create.isPending} onClick={() => window.confirm(replaceQuestion) && create.mutate()}>
          Create New Link
        </Button>
        <Button disabled={revoke.isPending} onClick={() => window.confirm(revokeQuestion) && revoke.mutate()}>
          Revoke Link
        </Button>
      </div>
    </>
  );
};

export const CalendarSection = ({ location }: { location: Location }) => {
  const { data, isLoadingError, error, refetch } = useCalendarFeed(location.id);
  return (
    <FormCard
      title="Calendar"
      hint="Shows move-ins and hold end dates in Google Calendar, Outlook or Apple Calendar. Anyone with the link can see names and phone numbers, so share it only within your office."
    >
      {isLoadingError && <LoadFailure what="the calendar" error={error} onRetry={refetch} />}
      {!data && !isLoadingError && <Spinner label="Loading..." />}
      {data && <Link location={location} createdAt={data.createdAt} />}
    </FormCard>
  );
};
