import type { Figures, PeriodFigures } from '@chat-module/contract/analytics';
import { type ReactNode, useId } from 'react';
import { AnalyticsCard } from './analytics-card.tsx';
import { daysBefore } from './chart/calendar.ts';
import { type ComparedFigure, comparedFigures } from './figures/compared-figures.ts';
import { FigureLink } from './figures/figure-link.tsx';
import type { Shown } from './figures/figure-links.ts';

const dayMs = 86_400_000;

const write = ({ read, write: writeValue }: ComparedFigure, figures: Figures): string => {
  const value = read(figures);
  return value === undefined ? '–' : writeValue(value);
};

/** The preceding period of equal length. */
const beforeOf = (shown: Shown): Shown => {
  const days = Math.round((Date.parse(shown.to) - Date.parse(shown.from)) / dayMs) + 1;
  return { ...shown, from: daysBefore(shown.from, days), to: daysBefore(shown.from, 1) };
};

const Row = ({ figure, period, shown }: { figure: ComparedFigure; period: PeriodFigures; shown: Shown }) => {
  const nameId = useId();
  const hrefOf = (figures: Figures, of: Shown) => (figure.read(figures) ? figure.hrefOf?.(of) : undefined);
  return (
    <tr className="border-line border-t *:py-2 *:pl-3 *:align-top">
      <th scope="row" id={nameId} className="pl-0! text-left font-normal">
        {figure.name}
        {figure.hint && <span className="block text-muted text-xs">{figure.hint}</span>}
      </th>
      <td className="font-semibold">
        <FigureLink href={hrefOf(period.figures, shown)} describedBy={nameId}>
          {write(figure, period.figures)}
        </FigureLink>
      </td>
      <td className="text-muted">
        <FigureLink href={hrefOf(period.before, beforeOf(shown))} describedBy={nameId}>
          {write(figure, period.before)}
        </FigureLink>
      </td>
      {period.average && <td className="text-muted">{write(figure, period.average)}</td>}
    </tr>
  );
};

/** Compares one location with the previous period and with all locations. */
export const ComparisonCard = ({
  period,
  shown,
  actions,
}: {
  period: PeriodFigures;
  shown: Shown;
  actions: ReactNode;
}) => (
  <AnalyticsCard title="Results" hint="Select a number to see what’s behind it." actions={actions}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
    <section aria-label="Results compared" tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-right tabular-nums">
        <caption className="sr-only">Results</caption>
        <thead>
          <tr className="text-muted text-xs *:pb-1 *:pl-3 *:font-medium">
            <th scope="col" className="pl-0! text-left">
              Figure
            </th>
            <th scope="col">This period</th>
            <th scope="col">Period before</th>
            {period.average && <th scope="col">Average location</th>}
          </tr>
        </thead>
        <tbody>
          {comparedFigures.map((figure) => (
            <Row key={figure.name} figure={figure} period={period} shown={shown} />
          ))}
        </tbody>
      </table>
    </section>
  </AnalyticsCard>
);
