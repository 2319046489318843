import type { AuditEntry } from '@chat-module/contract/audit';
import { memo } from 'react';
import { RowLink } from '../ui/list/row-link.tsx';
import { formatDayAndTime } from '../ui/text/format-day.ts';
import { describeEntry, nameOfField } from './describe-entry.ts';

/** Memoized, because a list may have a thousand entries. */
export const AuditEntryRow = memo(({ entry }: { entry: AuditEntry }) => {
  const sentence = describeEntry(entry);
  return (
    <article aria-label={sentence} className="row">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <p className="min-w-0 wrap-anywhere">
          <RowLink param="entry" id={entry.id}>
            {sentence}
          </RowLink>
        </p>
        <time dateTime={entry.createdAt} className="text-muted text-xs tabular-nums">
          {formatDayAndTime(entry.createdAt)}
        </time>
      </div>
      {entry.changes.length > 0 && (
        <p className="truncate text-muted text-xs">{entry.changes.map(({ field }) => nameOfField(field)).join(', ')}</p>
      )}
    </article>
  );
});
