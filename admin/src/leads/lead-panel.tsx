import type { Lead } from '@chat-module/contract/leads';
import type { Location } from '@chat-module/contract/locations';
import { locationName } from '../locations/location-name.ts';
import { FollowUpMark } from '../submissions/follow-up-mark.tsx';
import { PageLink } from '../submissions/page-link.tsx';
import { SubmissionPanel } from '../submissions/submission-panel.tsx';
import { Fact } from '../ui/fact.tsx';
import { PanelSection } from '../ui/list/side-panel.tsx';
import { MailLink } from '../ui/mail-link.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { formatDayAndTime } from '../ui/text/format-day.ts';
import { leadKind } from './lead-kind.ts';
import { LeadStatusBadge } from './lead-status-badge.tsx';

interface SectionsProps {
  lead: Lead;
  location: Location | undefined;
}

const Sections = ({ lead, location }: SectionsProps) => (
  <>
    <PanelSection title="Contact">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
        <Fact name="Phone">
          <PhoneLink phone={lead.phone} />
        </Fact>
        <Fact name="Email">{lead.email ? <MailLink email={lead.email} /> : 'Not provided'}</Fact>
        <Fact name="Unit size">{lead.unitSize || 'Not provided'}</Fact>
        <Fact name="Location">{locationName(location, lead)}</Fact>
        {lead.pageUrl && (
          <Fact name="Source page" wide>
            <PageLink url={lead.pageUrl} />
          </Fact>
        )}
      </dl>
    </PanelSection>
    {lead.inquiry && (
      <PanelSection title="Inquiry">
        <p className="whitespace-pre-line wrap-anywhere">{lead.inquiry}</p>
      </PanelSection>
    )}
    {lead.notes && (
      <PanelSection title="Notes">
        <p className="whitespace-pre-line wrap-anywhere">{lead.notes}</p>
      </PanelSection>
    )}
  </>
);

interface Props {
  id: string;
  /** The lead's row in the list. */
  listed: Lead | undefined;
  /** The ids of the list's rows, in order. */
  ids: readonly string[];
  locations: ReadonlyMap<string, Location>;
  onUpdate: (id: string) => void;
  onClose: () => void;
}

/** A lead in full. */
export const LeadPanel = ({ locations, ...props }: Props) => {
  const locationOf = ({ locationId }: Lead) => locations.get(locationId ?? '');
  return (
    <SubmissionPanel
      kind={leadKind}
      {...props}
      timeZoneOf={(lead) => locationOf(lead)?.timezone}
      aboutOf={(lead) => (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-xs">
          <LeadStatusBadge status={lead.status} />
          <FollowUpMark {...lead} />
          <span>{formatDayAndTime(lead.createdAt, locationOf(lead)?.timezone)}</span>
        </p>
      )}
      sectionsOf={(lead) => <Sections {...{ lead, location: locationOf(lead) }} />}
    />
  );
};
