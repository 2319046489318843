import { formatCount } from '../ui/format-number.ts';
import { formatCalendarDay } from './calendar.ts';
import type { DayBySource } from './daily-figures.ts';
import { sources } from './sources.ts';

/** The chart's figures, newest day first. */
export const ConversationsTable = ({ days }: { days: readonly DayBySource[] }) => (
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
          {sources.map(({ key }) => (
            <td key={key}>{formatCount(day[key])}</td>
          ))}
          <td className="font-semibold">{formatCount(day.total)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
