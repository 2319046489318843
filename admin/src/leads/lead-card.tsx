import type { Lead } from '@chat-module/contract/leads';
import type { Location } from '@chat-module/contract/locations';
import { memo, useId } from 'react';
import { locationName } from '../locations/location-name.ts';
import { Button } from '../ui/button.tsx';
import { Fact } from '../ui/fact.tsx';
import { formatDayAndTime } from '../ui/format-day.ts';
import { MailLink } from '../ui/mail-link.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { LeadStatusBadge } from './lead-status-badge.tsx';

interface Props {
  lead: Lead;
  location: Location | undefined;
  /** Absent for operators who may only read. */
  onUpdate: ((id: string) => void) | undefined;
}

const LeadFacts = ({ lead, location }: Pick<Props, 'lead' | 'location'>) => (
  <dl className="grid grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-[2fr_1fr_2.5fr_1.5fr]">
    <Fact name="Location">{locationName(location, lead)}</Fact>
    <Fact name="Unit size">{lead.unitSize || 'Not provided'}</Fact>
    <Fact name="Email">{lead.email ? <MailLink email={lead.email} /> : 'Not provided'}</Fact>
    <Fact name="Phone">
      <PhoneLink phone={lead.phone} />
    </Fact>
    {lead.inquiry && (
      <Fact name="Inquiry" wide>
        {lead.inquiry}
      </Fact>
    )}
    {lead.notes && (
      <Fact name="Notes" wide>
        {lead.notes}
      </Fact>
    )}
  </dl>
);

/** Memoized, because a list may have a thousand. */
export const LeadCard = memo(({ lead, location, onUpdate }: Props) => {
  const nameId = useId();
  return (
    <article aria-labelledby={nameId} className="card space-y-4 p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id={nameId} className="font-semibold text-base wrap-anywhere">
              {lead.name}
            </h2>
            <LeadStatusBadge status={lead.status} />
          </div>
          <p className="text-muted">{formatDayAndTime(lead.createdAt, location?.timezone)}</p>
        </div>
        {onUpdate && (
          <Button onClick={() => onUpdate(lead.id)} aria-describedby={nameId}>
            Update Status
          </Button>
        )}
      </div>
      <LeadFacts lead={lead} location={location} />
    </article>
  );
});
