import type { ModelUse as Use } from '@chat-module/contract/bots';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../ui/text/format-number.ts';

const states: Record<Use['state'], string> = {
  ready: '',
  no_key: 'Add a key to use AI.',
  budget_used_up: 'Today’s limit is reached. The bot answers without AI until tomorrow.',
  down: 'The model isn’t responding. The bot answers without it and retries every 30 seconds.',
};

/** How much of today's budget is used, and why the model isn't asked, if it isn't. */
export const ModelUse = ({ botId }: { botId: string }) => {
  const { data: use } = useQuery<Use>({ queryKey: ['/api/bots', botId, 'model-use'], staleTime: 0, gcTime: 0 });
  if (!use) return null;
  const { used, allowed, state } = use;
  return (
    <p role="status" className="text-muted">
      {formatCount(used)} of {formatCount(allowed)} AI answers used today. {states[state]}
    </p>
  );
};
