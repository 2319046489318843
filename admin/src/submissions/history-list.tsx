import { LoadFailure } from '../ui/list/load-failure.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { formatDayAndTime } from '../ui/text/format-day.ts';
import { describeHistory, textOf } from './describe-history.ts';
import type { Submission, SubmissionKind } from './submission-kind.ts';
import { useHistory } from './submissions.queries.ts';

interface Props<Row extends Submission> {
  kind: SubmissionKind<Row>;
  row: Row;
  timeZone: string | undefined;
}

/** Notes and changes with their authors and times, newest first, back to the submission. */
export const HistoryList = <Row extends Submission>({ kind, row, timeZone }: Props<Row>) => {
  const { data = [], isPending, isLoadingError, error, refetch } = useHistory(kind, row.id);
  if (isPending) return <Spinner label="Loading the history..." />;
  if (isLoadingError) return <LoadFailure what="the history" error={error} onRetry={refetch} />;
  const when = (iso: string) => (
    <time dateTime={iso} className="text-muted text-xs">
      {formatDayAndTime(iso, timeZone)}
    </time>
  );
  return (
    <ol aria-label="History" className="space-y-3">
      {data.map((entry) => (
        <li key={entry.id} className="border-line border-l-2 pl-3">
          <p className="wrap-anywhere">
            <b className="font-medium">{entry.actorName}</b> {describeHistory(entry, kind.statusLabels)}
          </p>
          {textOf(entry) && (
            <p className="mt-1 whitespace-pre-line rounded-control bg-sunken px-3 py-2 wrap-anywhere">
              {textOf(entry)}
            </p>
          )}
          {when(entry.createdAt)}
        </li>
      ))}
      <li className="border-line border-l-2 pl-3">
        <p>Submitted by the visitor</p>
        {when(row.createdAt)}
      </li>
    </ol>
  );
};
