import { Bar, BarChart, CartesianGrid, Tooltip, type TooltipContentProps, XAxis, YAxis } from 'recharts';
import { useLocation } from 'wouter';
import { formatCount } from '../../ui/text/format-number.ts';
import { messagesOf, type Shown } from '../figures/figure-links.ts';
import { sources } from '../sources.ts';
import { formatCalendarDay } from './calendar.ts';
import { countTicks } from './count-ticks.ts';
import type { DayBySource } from './daily-figures.ts';

const axis = { stroke: 'var(--color-line)', tick: { fill: 'var(--color-muted)', fontSize: 12 }, tickLine: false };

const DayDetails = ({ day }: { day: DayBySource }) => (
  <div className="rounded-control border border-line bg-surface px-3 py-2 shadow-float">
    <p className="font-medium">{formatCalendarDay(day.date, { dateStyle: 'full' })}</p>
    <dl className="grid grid-cols-[auto_auto] justify-between gap-x-6 tabular-nums">
      {sources.map(({ key, label, swatch }) => (
        <div key={key} className="contents">
          <dt className="flex items-center gap-2 text-muted">
            <span className={`size-2.5 rounded-full ${swatch}`} />
            {label}
          </dt>
          <dd className="text-right">{formatCount(day[key])}</dd>
        </div>
      ))}
      <dt>Total</dt>
      <dd className="text-right font-semibold">{formatCount(day.total)}</dd>
    </dl>
  </div>
);

interface Props {
  days: readonly DayBySource[];
  shown: Shown;
}

/**
 * Conversations by day and source; each part of a bar leads to its messages. Hidden from screen readers, because the table next
 * to it has the same figures.
 */
export const ConversationsChart = ({ days, shown }: Props) => {
  const [, navigate] = useLocation();
  const dayOf = new Map(days.map((day) => [day.date, day]));
  const ticks = countTicks(Math.max(0, ...days.map(({ total }) => total)));
  const details = ({ active, label }: TooltipContentProps) => {
    const day = dayOf.get(String(label));
    return active && day ? <DayDetails day={day} /> : null;
  };
  return (
    <div aria-hidden>
      <BarChart
        responsive
        accessibilityLayer={false}
        data={days}
        margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
        barCategoryGap="20%"
        className="h-72 w-full"
      >
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis
          {...axis}
          dataKey="date"
          interval="equidistantPreserveStart"
          minTickGap={16}
          tickFormatter={(date: string) => formatCalendarDay(date, { day: 'numeric', month: 'short' })}
        />
        <YAxis
          {...axis}
          axisLine={false}
          width="auto"
          ticks={ticks}
          domain={[0, ticks.at(-1) ?? 0]}
          interval={0}
          tickFormatter={formatCount}
        />
        <Tooltip content={details} cursor={{ fill: 'var(--color-sunken)' }} isAnimationActive={false} />
        {sources.map(({ key, color }) => (
          <Bar
            key={key}
            dataKey={key}
            stackId="source"
            fill={color}
            maxBarSize={40}
            isAnimationActive={false}
            className="cursor-pointer"
            onClick={({ payload: { date } }) =>
              navigate(messagesOf({ ...shown, from: date, to: date }, { source: key }))
            }
          />
        ))}
      </BarChart>
    </div>
  );
};
