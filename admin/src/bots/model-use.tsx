import type { ModelUse as Use } from '@chat-module/contract/bots';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../ui/format-number.ts';

const states: Record<Use['state'], string> = {
  ready: '',
  no_key: 'Without a key the model is not asked.',
  budget_used_up: 'The budget is used up: the bot goes on without the model until tomorrow.',
  down: 'The model does not answer at the moment: the bot goes on without it, and tries it again every half minute.',
};

/** How much of today's budget is used, and why the model is not asked if it is not. */
export const ModelUse = ({ botId }: { botId: string }) => {
  const { data: use } = useQuery<Use>({ queryKey: ['/api/bots', botId, 'model-use'], staleTime: 0, gcTime: 0 });
  if (!use) return null;
  const { used, allowed, state } = use;
  return (
    <p role="status" className="text-muted">
      {formatCount(used)} of {formatCount(allowed)} model answers used today. {states[state]}
    </p>
  );
};
