import type { ConversationEvent } from '../conversation.ts';
import { isBusy } from '../conversation-state.ts';
import type { Chat } from './chat.ts';

/** A button that says something for the visitor. */
export const ChoiceButton = ({ chat, label, event }: { chat: Chat; label: string; event: ConversationEvent }) => (
  <button type="button" class="choice" disabled={isBusy(chat.conversation)} onClick={() => chat.send(event)}>
    {label}
  </button>
);
