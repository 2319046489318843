import type { ConversationEvent } from '../conversation/conversation.ts';
import { isBusy } from '../conversation/conversation-state.ts';
import type { Chat } from './chat.ts';

interface Props {
  chat: Chat;
  label: string;
  /** Shown below the label and not sent. */
  note?: string | undefined;
  event: ConversationEvent;
  /** A description of its subject, if the label doesn't name it. */
  about?: string;
}

/** A button that sends a message for the visitor. */
export const ChoiceButton = ({ chat, label, note, event, about }: Props) => (
  <button
    type="button"
    className="choice"
    aria-description={about}
    disabled={isBusy(chat.conversation)}
    onClick={() => chat.send(event)}
  >
    {label}
    {note ? <span className="note"> {note}</span> : null}
  </button>
);
