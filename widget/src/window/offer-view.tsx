import type { RoomType } from '@chat-module/contract/chat';
import type { Offer } from '../conversation/conversation-state.ts';
import { texts } from '../texts/texts.ts';
import type { Chat } from './chat.ts';
import { ChoiceButton } from './choice-button.tsx';
import { ContactForm } from './contact-form.tsx';
import { LinkButton } from './link-button.tsx';
import { AskButton, PayBillButton, SayButton } from './options.tsx';
import { ReservationSummary } from './reservation-summary.tsx';
import { UnitCards } from './unit-cards.tsx';

const rooms: readonly RoomType[] = ['small', 'medium', 'large', 'vehicle'];

/** The buttons or form below a bot's message, but for the options of the welcome. */
export const OfferView = ({ chat, offer }: { chat: Chat; offer: Offer }) => {
  switch (offer.kind) {
    case 'rooms':
      return rooms.map((room) => (
        <AskButton key={room} chat={chat} question={{ ...offer, kind: 'room', room, text: texts[room] }} />
      ));
    case 'units':
      return <UnitCards chat={chat} offer={offer} />;
    case 'suggestions':
      return (
        <fieldset className="suggestions" aria-label={texts.suggestions}>
          {!offer.about && <p className="note">{texts.suggestions}</p>}
          {offer.questions.map((text) => (
            <SayButton key={text} chat={chat} text={text} />
          ))}
          {offer.about && <SayButton chat={chat} text={texts.noneOfThese} />}
        </fieldset>
      );
    case 'tellMore':
      return <SayButton chat={chat} text={texts.tellMore} />;
    case 'payBill':
      return <PayBillButton chat={chat} />;
    case 'ratesPage':
      return <LinkButton label={texts.ratesPage} href={offer.url} />;
    case 'reservePrompt':
    case 'availabilityPrompt':
      return (
        <>
          <ChoiceButton
            chat={chat}
            label={texts.yes}
            event={{ type: 'promptAnswered', answer: 'yes', prompt: offer }}
          />
          <ChoiceButton chat={chat} label={texts.no} event={{ type: 'promptAnswered', answer: 'no', prompt: offer }} />
        </>
      );
    case 'form':
      return <ContactForm chat={chat} purpose={offer.purpose} />;
    case 'summary':
      return <ReservationSummary unit={offer.unit} contact={offer.contact} />;
    case 'retry':
      return (
        <ChoiceButton chat={chat} label={texts.tryAgain} event={{ type: 'askedAgain', question: offer.question }} />
      );
  }
};
