import type { Figures } from '@chat-module/contract/analytics';
import type { ReactNode } from 'react';
import { formatCount, formatPercent } from '../../ui/text/format-number.ts';
import { AnalyticsCard } from '../analytics-card.tsx';
import { FigureLink } from './figure-link.tsx';
import { type Shown, visitsOf } from './figure-links.ts';

interface Step {
  readonly key: string;
  readonly name: string;
  readonly hint?: string;
  readonly count: number;
  readonly href?: string | undefined;
}

const stepsOf = (figures: Figures, shown: Shown): Step[] => [
  { key: 'opened', name: 'Opened the chat', hint: 'Includes visitors who asked nothing', count: figures.opened },
  { key: 'asked', name: 'Asked a question', count: figures.visits, href: visitsOf(shown) },
  { key: 'size', name: 'Looked at sizes', count: figures.sizeVisits, href: visitsOf(shown, { reached: 'size' }) },
  { key: 'unit', name: 'Chose a unit', count: figures.unitVisits, href: visitsOf(shown, { reached: 'unit' }) },
  {
    key: 'reserved',
    name: 'Requested a reservation',
    count: figures.reservedVisits,
    href: visitsOf(shown, { badge: 'reserved' }),
  },
  {
    key: 'confirmed',
    name: 'Reservation confirmed',
    count: figures.confirmedVisits,
    href: visitsOf(shown, { reached: 'confirmed' }),
  },
];

const share = (part: number, whole: number): string => (whole === 0 ? '–' : formatPercent(part / whole));

interface RowProps {
  step: Step;
  before: number | undefined;
  most: number;
}

const StepRow = ({ step: { key, name, hint, count, href }, before, most }: RowProps) => (
  <tr className="border-line border-t">
    <th scope="row" id={`funnel-${key}`} className="py-2 pr-3 text-left font-normal">
      {name}
      {hint && <span className="block text-muted text-xs">{hint}</span>}
      <span aria-hidden className="mt-1 block h-2 rounded-full bg-sunken">
        <span
          className="block h-2 rounded-full bg-chart-faq"
          style={{ width: `${most === 0 ? 0 : Math.max((count / most) * 100, count > 0 ? 1 : 0)}%` }}
        />
      </span>
    </th>
    <td className="w-20 py-2 text-right align-top font-semibold">
      <FigureLink href={count > 0 ? href : undefined} describedBy={`funnel-${key}`}>
        {formatCount(count)}
      </FigureLink>
    </td>
    <td className="w-24 py-2 text-right align-top text-muted">{before === undefined ? '' : share(count, before)}</td>
  </tr>
);

interface Props {
  figures: Figures;
  shown: Shown;
  actions: ReactNode;
}

/** The funnel of the period's visits. Each step is a share of the previous one. */
export const FunnelCard = ({ figures, shown, actions }: Props) => {
  const steps = stepsOf(figures, shown);
  const most = Math.max(...steps.map(({ count }) => count));
  return (
    <AnalyticsCard title="Funnel" hint="Each visit counts toward the day it started." actions={actions}>
      <table className="w-full tabular-nums">
        <caption className="sr-only">Funnel</caption>
        <thead>
          <tr className="text-muted text-xs">
            <th scope="col" className="pb-1 text-left font-medium">
              Step
            </th>
            <th scope="col" className="pb-1 text-right font-medium">
              Visits
            </th>
            <th scope="col" className="pb-1 text-right font-medium">
              From previous step
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step, at) => (
            <StepRow key={step.key} step={step} before={steps[at - 1]?.count} most={most} />
          ))}
        </tbody>
      </table>
    </AnalyticsCard>
  );
};
