import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';

interface Props {
  /** Heard, not seen: the column shows what the value is. */
  name: string;
  /** Where no column shows its place, a missing value is only heard. */
  children: ReactNode;
}

/** A name and its value in a row of a list. Links in it stay above the link that covers the row. */
export const RowFact = ({ name, children }: Props) => (
  <div className="min-w-0">
    <dt className="sr-only">{name}</dt>
    <dd className={classNames('truncate [&_a]:relative [&_a]:z-1', !children && 'text-muted max-lg:sr-only')}>
      {children || 'Not provided'}
    </dd>
  </div>
);
