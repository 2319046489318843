import type { RoomType } from '@chat-module/contract/chat';
import type { Offer, Question } from '../conversation/conversation-state.ts';
import { texts } from '../texts/texts.ts';
import type { Chat } from './chat.ts';
import { ChoiceButton } from './choice-button.tsx';
import { LinkButton } from './link-button.tsx';
import { Options, PayBillButton } from './options.tsx';

const rooms: readonly RoomType[] = ['small', 'medium', 'large', 'vehicle'];

/** Sends its label as the visitor's message. */
const SayButton = ({ chat, text }: { chat: Chat; text: string }) => (
  <AskButton chat={chat} question={{ kind: 'typed', text }} />
);

const AskButton = ({ chat, question }: { chat: Chat; question: Question }) => (
  <ChoiceButton chat={chat} label={question.text} event={{ type: 'asked', question }} />
);

/** The buttons or form below a bot's message. */
export const OfferView = ({ chat, offer }: { chat: Chat; offer: Offer }) => {
  switch (offer.kind) {
    case 'options':
      return <Options chat={chat} />;
    case 'rooms':
      return rooms.map((room) => (
        <AskButton key={room} chat={chat} question={{ ...offer, kind: 'room', room, text: texts[room] }} />
      ));
    case 'units':
      return offer.units.map((unit) => (
        <ChoiceButton
          key={unit.id}
          chat={chat}
          label={unit.label}
          note={unit.price}
          event={{ type: 'asked', question: { kind: 'unit', topic: offer.topic, unit, text: unit.label } }}
        />
      ));
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
      return chat.later ? <chat.later.ContactForm chat={chat} purpose={offer.purpose} /> : null;
    case 'retry':
      return (
        <ChoiceButton chat={chat} label={texts.tryAgain} event={{ type: 'askedAgain', question: offer.question }} />
      );
  }
};
