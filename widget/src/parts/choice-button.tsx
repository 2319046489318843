import type { ConversationEvent } from '../conversation.ts';
import { isBusy } from '../conversation-state.ts';
import type { Chat } from './chat.ts';

interface Props {
  chat: Chat;
  label: string;
  /** Stands under the label, and is not said. */
  note?: string | undefined;
  event: ConversationEvent;
}

/** A button that says something for the visitor. */
export const ChoiceButton = ({ chat, label, note, event }: Props) => (
  <button type="button" class="choice" disabled={isBusy(chat.conversation)} onClick={() => chat.send(event)}>
    {label}
    {note && <span class="note"> {note}</span>}
  </button>
);
