import type { AuditEntry } from '@chat-module/contract/audit';
import { Fact } from '../ui/fact.tsx';
import { PanelSection, SidePanel } from '../ui/list/side-panel.tsx';
import { formatDayAndTime } from '../ui/text/format-day.ts';
import { auditKindLabels, describeChange, describeEntry, nameOfField } from './describe-entry.ts';

const Changes = ({ changes }: Pick<AuditEntry, 'changes'>) => (
  <PanelSection title="Changes">
    <dl className="space-y-3">
      {changes.map((change) => (
        <Fact key={change.field} name={nameOfField(change.field)}>
          {describeChange(change)}
        </Fact>
      ))}
    </dl>
  </PanelSection>
);

/** An entry of the audit log in full. */
export const AuditEntryPanel = ({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) => (
  <SidePanel id={entry.id} title={describeEntry(entry)} onClose={onClose}>
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
      <Fact name="Person">{entry.actorName || 'Not signed in'}</Fact>
      <Fact name="Kind">{auditKindLabels[entry.kind] ?? 'Unknown'}</Fact>
      <Fact name="Time" wide>
        <time dateTime={entry.createdAt}>{formatDayAndTime(entry.createdAt)}</time>
      </Fact>
    </dl>
    {entry.changes.length > 0 && <Changes changes={entry.changes} />}
  </SidePanel>
);
