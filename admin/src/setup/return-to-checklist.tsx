import type { SetupStep } from '@chat-module/contract/setup';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useSetup, useTicksAfterChanges } from './setup.queries.ts';

/** For a screen that a step links to: saving returns to the checklist. */
export const ReturnToChecklist = ({ step }: { step: SetupStep }) => {
  const [search] = useSearchParams();
  return search.get('from') === 'setup' && <ReturnWhenDone step={step} />;
};

const ReturnWhenDone = ({ step }: { step: SetupStep }) => {
  useTicksAfterChanges();
  const [, navigate] = useLocation();
  const isDone = useSetup().data?.steps.find(({ name }) => name === step)?.done;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isDone === false) wasOpen.current = true;
    if (isDone && wasOpen.current) navigate('/');
  }, [isDone, navigate]);
  return null;
};
