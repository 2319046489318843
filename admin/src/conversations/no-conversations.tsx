import { MessagesSquare } from 'lucide-react';
import { EmptyState } from '../ui/empty-state.tsx';

export const NoConversations = () => (
  <div className="card">
    <EmptyState icon={MessagesSquare} title="No conversations found for the selected location." />
  </div>
);
