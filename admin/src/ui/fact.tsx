import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface Props {
  name: string;
  /** Spans the whole row of a grid. */
  wide?: boolean;
  children: ReactNode;
}

/** A name and its value in a description list. */
export const Fact = ({ name, wide = false, children }: Props) => (
  <div className={classNames('min-w-0', wide && 'col-span-full')}>
    <dt className="text-muted text-xs">{name}</dt>
    <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
  </div>
);
