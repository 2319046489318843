import type { LucideIcon } from 'lucide-react';

export interface StatChange {
  /** Short, for display. */
  readonly text: string;
  /** A sentence, for screen readers. */
  readonly description: string;
  readonly tone: 'good' | 'bad' | 'neutral';
}

export interface Stat {
  readonly label: string;
  readonly value: string | number;
  readonly icon: LucideIcon;
  /** The change from an earlier period. Either all cards of a row have it or none. */
  readonly change?: StatChange | undefined;
}

interface Props {
  stats: readonly Stat[];
  isLoading: boolean;
}

const changeTones: Record<StatChange['tone'], string> = {
  good: 'text-success-text',
  bad: 'text-danger-text',
  neutral: 'text-muted',
};

/** Has the same height for every text. */
const Change = ({ change: { text, description, tone }, isLoading }: { change: StatChange; isLoading: boolean }) => (
  <p className={`mt-1 truncate text-xs tabular-nums ${isLoading ? 'text-muted' : changeTones[tone]}`}>
    <span aria-hidden>{isLoading ? '–' : text}</span>
    {!isLoading && <span className="sr-only">{description}</span>}
  </p>
);

/** The figures at the top of a screen. */
export const StatCards = ({ stats, isLoading }: Props) => (
  <div aria-busy={isLoading} className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
    {stats.map(({ label, value, icon: Icon, change }) => (
      <div key={label} className="card flex flex-col p-4">
        <dl className="flex grow flex-col justify-between">
          <dt className="flex items-start justify-between gap-2 text-muted">
            {label}
            <Icon aria-hidden size={18} className="mt-0.5 shrink-0 text-accent-text max-[26rem]:hidden" />
          </dt>
          <dd className="font-semibold text-2xl tabular-nums tracking-tight">{isLoading ? '–' : value}</dd>
        </dl>
        {change && <Change change={change} isLoading={isLoading} />}
      </div>
    ))}
  </div>
);
