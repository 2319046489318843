import type { ServerStatus } from '@chat-module/contract/status';
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';

const states = {
  well: { title: 'Everything works', icon: CircleCheck, style: 'bg-success-soft text-success-text' },
  attention: { title: 'Needs attention', icon: TriangleAlert, style: 'bg-warning-soft text-warning-text' },
  problem: { title: 'Visitors can’t be served', icon: CircleX, style: 'bg-danger-soft text-danger-text' },
} as const;

const stateOf = ({ problem, warnings }: ServerStatus): keyof typeof states => {
  if (problem !== null) return 'problem';
  return warnings.length > 0 ? 'attention' : 'well';
};

/** The overall state and what to do. */
export const OverallState = ({ status }: { status: ServerStatus }) => {
  const state = stateOf(status);
  const { title, icon: Icon, style } = states[state];
  return (
    <section aria-labelledby="overall-state" className={`flex gap-3 rounded-card p-5 ${style}`}>
      <Icon aria-hidden size={22} className="mt-0.5 shrink-0" />
      <div className="min-w-0 space-y-2">
        <h2 id="overall-state" className="font-semibold text-base">
          {title}
        </h2>
        {state === 'well' && <p>Everything works, and no email is waiting.</p>}
        {status.problem !== null && <p className="wrap-anywhere">{status.problem}</p>}
        {status.warnings.length > 0 && (
          <ul aria-label="Warnings" className="list-disc space-y-1 pl-5">
            {status.warnings.map((warning) => (
              <li key={warning} className="wrap-anywhere">
                {warning}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
};
