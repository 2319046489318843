import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';

interface Props {
  /** For screen readers only: visually, the column identifies the value. */
  name: string;
  /** Without columns, a missing value is announced but not shown. */
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
