import { type ReactNode, useId } from 'react';

interface Figure {
  readonly name: string;
  readonly value: string;
  readonly hint?: string;
}

const FigureRow = ({ name, value, hint }: Figure) => (
  <div className="flex items-baseline justify-between gap-4 border-line border-t py-2.5">
    <dt>
      {name}
      {hint && <span className="block text-muted text-xs">{hint}</span>}
    </dt>
    <dd className="font-semibold text-base tabular-nums">{value}</dd>
  </div>
);

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
