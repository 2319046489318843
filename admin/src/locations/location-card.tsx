import type { OpenWork as Work } from '@chat-module/contract/location-sorts';
import type { Location } from '@chat-module/contract/locations';
import { timeZoneWarning } from '@chat-module/contract/time-zone-warning';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsAdmin } from '../session/current-user.queries.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { IconButton, iconButtonClass } from '../ui/icon-button.tsx';
import { MailLink } from '../ui/mail-link.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import type { Selection } from './bulk-edit/use-selection.ts';
import { TimeZoneWarning } from './form/time-zone-warning.tsx';
import { LocationEmbedCode } from './location-embed-code.tsx';
import { OpenWork } from './open-work.tsx';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3">
    <dt className="text-muted">{name}</dt>
    <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
  </div>
);

const CardActions = ({ location, onDelete }: { location: Location; onDelete: () => void }) => {
  const editLabel = `Edit ${location.businessName}`;
  const copyLabel = `Duplicate ${location.businessName}`;
  return (
    <div className="flex">
      <ButtonLink
        href={`/locations/${encodeURIComponent(location.id)}/edit`}
        aria-label={editLabel}
        title={editLabel}
        className={iconButtonClass}
      >
        <Pencil aria-hidden size={18} />
      </ButtonLink>
      <ButtonLink
        href={`/locations/new?copyOf=${encodeURIComponent(location.id)}`}
        aria-label={copyLabel}
        title={copyLabel}
        className={iconButtonClass}
      >
        <Copy aria-hidden size={18} />
      </ButtonLink>
      <IconButton icon={Trash2} label={`Delete ${location.businessName}`} danger onClick={onDelete} />
    </div>
  );
};

/** Large enough to hit with a finger, without moving the name. */
const SelectBox = ({ location: { id, businessName }, selection }: { location: Location; selection: Selection }) => (
  <label className="-m-2 grid size-9 shrink-0 cursor-pointer place-items-center pt-0.5 pointer-coarse:-m-3 pointer-coarse:size-11">
    <input
      type="checkbox"
      aria-label={`Select ${businessName}`}
      className="size-4 accent-accent"
      checked={selection.ids.has(id)}
      onChange={() => selection.toggle(id)}
    />
  </label>
);

interface Props {
  location: Location;
  hasBot: boolean;
  openWork: Work | undefined;
  selection: Selection | undefined;
  onDelete: () => void;
}

export const LocationCard = ({ location, hasBot, openWork, selection, onDelete }: Props) => {
  const isAdmin = useIsAdmin();
  const zoneWarning = timeZoneWarning(location);
  return (
    <article aria-label={location.businessName} className="card">
      <div className="space-y-3 p-5">
        <div className="flex items-start justify-between gap-3">
          <div className="flex min-w-0 items-start gap-3">
            {selection && <SelectBox location={location} selection={selection} />}
            <h2 className="min-w-0 font-semibold text-lg wrap-anywhere">{location.businessName}</h2>
          </div>
          {isAdmin && <CardActions location={location} onDelete={onDelete} />}
        </div>
        <dl className="space-y-1.5">
          <Fact name="Address">{location.address}</Fact>
          <Fact name="Phone">
            <PhoneLink phone={location.phoneNumber} />
          </Fact>
          <Fact name="Website">
            <a href={location.website} target="_blank" rel="noopener noreferrer" className="link">
              {location.website}
            </a>
          </Fact>
          <Fact name="Facility email">
            {location.facilityEmail ? <MailLink email={location.facilityEmail} /> : 'Not set'}
          </Fact>
        </dl>
        <OpenWork work={openWork} />
        {zoneWarning && <TimeZoneWarning text={zoneWarning} />}
      </div>
      {hasBot && <LocationEmbedCode locationId={location.id} />}
    </article>
  );
};
