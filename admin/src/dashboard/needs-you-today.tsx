import { useId } from 'react';
import { Link } from 'wouter';
import { useAttention } from '../attention/attention.queries.ts';
import { formatOpenCount, openWork } from '../attention/open-work.ts';
import { useIsAdmin } from '../session/current-user.queries.ts';
import { classNames } from '../ui/class-names.ts';
import { LoadFailure } from '../ui/list/load-failure.tsx';

const tileClass =
  'flex h-full min-h-16 flex-col justify-center rounded-control px-3 py-2 sm:flex-row sm:items-center sm:justify-start sm:gap-2';

interface TileProps {
  label: string;
  href: string;
  /** `undefined` while it loads. */
  count: number | undefined;
  isTrouble: boolean;
}

/**
 * The whole tile is a link. The label is its description, not part of its name, because "New leads" would be mistaken
 * for the sidebar's "Leads".
 */
const Tile = ({ label, href, count, isTrouble }: TileProps) => {
  const labelId = useId();
  const figure = 'min-w-9 shrink-0 font-semibold text-2xl tabular-nums';
  const caption = <span id={labelId}>{label}</span>;
  if (!count)
    return (
      <div className={`${tileClass} bg-sunken text-muted`}>
        <span className={figure}>{count === undefined ? '–' : formatOpenCount(count)}</span> {caption}
      </div>
    );
  const look = isTrouble ? 'bg-danger-soft text-danger-text' : 'bg-accent-soft text-accent-text';
  return (
    <div className={classNames(tileClass, look, 'relative font-medium hover:underline')}>
      <Link href={href} aria-describedby={labelId} className={`${figure} after:absolute after:inset-0`}>
        <span className="sr-only">Show </span>
        {formatOpenCount(count)}
      </Link>{' '}
      {caption}
    </div>
  );
};

/** The work that waits for the operator, with links to the lists. The height doesn't depend on the counts. */
export const NeedsYouToday = () => {
  const titleId = useId();
  const { data, isLoadingError, error, refetch } = useAttention();
  const isAdmin = useIsAdmin();
  const shown = openWork.filter(({ field }) => isAdmin || field !== 'failedMails');
  const isNothing = data && shown.every(({ field }) => !data[field]);
  return (
    <section aria-labelledby={titleId} className="card space-y-3 p-4 sm:p-5">
      <div>
        <h2 id={titleId} className="font-semibold text-base">
          Needs you today
        </h2>
        <p className="text-muted">{isNothing ? 'Nothing needs you right now.' : 'Updates as work comes in.'}</p>
      </div>
      {isLoadingError ? (
        <LoadFailure what="what needs you" error={error} onRetry={refetch} />
      ) : (
        <ul className={classNames('grid grid-cols-2 gap-3', isAdmin ? 'xl:grid-cols-4' : 'xl:grid-cols-3')}>
          {shown.map(({ field, label, href }) => (
            <li key={field}>
              <Tile label={label} href={href} count={data?.[field] ?? undefined} isTrouble={field === 'failedMails'} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
