import { countOf } from '../../ui/list/count-of.ts';
import type { LeftOut } from './read-faq-csv.ts';

const shownRows = 10;

/** The rows that won't be imported, and why. */
export const LeftOutRows = ({ leftOut }: { leftOut: readonly LeftOut[] }) =>
  leftOut.length > 0 && (
    <div className="rounded-control bg-warning-soft px-3 py-2 text-warning-text">
      <p className="font-medium">{countOf(leftOut.length, 'row')} skipped</p>
      <ul>
        {leftOut.slice(0, shownRows).map(({ row, reason }) => (
          <li key={row}>
            Row {row.toLocaleString()}: {reason}
          </li>
        ))}
      </ul>
      {leftOut.length > shownRows && <p>and {(leftOut.length - shownRows).toLocaleString()} more.</p>}
    </div>
  );
