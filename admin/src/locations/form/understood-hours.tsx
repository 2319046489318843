import type { UnderstoodHours as Understood } from '@chat-module/contract/locations';
import { TriangleAlert } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useSettled } from '../../ui/list/use-settled.ts';
import { useUnderstoodHours } from '../locations.queries.ts';
import type { LocationFormApi } from './use-location-form.ts';

const typingPauseMs = 400;

/** Shows what the chat will answer to "are you open on Sunday?" from the hours as typed. */
export const UnderstoodHours = ({ form: { control } }: { form: LocationFormApi }) => {
  const typed = useWatch({ control, name: 'officeHours' }) ?? '';
  const settled = useSettled(typed, typingPauseMs);
  const { data, isError } = useUnderstoodHours(settled);
  const isBlank = typed.trim() === '';
  return (
    <section aria-labelledby="understood-hours" className="mt-3 rounded-control border border-line bg-sunken p-4">
      <h3 id="understood-hours" className="font-medium">
        How the chat understands these hours
      </h3>
      <div role="status" className="mt-2 space-y-4">
        {isBlank && <p className="text-muted">Without hours, the chat tells visitors it doesn’t know them.</p>}
        {!isBlank && isError && <p className="text-muted">We couldn’t check these hours right now.</p>}
        {!isBlank && data && <Understanding hours={data} />}
      </div>
    </section>
  );
};

const Understanding = ({ hours: { office, gate, notUnderstood, examples } }: { hours: Understood }) => (
  <>
    {office.length + gate.length > 0 && (
      <div className="grid gap-4 sm:grid-cols-2">
        <Place name="Office" days={office} />
        <Place name="Gate" days={gate} />
      </div>
    )}
    {notUnderstood.length > 0 && <NotUnderstood lines={notUnderstood} examples={examples} />}
  </>
);

const Place = ({ name, days }: { name: string; days: Understood['office'] }) => {
  if (days.length === 0) return null;
  return (
    <div>
      <h4 className="mb-1 font-medium text-muted text-xs uppercase tracking-wide">{name}</h4>
      <dl className="grid gap-x-4 gap-y-1">
        {days.map(({ day, hours }) => (
          <div key={day} className="grid grid-cols-[8rem_1fr] gap-2">
            <dt className="text-muted">{day}</dt>
            <dd className="wrap-anywhere">{hours ?? 'Not known'}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

interface NotUnderstoodProps {
  readonly lines: readonly string[];
  readonly examples: readonly string[];
}

const NotUnderstood = ({ lines, examples }: NotUnderstoodProps) => (
  <div className="rounded-control bg-warning-soft p-3 text-warning-text">
    <p className="flex items-center gap-2 font-medium">
      <TriangleAlert aria-hidden size={16} className="shrink-0" />
      Not understood
    </p>
    <ul className="mt-1 list-disc space-y-1 pl-6">
      {lines.map((line, at) => (
        <li key={line} className="wrap-anywhere">
          {line}
          <span className="block text-sm">
            Write it like this: <code>{examples[at]}</code>
          </span>
        </li>
      ))}
    </ul>
    <p className="mt-2">
      The chat won’t use these lines to say whether you’re open. Visitors still see them as written.
    </p>
  </div>
);
