import type { ReactNode } from 'react';
import { formatCount } from '../ui/text/format-number.ts';
import { formatCalendarDay } from './chart/calendar.ts';
import type { DayBySource } from './chart/daily-figures.ts';
import { FigureLink } from './figures/figure-link.tsx';
import { messagesOf, type Shown } from './figures/figure-links.ts';
import { sources } from './sources.ts';

type Column = (typeof sources)[number]['key'];

interface CellProps {
  day: DayBySource;
  column?: Column;
  name: string;
  /** If absent, the numbers are not links. */
  shown: Shown | undefined;
}

const Count = ({ day, column, name, shown }: CellProps): ReactNode => {
  const count = column ? day[column] : day.total;
  const ofDay = shown && { ...shown, from: day.date, to: day.date };
  const href = ofDay && count > 0 ? messagesOf(ofDay, column && { source: column }) : undefined;
  const dayName = formatCalendarDay(day.date, { day: 'numeric', month: 'long' });
  return (
    <FigureLink href={href} label={`${name} on ${dayName}: ${formatCount(count)}`}>
      {formatCount(count)}
    </FigureLink>
  );
};

interface Props {
  days: readonly DayBySource[];
  shown?: Shown;
}

/** The chart's figures, newest day first. */
export const ConversationsTable = ({ days, shown }: Props) => (
  <table className="w-full text-right tabular-nums">
    <caption className="sr-only">Conversations by day and source</caption>
    <thead className="sticky top-0 bg-surface">
      <tr className="text-muted text-xs *:px-2 *:py-2 *:font-medium *:first:pl-5 *:last:pr-5">
        <th scope="col" className="text-left">
          Day
        </th>
        {sources.map(({ key, label }) => (
          <th key={key} scope="col">
            {label}
          </th>
        ))}
        <th scope="col">Total</th>
      </tr>
    </thead>
    <tbody>
      {days.toReversed().map((day) => (
        <tr key={day.date} className="border-line border-t *:px-2 *:py-1.5 *:first:pl-5 *:last:pr-5">
          <th scope="row" className="whitespace-nowrap text-left font-normal">
            {formatCalendarDay(day.date, { weekday: 'short', day: 'numeric', month: 'short' })}
          </th>
          {sources.map(({ key, label }) => (
            <td key={key}>
              <Count day={day} column={key} name={label} shown={shown} />
            </td>
          ))}
          <td className="font-semibold">
            <Count day={day} name="Conversations" shown={shown} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
