import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { formatDay } from '../ui/text/format-day.ts';
import { toast } from '../ui/toast/toast-store.ts';
import { dayIn } from './day-in.ts';
import type { Submission, SubmissionKind } from './submission-kind.ts';
import { useChange } from './submissions.queries.ts';

const typingPauseMs = 700;

/** While a year is being typed, the field contains dates far in the past. */
const isPlausible = (day: string): boolean => day === '' || day >= '2000';

/** Saves only the last of several quick changes, even if the field unmounts. */
const useDelayedSave = (save: (value: string) => void) => {
  const waiting = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly value: string }>(undefined);
  const latestSave = useRef(save);
  latestSave.current = save;
  const flush = () => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    const { value } = waiting.current;
    waiting.current = undefined;
    latestSave.current(value);
  };
  const latestFlush = useRef(flush);
  latestFlush.current = flush;
  useEffect(() => () => latestFlush.current(), []);
  const schedule = (value: string) => {
    clearTimeout(waiting.current?.timer);
    waiting.current = { value, timer: setTimeout(() => latestFlush.current(), typingPauseMs) };
  };
  return { schedule, flush };
};

interface Props<Row extends Submission> {
  kind: SubmissionKind<Row>;
  row: Row;
  timeZone: string | undefined;
}

const quickDays = [
  { label: 'Today', days: 0 },
  { label: 'Tomorrow', days: 1 },
  { label: 'In a week', days: 7 },
];

/** The day to follow up, by the location's calendar. */
export const FollowUpField = <Row extends Submission>({ kind, row, timeZone }: Props<Row>) => {
  const stored = row.followUpOn ?? '';
  const [typed, setTyped] = useState<string>();
  const change = useChange(kind, ({ followUpOn }) => {
    setTyped(undefined);
    toast(`${kind.one} updated`, followUpOn ? `Follow-up on ${formatDay(followUpOn, 'UTC')}` : 'No follow-up date');
  });
  const save = (followUpOn: string) => {
    if (followUpOn !== stored) change.mutate({ id: row.id, changes: { followUpOn } });
  };
  const { schedule, flush } = useDelayedSave(save);
  const choose = (day: string) => {
    setTyped(day);
    if (isPlausible(day)) schedule(day);
  };
  return (
    <div className="space-y-2">
      <TextField
        label="Follow-up date"
        type="date"
        value={typed ?? stored}
        onChange={(event) => choose(event.target.value)}
        onBlur={flush}
      />
      <div className="flex flex-wrap gap-2">
        {quickDays.map(({ label, days }) => (
          <Button key={label} className="min-h-8! px-2.5! py-1! text-xs" onClick={() => save(dayIn(days, timeZone))}>
            {label}
          </Button>
        ))}
        {stored !== '' && (
          <Button look="quiet" className="min-h-8! px-2.5! py-1! text-xs" onClick={() => save('')}>
            No date
          </Button>
        )}
      </div>
    </div>
  );
};
