import type { Setup } from '@chat-module/contract/setup';
import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'wouter';
import { classNames } from '../ui/class-names.ts';
import { useSendTestMail } from './setup.queries.ts';
import { stepTexts } from './steps.ts';

type Step = Setup['steps'][number];

interface Props {
  step: Step;
  setup: Setup;
  /** Whether this is the first step that isn't done. */
  isNext: boolean;
}

export const SetupStepRow = ({ step, setup, isNext }: Props) => {
  const Icon = step.done ? CircleCheck : Circle;
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className={classNames('flex items-start gap-2.5 rounded-control px-2.5 py-1', isNext && 'bg-accent-soft')}
    >
      <Icon
        aria-hidden
        size={18}
        className={classNames('mt-1 shrink-0', step.done ? 'text-success-text' : 'text-muted')}
      />
      <div className="min-w-0">
        {step.done && <span className="sr-only">Done: </span>}
        <StepControl step={step} setup={setup} />
        {step.note && <p className="text-warning-text">{step.note}</p>}
      </div>
    </li>
  );
};

const controlClass = (isDone: boolean): string =>
  classNames('inline-block py-0.5 text-left', isDone ? 'text-muted hover:underline' : 'link');

const StepControl = ({ step: { name, done }, setup }: Omit<Props, 'isNext'>) => {
  if (name === 'mail') return <TestMail isDone={done} />;
  const { title, href } = stepTexts[name];
  const to = href?.(setup);
  if (to === undefined) return <span className="inline-block py-0.5 text-muted">{title}</span>;
  return (
    <Link href={to} className={controlClass(done)}>
      {title}
    </Link>
  );
};

const TestMail = ({ isDone }: { isDone: boolean }) => {
  const send = useSendTestMail();
  return (
    <button type="button" disabled={send.isPending} onClick={() => send.mutate()} className={controlClass(isDone)}>
      {send.isPending ? 'Sending a test email...' : stepTexts.mail.title}
    </button>
  );
};
