import type { UnitCard } from '@chat-module/contract/chat';
import type { Topic } from '../conversation/conversation-state.ts';
import { texts } from '../texts/texts.ts';
import type { Chat } from './chat.ts';
import { ChoiceButton } from './choice-button.tsx';
import { UnitImage } from './unit-image.tsx';

interface Props {
  chat: Chat;
  topic: Topic;
  unit: UnitCard;
}

/** The title answers the visitor's question about the unit. The other buttons are named without it, and described by it. */
const Card = ({ chat, topic, unit }: Props) => {
  const { label, price, description, imageUrl } = unit;
  const ask = (about: Topic, text: string) =>
    ({ type: 'asked', question: { kind: 'unit', topic: about, unit, text } }) as const;
  return (
    <div className="unit">
      {imageUrl ? <UnitImage url={imageUrl} /> : null}
      <ChoiceButton chat={chat} label={label} note={price} event={ask(topic, label)} />
      {description ? <p className="unit-description">{description}</p> : null}
      <div className="unit-actions">
        <ChoiceButton chat={chat} label={texts.reserve} about={label} event={{ type: 'reserveChosen', unit }} />
        <ChoiceButton chat={chat} label={texts.details} about={label} event={ask('sizes', label)} />
      </div>
    </div>
  );
};

export const UnitCards = ({ chat, topic, units }: { chat: Chat; topic: Topic; units: UnitCard[] }) =>
  units.map((unit) => <Card key={unit.id} chat={chat} topic={topic} unit={unit} />);
