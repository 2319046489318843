import { useId } from 'react';
import { Link } from 'wouter';
import { useAttention } from '../attention/attention.queries.ts';
import { formatOpenCount, openWork } from '../attention/open-work.ts';
import { useIsAdmin } from '../session/current-user.queries.ts';
import { classNames } from '../ui/class-names.ts';
import { LoadFailure } from '../ui/load-failure.tsx';

const tileClass =
  'flex h-full min-h-16 flex-col justify-center rounded-control px-3 py-2 sm:flex-row sm:items-center sm:justify-start sm:gap-2';

interface TileProps {
  label: string;
  href: string;
  /** `undefined` while it loads. */
  count: number | undefined;
  isTrouble: boolean;
}

const Tile = ({ label, href, count, isTrouble }: TileProps) => {
  const content = (
    <>
      <span className="min-w-12 shrink-0 font-semibold text-2xl tabular-nums">
        {count === undefined ? '–' : formatOpenCount(count)}
      </span>
      {/* The space separates them in the link's name. */} {label}
    </>
  );
  if (!count) return <div className={`${tileClass} bg-sunken text-muted`}>{content}</div>;
  const look = isTrouble ? 'bg-danger-soft text-danger-text' : 'bg-accent-soft text-accent-text';
  return (
    <Link href={href} className={classNames(tileClass, look, 'font-medium hover:underline')}>
      {content}
    </Link>
  );
};

/** What waits for the operator, each with a link to its list. Its height is the same whatever the counts are. */
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
