import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** `Fact`s. */
  facts: ReactNode;
  children?: ReactNode;
}

/** A group of values on the Status screen. */
export const StatusCard = ({ title, facts, children }: Props) => (
  <section aria-label={title} className="card space-y-4 p-5">
    <h2 className="font-semibold text-base">{title}</h2>
    <dl className="grid gap-4 sm:grid-cols-2">{facts}</dl>
    {children}
  </section>
);
