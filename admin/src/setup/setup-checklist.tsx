import type { Setup } from '@chat-module/contract/setup';
import { ChevronDown, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { keepFolded, readFolded } from './folded.ts';
import { useDismissSetup, useSetup, useTicksAfterChanges } from './setup.queries.ts';
import { SetupStepRow } from './setup-step-row.tsx';
import { isDone, stepTexts } from './steps.ts';

/** The remaining steps of a new installation. Stored data completes a step; a click never does. */
export const SetupChecklist = () => {
  useTicksAfterChanges();
  const { data: setup } = useSetup();
  return setup && !setup.dismissed && !isDone(setup) ? <Checklist setup={setup} /> : null;
};

const Checklist = ({ setup }: { setup: Setup }) => {
  const titleId = useId();
  const listId = useId();
  const [isFolded, setFolded] = useState(readFolded);
  const fold = () => {
    keepFolded(!isFolded);
    setFolded(!isFolded);
  };
  const doneCount = setup.steps.filter(({ done }) => done).length;
  const next = setup.steps.find(({ done }) => !done);
  const shown = setup.steps.filter((step) => !isFolded || step === next);
  return (
    <section aria-labelledby={titleId} className="card space-y-2 px-4 py-3 sm:px-5 sm:py-4">
      <div className="flex items-center justify-between gap-2">
        <h2 id={titleId} className="font-semibold text-base">
          Setup checklist
        </h2>
        <div className="flex items-center">
          <Button look="quiet" aria-expanded={!isFolded} aria-controls={listId} onClick={fold}>
            <ChevronDown aria-hidden size={16} className={classNames(!isFolded && 'rotate-180')} />
            All steps
          </Button>
          <DismissButton />
        </div>
      </div>
      <div className="flex items-center gap-3">
        <ProgressBar label="Setup" value={doneCount} of={setup.steps.length} />
        <p className="shrink-0 text-muted">
          {doneCount} of {setup.steps.length} done
        </p>
      </div>
      {next && (
        <p>
          Next: {stepTexts[next.name].title}. {stepTexts[next.name].text}
        </p>
      )}
      <ol id={listId} className={classNames('grid gap-x-6 gap-y-0.5', !isFolded && 'sm:grid-cols-2 xl:grid-cols-3')}>
        {shown.map((step) => (
          <SetupStepRow key={step.name} step={step} setup={setup} isNext={step === next} />
        ))}
      </ol>
    </section>
  );
};

const DismissButton = () => {
  const dismiss = useDismissSetup();
  return (
    <IconButton
      icon={X}
      label="Dismiss the checklist"
      disabled={dismiss.isPending}
      onClick={() => dismiss.mutate(true)}
    />
  );
};
