import type { ReactNode } from 'react';

interface Props {
  title: string;
  hint?: string;
  /** h2 on a screen; h3 in a dialog, whose title is an h2. */
  heading?: 'h2' | 'h3';
  children: ReactNode;
}

/** A titled part of a long form. */
export const FormSection = ({ title, hint, heading: Heading = 'h3', children }: Props) => (
  <section className="space-y-4">
    <div>
      <Heading className="font-semibold text-base">{title}</Heading>
      {hint && <p className="text-muted">{hint}</p>}
    </div>
    {children}
  </section>
);
