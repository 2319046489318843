import type { Location } from '@chat-module/contract/locations';
import { timeZoneWarning } from '@chat-module/contract/time-zone-warning';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsAdmin } from '../session/current-user.queries.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { IconButton, iconButtonClass } from '../ui/icon-button.tsx';
import { MailLink } from '../ui/mail-link.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { LocationEmbedCode } from './location-embed-code.tsx';
import { TimeZoneWarning } from './time-zone-warning.tsx';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3">
    <dt className="text-muted">{name}</dt>
    <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
  </div>
);

const CardActions = ({ location, onDelete }: { location: Location; onDelete: () => void }) => {
  const editLabel = `Edit ${location.businessName}`;
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
      <IconButton icon={Trash2} label={`Delete ${location.businessName}`} danger onClick={onDelete} />
    </div>
  );
};

interface Props {
  location: Location;
  hasBot: boolean;
  onDelete: () => void;
}

export const LocationCard = ({ location, hasBot, onDelete }: Props) => {
  const isAdmin = useIsAdmin();
  const zoneWarning = timeZoneWarning(location);
  return (
    <article aria-label={location.businessName} className="card">
      <div className="space-y-3 p-5">
        <div className="flex items-start justify-between gap-3">
          <h2 className="min-w-0 font-semibold text-lg wrap-anywhere">{location.businessName}</h2>
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
        {zoneWarning && <TimeZoneWarning text={zoneWarning} />}
      </div>
      {hasBot && <LocationEmbedCode locationId={location.id} />}
    </article>
  );
};
