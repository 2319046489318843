import type { HourlyVisits } from '@chat-module/contract/analytics';
import { ChartColumn, Table } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { useSearchParam } from '../../ui/list/use-search-param.ts';
import { formatCount } from '../../ui/text/format-number.ts';
import { hourName, hourParam, weekdayName } from '../../ui/text/hour-of-week.ts';
import { AnalyticsCard } from '../analytics-card.tsx';
import { FigureLink } from './figure-link.tsx';
import { type Shown, visitsOf } from './figure-links.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);
/** Monday first. */
const weekdays = [1, 2, 3, 4, 5, 6, 0];

type CountOf = (weekday: number, hour: number) => number;

const describe = (weekday: number, hour: number, count: number): string =>
  `${weekdayName(weekday, 'long')}, ${hourName(hour)}: ${formatCount(count)}`;

const hrefOf = (shown: Shown, weekday: number, hour: number, countOf: CountOf): string | undefined =>
  countOf(weekday, hour) > 0 ? visitsOf(shown, { hour: hourParam({ weekday, hour }) }) : undefined;

interface TableProps {
  countOf: CountOf;
  /** If absent, the numbers are not links. */
  shown?: Shown;
}

const HoursTable = ({ countOf, shown }: TableProps) => (
  <table className="w-full text-right tabular-nums">
    <caption className="sr-only">Visits by hour of the week</caption>
    <thead className="sticky top-0 bg-surface">
      <tr className="text-muted text-xs *:p-1 *:font-medium">
        <th scope="col" className="text-left">
          Hour
        </th>
        {weekdays.map((weekday) => (
          <th key={weekday} scope="col">
            <abbr title={weekdayName(weekday, 'long')} className="no-underline">
              {weekdayName(weekday, 'short')}
            </abbr>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {hours.map((hour) => (
        <tr key={hour} className="border-line border-t *:p-1">
          <th scope="row" className="whitespace-nowrap text-left font-normal text-muted">
            {hourName(hour)}
          </th>
          {weekdays.map((weekday) => (
            <td key={weekday}>
              <FigureLink
                href={shown && hrefOf(shown, weekday, hour, countOf)}
                label={describe(weekday, hour, countOf(weekday, hour))}
              >
                {formatCount(countOf(weekday, hour))}
              </FigureLink>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

interface CellProps {
  weekday: number;
  hour: number;
  count: number;
  most: number;
  href: string | undefined;
}

/** Skipped by the Tab key, because the table has the same links. */
const HeatCell = ({ weekday, hour, count, most, href }: CellProps) => {
  const props = { title: describe(weekday, hour, count), className: 'block h-6 rounded-xs bg-sunken' };
  const heat = (
    <span className="block h-full rounded-xs bg-chart-faq" style={{ opacity: most === 0 ? 0 : count / most }} />
  );
  if (href === undefined) return <span {...props}>{heat}</span>;
  return (
    <Link href={href} tabIndex={-1} {...props}>
      {heat}
    </Link>
  );
};

const HeatMap = ({ countOf, most, shown }: { countOf: CountOf; most: number; shown: Shown }) => (
  <div aria-hidden className="space-y-1">
    {weekdays.map((weekday) => (
      <div key={weekday} className="grid grid-cols-[2.5rem_repeat(24,minmax(0,1fr))] items-center gap-px sm:gap-0.5">
        <span className="text-muted text-xs">{weekdayName(weekday, 'short')}</span>
        {hours.map((hour) => (
          <HeatCell
            key={hour}
            {...{ weekday, hour, most }}
            count={countOf(weekday, hour)}
            href={hrefOf(shown, weekday, hour, countOf)}
          />
        ))}
      </div>
    ))}
    <div className="grid grid-cols-[2.5rem_repeat(4,minmax(0,1fr))] text-muted text-xs">
      <span />
      {[0, 6, 12, 18].map((hour) => (
        <span key={hour}>{hourName(hour)}</span>
      ))}
    </div>
  </div>
);

const ScrollingTable = ({ countOf, shown }: Required<TableProps>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section aria-label="Visits by hour of the week" tabIndex={0} className="max-h-96 overflow-auto">
    <HoursTable countOf={countOf} shown={shown} />
  </section>
);

const busiest = (visits: readonly HourlyVisits[]): string => {
  const [first] = [...visits].sort((a, b) => b.visits - a.visits);
  return first
    ? `Busiest: ${weekdayName(first.weekday, 'long')} at ${hourName(first.hour)}, location time.`
    : 'No visits in this period.';
};

interface Props {
  visits: readonly HourlyVisits[];
  shown: Shown;
  actions: ReactNode;
}

/** Visits by the weekday and hour in which they began. */
export const HoursCard = ({ visits, shown, actions }: Props) => {
  const [view, setView] = useSearchParam('hours');
  const isTable = view === 'table';
  const byHour = new Map(visits.map((it) => [it.weekday * 24 + it.hour, it.visits]));
  const countOf: CountOf = (weekday, hour) => byHour.get(weekday * 24 + hour) ?? 0;
  const most = Math.max(0, ...byHour.values());
  const toggle = (
    <Button look="quiet" onClick={() => setView(isTable ? '' : 'table')}>
      {isTable ? <ChartColumn aria-hidden size={16} /> : <Table aria-hidden size={16} />}
      {isTable ? 'Hours as heat map' : 'Hours as table'}
    </Button>
  );
  return (
    <AnalyticsCard
      title="Busiest Hours"
      hint={busiest(visits)}
      actions={
        <>
          {toggle}
          {actions}
        </>
      }
    >
      {isTable ? (
        <ScrollingTable countOf={countOf} shown={shown} />
      ) : (
        <>
          <div className="sr-only">
            <HoursTable countOf={countOf} />
          </div>
          <HeatMap countOf={countOf} most={most} shown={shown} />
        </>
      )}
    </AnalyticsCard>
  );
};
