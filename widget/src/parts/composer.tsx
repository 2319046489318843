import { isBusy } from '../conversation-state.ts';
import { texts } from '../texts.ts';
import type { Chat } from './chat.ts';
import { SendIcon } from './icons.tsx';

const maxMessageLength = 2000;

export const Composer = ({ chat }: { chat: Chat }) => {
  const { draft } = chat.conversation;
  const text = draft.trim();
  const isBlocked = isBusy(chat.conversation) || text === '';
  const submit = (event: Event & { currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    if (isBlocked) return;
    event.currentTarget.querySelector('input')?.focus();
    chat.send({ type: 'asked', question: { kind: 'typed', text } });
  };
  return (
    <form class="composer" onSubmit={submit}>
      <input
        aria-label={texts.inputLabel}
        placeholder={texts.inputLabel}
        autocomplete="off"
        enterkeyhint="send"
        maxLength={maxMessageLength}
        value={draft}
        onInput={({ currentTarget }) => chat.send({ type: 'drafted', text: currentTarget.value })}
      />
      <button type="submit" class="send" aria-label={texts.send} disabled={isBlocked}>
        <SendIcon />
      </button>
    </form>
  );
};
