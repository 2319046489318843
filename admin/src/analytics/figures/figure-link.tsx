import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface Props {
  /** Undefined if no list shows what the number counts. */
  href: string | undefined;
  /** The id of the element that says what the number counts. */
  describedBy?: string;
  /** An accessible name that replaces the number. */
  label?: string;
  children: ReactNode;
}

/** A number that links to the rows that it counts. */
export const FigureLink = ({ href, describedBy, label, children }: Props) =>
  href === undefined ? (
    children
  ) : (
    <Link href={href} aria-describedby={describedBy} aria-label={label} className="link">
      {children}
    </Link>
  );
