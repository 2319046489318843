import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A section of the profile. */
export const ProfileCard = ({ title, hint, children }: Props) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="card space-y-4 p-5">
      <div>
        <h2 id={titleId} className="font-semibold text-base">
          {title}
        </h2>
        {hint && <p className="text-muted">{hint}</p>}
      </div>
      {children}
    </section>
  );
};
