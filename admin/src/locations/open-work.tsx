import { mostOpenWork, type OpenWork as Work } from '@chat-module/contract/location-sorts';
import { ButtonLink } from '../ui/button-link.tsx';

const countUpTo = (count: number, noun: string): string => {
  if (count >= mostOpenWork) return `${mostOpenWork - 1}+ ${noun}s`;
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
};

const chipClass =
  'inline-flex min-h-7 items-center rounded-full bg-warning-soft px-3 font-medium text-warning-text text-xs hover:underline pointer-coarse:min-h-9';

/** The facility's open work, with links to the lists. */
export const OpenWork = ({ work }: { work: Work | undefined }) => {
  if (!work || work.newLeads + work.pendingReservations === 0) return null;
  const place = `locationId=${encodeURIComponent(work.locationId)}`;
  return (
    <p className="flex flex-wrap gap-2">
      {work.newLeads > 0 && (
        <ButtonLink href={`/leads?${place}&status=new`} className={chipClass}>
          {countUpTo(work.newLeads, 'new lead')}
        </ButtonLink>
      )}
      {work.pendingReservations > 0 && (
        <ButtonLink href={`/reservations?${place}&status=pending`} className={chipClass}>
          {countUpTo(work.pendingReservations, 'pending reservation')}
        </ButtonLink>
      )}
    </p>
  );
};
