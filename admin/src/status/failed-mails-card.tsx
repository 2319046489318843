import { useId, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { LoadFailure } from '../ui/list/load-failure.tsx';
import { LoadMore } from '../ui/list/load-more.tsx';
import { FailedMailRow } from './failed-mail-row.tsx';
import { type Act, useFailedMails, useHandleFailedMails } from './failed-mails.queries.ts';

/** Few enough that the warnings below stay within reach. */
const shownAtFirst = 5;

/** Lists the emails that were not delivered. Shown only while there are some, or to say that none are left. */
export const FailedMailsCard = () => {
  const titleId = useId();
  const [isWhole, setWhole] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const { rows, more, isLoadingError, error, refetch } = useFailedMails();
  // The pressed button disappears with its row.
  const handle = useHandleFailedMails(() => title.current?.focus());
  if (isLoadingError) return <LoadFailure what="the failed emails" error={error} onRetry={refetch} />;
  if (rows.length === 0 && !handle.isSuccess) return null;
  const act = (kind: Act, ids: string[]) => !handle.isPending && handle.mutate({ act: kind, ids });
  const shown = isWhole ? rows : rows.slice(0, shownAtFirst);
  const sendable = rows.filter(({ canBeSent, isBeingSent }) => canBeSent && !isBeingSent);
  const dismissAll = () => {
    if (window.confirm(`Delete ${rows.length} undelivered emails?`))
      act(
        'dismiss',
        rows.map(({ id }) => id),
      );
  };
  return (
    <section aria-labelledby={titleId} className="card">
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
        <div>
          <h2 ref={title} id={titleId} tabIndex={-1} className="font-semibold text-base outline-none">
            Failed emails
          </h2>
          <p className="text-muted">
            {rows.length === 0 ? 'No failed emails.' : 'From the last 30 days. We retry each one for about four days.'}
          </p>
        </div>
        {rows.length > 1 && (
          <div className="flex flex-wrap gap-2">
            {sendable.length > 0 && (
              <Button
                disabled={handle.isPending}
                onClick={() =>
                  act(
                    'send',
                    sendable.map(({ id }) => id),
                  )
                }
              >
                Send all again
              </Button>
            )}
            <Button look="quiet" disabled={handle.isPending} onClick={dismissAll}>
              Dismiss all
            </Button>
          </div>
        )}
      </div>
      {rows.length > 0 && (
        <ul className="divide-y divide-line border-line border-t">
          {shown.map((mail) => (
            <li key={mail.id}>
              <FailedMailRow mail={mail} isBusy={handle.isPending} onAct={(kind) => act(kind, [mail.id])} />
            </li>
          ))}
        </ul>
      )}
      {shown.length < rows.length ? (
        <p className="border-line border-t px-5 py-3">
          <Button look="quiet" onClick={() => setWhole(true)}>
            {`Show all ${rows.length}`}
          </Button>
        </p>
      ) : (
        <LoadMore {...more} />
      )}
    </section>
  );
};
