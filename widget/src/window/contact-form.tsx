import type { FormEvent, InputHTMLAttributes } from 'react';
import { type Contact, isBusy, isFilled, type Purpose } from '../conversation/conversation-state.ts';
import { newRandomId } from '../random-id.ts';
import { fill, texts } from '../texts/texts.ts';
import type { Chat } from './chat.ts';

const headingOf = (purpose: Purpose): string => {
  if (purpose.kind === 'lead') return texts.leadHeading;
  const { label } = purpose.unit;
  return label ? fill(texts.reservationHeading, label) : texts.reservationHeadingWithoutSize;
};

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  chat: Chat;
  field: keyof Contact;
}

/** Only one form is open at a time, so the field's name can be its id. */
const Field = ({ chat, field, ...input }: FieldProps) => (
  <div className="field">
    <label htmlFor={field}>{texts[field]}</label>
    <input
      id={field}
      value={chat.conversation.contact[field]}
      onChange={({ currentTarget }) => chat.send({ type: 'contactTyped', field, text: currentTarget.value })}
      {...input}
    />
  </div>
);

/** Name, phone and optional email and move-in date. A lead can be sent once both are there; a reservation shows what is missing. */
export const ContactForm = ({ chat, purpose }: { chat: Chat; purpose: Purpose }) => {
  const { contact, isContactMissing } = chat.conversation;
  const isLead = purpose.kind === 'lead';
  const heading = headingOf(purpose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    chat.send({ type: 'formSubmitted', purpose, newKey: newRandomId() });
  };
  return (
    <form className="card" aria-label={heading} onSubmit={submit}>
      <h3>{heading}</h3>
      <Field chat={chat} field="name" autoComplete="name" maxLength={100} />
      <Field chat={chat} field="phone" type="tel" autoComplete="tel" placeholder="(555) 555-5555" />
      <Field
        chat={chat}
        field="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        pattern="[^@\s]+@[^@\s]+\.[^@\s.]+"
        title="you@example.com"
      />
      {!isLead && <Field chat={chat} field="moveInDate" type="date" min={new Date().toLocaleDateString('sv')} />}
      {isContactMissing && (
        <p className="alert" role="alert">
          {texts.missingContact}
        </p>
      )}
      <button className="submit" type="submit" disabled={isBusy(chat.conversation) || (isLead && !isFilled(contact))}>
        {isLead ? texts.submitLead : texts.submitReservation}
      </button>
    </form>
  );
};
