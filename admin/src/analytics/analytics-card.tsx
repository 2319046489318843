import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  hint?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A section of the screen with its action buttons. */
export const AnalyticsCard = ({ title, hint, actions, children }: Props) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="card min-w-0 space-y-3 p-5">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h2 id={titleId} className="font-semibold text-base">
            {title}
          </h2>
          <div className="flex flex-wrap items-center gap-1">{actions}</div>
        </div>
        {hint && <p className="text-muted text-xs">{hint}</p>}
      </div>
      {children}
    </section>
  );
};
