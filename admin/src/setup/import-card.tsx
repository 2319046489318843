import type { Setup } from '@chat-module/contract/setup';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { serverMessageOr } from '../api/api-error.ts';
import { FormCard } from '../locations/form/form-card.tsx';
import { Button } from '../ui/button.tsx';
import { toastFailure } from '../ui/toast/toast-failure.ts';
import { useEnsureBot } from './setup.queries.ts';
import { importDialog } from './steps.ts';

export const ImportCard = ({ setup }: { setup: Setup }) => {
  const [, navigate] = useLocation();
  const ensureBot = useEnsureBot();
  const start = useMutation({
    mutationFn: () => ensureBot(setup),
    onSuccess: (botId) => navigate(`/?dialog=${importDialog}&id=${encodeURIComponent(botId)}`),
    onError: (error) => toastFailure(error, serverMessageOr(error, 'Failed to create bot')),
  });
  return (
    <FormCard title="From your website" hint="Already have an FAQ page? Import it.">
      <Button disabled={start.isPending} onClick={() => start.mutate()}>
        Import a page
      </Button>
    </FormCard>
  );
};
