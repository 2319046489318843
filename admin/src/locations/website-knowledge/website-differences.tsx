import type { ComparedField, WebsiteDifference } from '@chat-module/contract/website-knowledge';
import { TriangleAlert } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { type Settling, useSettleDifference } from './website-knowledge.queries.ts';

const fieldLabels: Record<ComparedField, string> = {
  phoneNumber: 'Phone number',
  address: 'Address',
  officeHours: 'Office hours',
  gateHours: 'Gate hours',
};

const Said = ({ by, value }: { by: string; value: string }) => (
  <div>
    <dt className="text-muted">{by}</dt>
    <dd className="whitespace-pre-line font-medium wrap-anywhere">{value || 'Nothing'}</dd>
  </div>
);

interface RowProps {
  difference: WebsiteDifference;
  isPending: boolean;
  onSettle: (settling: Settling) => void;
}

const DifferenceRow = ({ difference, isPending, onSettle }: RowProps) => {
  const { field, website, record, pageUrl, pageTitle, ifUsed } = difference;
  const headingId = `website-difference-${field}`;
  return (
    <li className="space-y-3 rounded-control border border-line p-4">
      <h4 id={headingId} className="flex items-center gap-2 font-medium">
        <TriangleAlert aria-hidden size={16} className="shrink-0 text-warning-text" />
        {fieldLabels[field]}
      </h4>
      <dl className="grid gap-3 sm:grid-cols-2">
        <Said by="The website says" value={website} />
        <Said by="This location says" value={record} />
      </dl>
      <p className="text-muted wrap-anywhere">
        Found on{' '}
        <a href={pageUrl} target="_blank" rel="noopener noreferrer" className="link">
          {pageTitle || pageUrl}
        </a>
      </p>
      {!ifUsed && <p className="text-muted">Office and gate hours share one line. Change it above.</p>}
      <div className="flex flex-wrap gap-2">
        {ifUsed && (
          <Button
            aria-describedby={headingId}
            disabled={isPending}
            onClick={() => onSettle({ difference, action: 'use' })}
          >
            Use the website's
          </Button>
        )}
        <Button
          look="quiet"
          aria-describedby={headingId}
          disabled={isPending}
          onClick={() => onSettle({ difference, action: 'dismiss' })}
        >
          Dismiss
        </Button>
      </div>
    </li>
  );
};

interface Props {
  locationId: string;
  differences: readonly WebsiteDifference[];
  onUsed: (difference: WebsiteDifference) => void;
}

/** Visitors get the record's facts; the operator decides which value is right. */
export const WebsiteDifferences = ({ locationId, differences, onUsed }: Props) => {
  const { mutate, isPending } = useSettleDifference(locationId, onUsed);
  if (differences.length === 0) return null;
  return (
    <section aria-labelledby="website-differences" className="space-y-3">
      <div>
        <h3 id="website-differences" className="font-medium">
          Your website and this location differ
        </h3>
        <p className="text-muted">Visitors get the answer from this location.</p>
      </div>
      <ul className="space-y-3">
        {differences.map((difference) => (
          <DifferenceRow
            key={`${difference.field} ${difference.website}`}
            difference={difference}
            isPending={isPending}
            onSettle={mutate}
          />
        ))}
      </ul>
    </section>
  );
};
