import { type FormEvent, useRef } from 'react';
import { isBusy } from '../conversation/conversation-state.ts';
import { texts } from '../texts/texts.ts';
import type { Chat } from './chat.ts';
import { SendIcon } from './icons.tsx';

const maxMessageLength = 2000;

export const Composer = ({ chat }: { chat: Chat }) => {
  const input = useRef<HTMLInputElement>(null);
  const { draft } = chat.conversation;
  const text = draft.trim();
  const isBlocked = isBusy(chat.conversation) || text === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBlocked) return;
    input.current?.focus();
    chat.send({ type: 'asked', question: { kind: 'typed', text } });
  };
  return (
    <form className="composer" onSubmit={submit}>
      <input
        ref={input}
        aria-label={texts.inputLabel}
        placeholder={texts.inputLabel}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={maxMessageLength}
        value={draft}
        onChange={({ currentTarget }) => chat.send({ type: 'drafted', text: currentTarget.value })}
      />
      <button type="submit" className="send" aria-label={texts.send} disabled={isBlocked}>
        <SendIcon />
      </button>
    </form>
  );
};
