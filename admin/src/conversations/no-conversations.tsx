import { MessagesSquare, SearchX } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/list/empty-state.tsx';
import type { ConversationFilter } from './use-conversation-filters.ts';

interface Props {
  filter: ConversationFilter;
  onShowAll: (() => void) | undefined;
}

const isLimitedFurther = ({ badge, source, rating, faqId, botId, hour, since, before }: ConversationFilter): boolean =>
  [badge, source, rating, faqId, botId].some((value) => value !== '') ||
  [hour, since, before].some((value) => value !== undefined);

export const NoConversations = ({ filter, onShowAll }: Props) => (
  <div className="card">
    {isLimitedFurther(filter) ? (
      <EmptyState icon={SearchX} title="No conversations match" text="Try other filters.">
        <Button onClick={onShowAll}>Show all conversations</Button>
      </EmptyState>
    ) : (
      <EmptyState icon={MessagesSquare} title="No conversations found for the selected location." />
    )}
  </div>
);
