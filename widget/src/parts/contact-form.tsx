import type { InputHTMLAttributes } from 'preact';
import { type Contact, isBusy, isFilled, type Purpose } from '../conversation-state.ts';
import { texts } from '../texts.ts';
import type { Chat } from './chat.ts';

const headingOf = (purpose: Purpose): string =>
  purpose.kind === 'reservation' ? texts.reservationHeading(purpose.unit.size) : texts.leadHeading;

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  chat: Chat;
  field: keyof Contact;
  label: string;
  ref?: (input: HTMLInputElement | null) => void;
};

/** One form stands open at a time, so the field's name will do for its id. */
const Field = ({ chat, field, label, ...input }: FieldProps) => (
  <div class="field">
    <label for={field}>{label}</label>
    <input
      id={field}
      value={chat.conversation.contact[field]}
      onInput={({ currentTarget }) => chat.send({ type: 'contactTyped', field, text: currentTarget.value })}
      {...input}
    />
  </div>
);

const focusWhenItAppears = (input: HTMLInputElement | null): void => input?.focus();

/** Name, phone and, if the visitor likes, email. A lead waits for both; a reservation says what is missing. */
export const ContactForm = ({ chat, purpose }: { chat: Chat; purpose: Purpose }) => {
  const { contact, isContactMissing } = chat.conversation;
  const isSending = isBusy(chat.conversation);
  const heading = headingOf(purpose);
  const submit = (event: Event) => {
    event.preventDefault();
    chat.send({ type: 'formSubmitted', purpose });
  };
  return (
    <form class="card" aria-label={heading} onSubmit={submit}>
      <h3>{heading}</h3>
      <Field chat={chat} field="name" label={texts.name} autocomplete="name" maxLength={200} ref={focusWhenItAppears} />
      <Field chat={chat} field="phone" label={texts.phone} type="tel" autocomplete="tel" placeholder="(555) 555-5555" />
      <Field
        chat={chat}
        field="email"
        label={texts.email}
        type="email"
        autocomplete="email"
        maxLength={254}
        pattern="[^@\s]+@[^@\s]+\.[^@\s.]+"
      />
      {isContactMissing && (
        <p class="alert" role="alert">
          {texts.missingContact}
        </p>
      )}
      <button class="submit" type="submit" disabled={isSending || (purpose.kind === 'lead' && !isFilled(contact))}>
        {texts.submit[purpose.kind]}
      </button>
    </form>
  );
};
