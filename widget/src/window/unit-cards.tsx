import type { UnitCard } from '@chat-module/contract/chat';
import type { Offer, Topic } from '../conversation/conversation-state.ts';
import { texts } from '../texts/texts.ts';
import type { Chat } from './chat.ts';
import { ChoiceButton } from './choice-button.tsx';
import { UnitImage } from './unit-image.tsx';

interface Props {
  chat: Chat;
  topic: Topic;
  unit: UnitCard;
  isLatest: boolean;
}

/** The title answers the visitor's question about the unit. The other buttons are named without it, and described by it. */
const Card = ({ chat, topic, unit, isLatest }: Props) => {
  const { label, price, description, imageUrl } = unit;
  const ask = (about: Topic, text: string) =>
    ({ type: 'asked', question: { kind: 'unit', topic: about, unit, text } }) as const;
  return (
    <div className="unit">
      {imageUrl && isLatest ? <UnitImage url={imageUrl} /> : null}
      <ChoiceButton chat={chat} label={label} note={price} event={ask(topic, label)} />
      {description && isLatest ? <p className="unit-description">{description}</p> : null}
      <div className="unit-actions">
        <ChoiceButton chat={chat} label={texts.reserve} about={label} event={{ type: 'reserveChosen', unit }} />
        <ChoiceButton chat={chat} label={texts.details} about={label} event={ask('sizes', label)} />
      </div>
    </div>
  );
};

/** Shows pictures and descriptions until the chat continues. */
export const UnitCards = ({ chat, offer }: { chat: Chat; offer: Extract<Offer, { kind: 'units' }> }) => {
  const last = chat.conversation.messages.at(-1);
  const isLatest = last?.from === 'bot' && last.offers.includes(offer);
  return offer.units.map((unit) => (
    <Card key={unit.id} chat={chat} topic={offer.topic} unit={unit} isLatest={isLatest} />
  ));
};
