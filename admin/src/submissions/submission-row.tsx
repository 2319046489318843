import { type ReactNode, useId } from 'react';
import { classNames } from '../ui/class-names.ts';
import { RowLink } from '../ui/list/row-link.tsx';
import { FollowUpMark } from './follow-up-mark.tsx';
import { listColumns } from './list-columns.ts';
import { RowActions } from './row-actions.tsx';
import type { Submission, SubmissionKind } from './submission-kind.ts';

interface Props<Row extends Submission> {
  kind: SubmissionKind<Row>;
  row: Row;
  status: ReactNode;
  contact: ReactNode;
  unit: ReactNode;
  place: ReactNode;
  /** The visitor's words and the notes, on a line of their own. */
  texts: readonly { name: string; text: string }[];
  /** Absent for operators who may only read. */
  onUpdate: ((id: string) => void) | undefined;
}

const Texts = ({ texts }: Pick<Props<Submission>, 'texts'>) => {
  const given = texts.filter(({ text }) => text);
  if (given.length === 0) return null;
  return (
    <dl className="mt-1 line-clamp-2 text-muted wrap-anywhere lg:line-clamp-1">
      {given.map(({ name, text }) => (
        <div key={name} className="inline">
          <dt className="inline font-medium">{name}: </dt>
          <dd className="mr-3 inline">{text}</dd>
        </div>
      ))}
    </dl>
  );
};

/** A lead or reservation in its list. The whole row opens its panel. */
export const SubmissionRow = <Row extends Submission>(props: Props<Row>) => {
  const { kind, row, status, contact, unit, place, texts, onUpdate } = props;
  const nameId = useId();
  return (
    <article aria-labelledby={nameId} className="row">
      <div className={classNames('space-y-1 lg:space-y-0', listColumns)}>
        <div className="min-w-0 space-y-1">
          <h2 id={nameId} className="line-clamp-2 wrap-anywhere">
            <RowLink param={kind.param} id={row.id}>
              {kind.nameOf(row)}
            </RowLink>
          </h2>
          <p className="flex flex-wrap items-center gap-1">
            {status}
            <FollowUpMark {...row} />
          </p>
        </div>
        <dl className="max-lg:flex max-lg:flex-wrap max-lg:gap-x-4">{contact}</dl>
        <dl className="max-lg:flex max-lg:flex-wrap max-lg:gap-x-4">{unit}</dl>
        <div className="min-w-0 max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:gap-x-3 max-lg:text-muted">
          {place}
          {row.assigneeName && <p className="truncate text-muted text-xs">{`Assigned to ${row.assigneeName}`}</p>}
        </div>
        {onUpdate && <RowActions kind={kind} row={row} nameId={nameId} onUpdate={onUpdate} />}
      </div>
      <Texts texts={texts} />
    </article>
  );
};
