import type { EditedLocation } from '@chat-module/contract/location-edits';
import { Badge } from '../../ui/badge.tsx';
import { emptyValueOf, labelOfField } from './edit-fields.ts';

const Value = ({ field, text }: { field: string; text: string }) =>
  text === '' ? (
    <span className="text-muted italic">{emptyValueOf(field)}</span>
  ) : (
    <span className="whitespace-pre-line">{text}</span>
  );

const Changes = ({ changes }: Pick<EditedLocation, 'changes'>) => (
  <dl className="mt-1 space-y-2">
    {changes.map(({ field, from, to }) => (
      <div key={field}>
        <dt className="text-muted text-xs">{labelOfField(field)}</dt>
        <dd className="grid gap-x-4 gap-y-1 wrap-anywhere sm:grid-cols-2">
          <del className={from === '' ? 'no-underline' : 'text-muted decoration-1'}>
            <Value field={field} text={from} />
          </del>
          <ins className="no-underline">
            <Value field={field} text={to} />
          </ins>
        </dd>
      </div>
    ))}
  </dl>
);

const stateOf = ({ changes, refusal }: EditedLocation) => {
  if (refusal !== null) return <Badge tone="warning">No change</Badge>;
  return changes.length === 0 ? <Badge tone="neutral">No change</Badge> : null;
};

/** What changes at each location, and why some stay as they are. */
export const EditedList = ({ locations }: { locations: readonly EditedLocation[] }) => (
  <ul aria-label="Changes" className="divide-y divide-line rounded-control border border-line">
    {locations.map((location) => (
      <li key={location.id} className="px-4 py-3">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {location.businessName || 'Deleted location'}
          {stateOf(location)}
        </p>
        {location.refusal && <p className="mt-1 text-warning-text">{location.refusal}</p>}
        <Changes changes={location.changes} />
      </li>
    ))}
  </ul>
);
