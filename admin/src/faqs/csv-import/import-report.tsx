import { serverMessageOr } from '../../api/api-error.ts';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import type { ImportPhase } from './import-phase.ts';
import { LeftOutRows } from './left-out-rows.tsx';
import type { LeftOut } from './read-faq-csv.ts';
import type { CsvImport } from './use-csv-import.ts';

interface Props {
  phase: ImportPhase;
  run: CsvImport;
  total: number;
  leftOut: readonly LeftOut[];
}

const headlineOf = (phase: ImportPhase, sent: string): string => {
  switch (phase) {
    case 'running':
      return `Importing ${sent}...`;
    case 'stopped':
      return `Stopped after ${sent}`;
    case 'failed':
      return `Interrupted after ${sent}`;
    default:
      return 'Import finished';
  }
};

// Each browser engine styles its own progress bar through different pseudo-elements.
const barClass =
  'block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-sunken ' +
  '[&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent [&::-moz-progress-bar]:bg-accent';

/** An import's progress, or its result. */
export const ImportReport = ({ phase, run: { progress, error }, total, leftOut }: Props) => {
  const sent = `${progress.sent.toLocaleString()} of ${total.toLocaleString()} questions`;
  const figures = [
    { name: 'Added or changed', value: progress.imported },
    { name: 'Already there', value: progress.skipped - progress.kept },
    { name: 'Kept your edits', value: progress.kept },
    { name: 'Skipped', value: leftOut.length },
  ];
  return (
    <>
      <div className="space-y-2">
        <p role="status" className="font-medium">
          {headlineOf(phase, sent)}
        </p>
        <progress aria-label="Import" max={total} value={progress.sent} className={barClass} />
      </div>
      <dl className="divide-y divide-line rounded-control border border-line">
        {figures.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-4 px-4 py-2.5">
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold tabular-nums">{value.toLocaleString()}</dd>
          </div>
        ))}
      </dl>
      {phase === 'failed' && error && (
        <FormProblem message={serverMessageOr(error, 'Could not reach the server. The rows already sent are saved.')} />
      )}
      <LeftOutRows leftOut={leftOut} />
    </>
  );
};
