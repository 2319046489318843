import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface Props {
  /** Undefined if nothing is behind the number. */
  href: string | undefined;
  /** The id of the element that says what the number counts. */
  describedBy?: string;
  /** The accessible name instead. */
  label?: string;
  children: ReactNode;
}

/** A number that leads to what it counts. */
export const FigureLink = ({ href, describedBy, label, children }: Props) =>
  href === undefined ? (
    children
  ) : (
    <Link href={href} aria-describedby={describedBy} aria-label={label} className="link">
      {children}
    </Link>
  );
