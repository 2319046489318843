import type { AuditEntry } from '@chat-module/contract/audit';
import { memo } from 'react';
import { formatDayAndTime } from '../ui/format-day.ts';
import { describeChange, describeEntry, nameOfField } from './describe-entry.ts';

/** Memoized, because a list may have a thousand entries. */
export const AuditEntryCard = memo(({ entry }: { entry: AuditEntry }) => {
  const sentence = describeEntry(entry);
  return (
    <article aria-label={sentence} className="space-y-2 px-5 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 font-medium wrap-anywhere">{sentence}</p>
        <time dateTime={entry.createdAt} className="text-muted text-xs">
          {formatDayAndTime(entry.createdAt)}
        </time>
      </div>
      {entry.changes.length > 0 && (
        <dl className="space-y-1 text-muted">
          {entry.changes.map((change) => (
            <div
              key={change.field}
              className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-3 sm:grid-cols-[10rem_minmax(0,1fr)]"
            >
              <dt>{nameOfField(change.field)}</dt>
              <dd className="whitespace-pre-line text-ink wrap-anywhere">{describeChange(change)}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
});
