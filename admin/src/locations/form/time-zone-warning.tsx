import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  text: string;
  /** A button that fixes it. */
  children?: ReactNode;
}

export const TimeZoneWarning = ({ text, children }: Props) => (
  <p className="flex gap-2 rounded-control bg-warning-soft px-3 py-2 text-warning-text">
    <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
    <span className="min-w-0">
      {text} {children}
    </span>
  </p>
);
