import { type ReactNode, useId } from 'react';
import { FigureLink } from './figure-link.tsx';

interface Figure {
  readonly name: string;
  readonly value: string;
  readonly hint?: ReactNode;
  /** The link to the rows that the number counts. */
  readonly href?: string | undefined;
}

const FigureRow = ({ name, value, hint, href }: Figure) => {
  const nameId = useId();
  return (
    <div className="flex items-baseline justify-between gap-4 border-line border-t py-2.5">
      <dt>
        <span id={nameId}>{name}</span>
        {hint && <span className="block text-muted text-xs">{hint}</span>}
      </dt>
      <dd className="shrink-0 font-semibold text-base tabular-nums">
        <FigureLink href={href} describedBy={nameId}>
          {value}
        </FigureLink>
      </dd>
    </div>
  );
};

interface Props {
  title: string;
  figures: readonly Figure[];
  children?: ReactNode;
}

/** A titled list of figures. */
export const FigureCard = ({ title, figures, children }: Props) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="card space-y-4 p-5 pb-2.5">
      <h2 id={titleId} className="font-semibold text-base">
        {title}
      </h2>
      {children}
      <dl>
        {figures.map((figure) => (
          <FigureRow key={figure.name} {...figure} />
        ))}
      </dl>
    </section>
  );
};
