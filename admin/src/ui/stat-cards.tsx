import type { LucideIcon } from 'lucide-react';

export interface Stat {
  readonly label: string;
  readonly value: string | number;
  readonly icon: LucideIcon;
}

interface Props {
  stats: readonly Stat[];
  isLoading: boolean;
}

/** The figures at the top of a screen. */
export const StatCards = ({ stats, isLoading }: Props) => (
  <dl aria-busy={isLoading} className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
    {stats.map(({ label, value, icon: Icon }) => (
      <div key={label} className="card flex flex-col justify-between p-4">
        <dt className="flex items-start justify-between gap-2 text-muted">
          {label}
          <Icon aria-hidden size={18} className="mt-0.5 shrink-0 text-accent-text max-[26rem]:hidden" />
        </dt>
        <dd className="font-semibold text-2xl tabular-nums tracking-tight">{isLoading ? '–' : value}</dd>
      </div>
    ))}
  </dl>
);
