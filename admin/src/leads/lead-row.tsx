import type { Lead } from '@chat-module/contract/leads';
import type { Location } from '@chat-module/contract/locations';
import { memo } from 'react';
import { locationName } from '../locations/location-name.ts';
import { RowFact } from '../submissions/row-fact.tsx';
import { SubmissionRow } from '../submissions/submission-row.tsx';
import { MailLink } from '../ui/mail-link.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { formatDayAndTime } from '../ui/text/format-day.ts';
import { leadKind } from './lead-kind.ts';
import { LeadStatusBadge } from './lead-status-badge.tsx';

interface Props {
  lead: Lead;
  location: Location | undefined;
  /** Absent for operators who may only read. */
  onUpdate: ((id: string) => void) | undefined;
}

/** Memoized, because a list may have a thousand rows. */
export const LeadRow = memo(({ lead, location, onUpdate }: Props) => (
  <SubmissionRow
    kind={leadKind}
    row={lead}
    onUpdate={onUpdate}
    status={<LeadStatusBadge status={lead.status} />}
    contact={
      <>
        <RowFact name="Phone">
          <PhoneLink phone={lead.phone} />
        </RowFact>
        <RowFact name="Email">
          {lead.email && (
            <span className="lg:text-xs">
              <MailLink email={lead.email} canBreak={false} />
            </span>
          )}
        </RowFact>
      </>
    }
    unit={<RowFact name="Unit size">{lead.unitSize}</RowFact>}
    place={
      <>
        <p className="truncate">{locationName(location, lead)}</p>
        <p className="text-muted text-xs">{formatDayAndTime(lead.createdAt, location?.timezone)}</p>
      </>
    }
    texts={[
      { name: 'Inquiry', text: lead.inquiry },
      { name: 'Notes', text: lead.notes },
    ]}
  />
));
