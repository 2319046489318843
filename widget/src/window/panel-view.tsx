import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { fill, texts } from '../texts/texts.ts';
import type { Chat, Panel } from './chat.ts';

interface Props {
  chat: Chat;
  close: () => void;
}

/** Keeping the conversation comes first, so that it has the focus. */
const StartOverQuestion = ({ chat, close }: Props) => (
  <>
    <p id="panel-text">{texts.startOverQuestion}</p>
    <button type="button" className="choice" onClick={close}>
      {texts.keep}
    </button>
    <button type="button" className="choice" onClick={chat.startOver}>
      {texts.erase}
    </button>
  </>
);

type Progress = 'asking' | 'sending' | 'sent' | 'failed';

const EmailForm = ({ chat, close }: Props) => {
  const [email, setEmail] = useState(chat.conversation.contact.email);
  const [progress, setProgress] = useState<Progress>('asking');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProgress('sending');
    chat.emailChat(email).then(
      () => setProgress('sent'),
      () => setProgress('failed'),
    );
  };
  if (progress === 'sent')
    return (
      <>
        <p id="panel-text" role="status">
          {fill(texts.emailSent, email)}
        </p>
        <button type="button" className="choice" onClick={close}>
          {texts.close}
        </button>
      </>
    );
  return (
    <form className="field" onSubmit={submit}>
      <label htmlFor="chat-email" id="panel-text">
        {texts.yourEmail}
      </label>
      <input
        id="chat-email"
        type="email"
        required
        autoComplete="email"
        maxLength={254}
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      {progress === 'failed' && (
        <p className="alert" role="alert">
          {texts.emailFailure}
        </p>
      )}
      <div className="offers">
        <button className="submit" type="submit" disabled={progress === 'sending' || !email.trim()}>
          {texts.sendEmail}
        </button>
        <button type="button" className="choice" onClick={close}>
          {texts.close}
        </button>
      </div>
    </form>
  );
};

/** Takes the focus to its first control, and gives it back. */
const useBorrowedFocus = () => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = element.current?.getRootNode();
    const before = root instanceof ShadowRoot ? root.activeElement : null;
    element.current?.querySelector<HTMLElement>('input, button')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return element;
};

/** Covers the conversation until it is answered or closed with Esc. */
export const PanelView = ({ chat, panel }: { chat: Chat; panel: Panel }) => {
  const close = () => chat.showPanel(undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') close();
  };
  const isEmail = panel === 'email';
  return (
    <div
      ref={useBorrowedFocus()}
      className="panel"
      role="dialog"
      aria-label={isEmail ? texts.emailChat : texts.startOver}
      aria-describedby="panel-text"
      onKeyDown={onKeyDown}
    >
      <div className="card">
        {isEmail && <h3>{texts.emailChat}</h3>}
        {isEmail ? <EmailForm chat={chat} close={close} /> : <StartOverQuestion chat={chat} close={close} />}
      </div>
    </div>
  );
};
