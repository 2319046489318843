import { classNames } from '../ui/class-names.ts';
import { listColumns } from './list-columns.ts';

/** The headings of a list's columns, hidden from screen readers because each row labels its own values. */
export const ListHead = () => (
  <div
    aria-hidden
    className={classNames('hidden border-line border-b px-5 py-2 font-medium text-muted text-xs', listColumns)}
  >
    <span>Name</span>
    <span>Contact</span>
    <span>Unit</span>
    <span>Location</span>
    <span />
  </div>
);
