import { safeHref } from '@chat-module/contract/markdown';
import { type BotMessage, openOffers } from '../conversation-state.ts';
import type { Chat } from './chat.ts';
import { OfferView } from './offer-view.tsx';
import { RatingButtons } from './rating-buttons.tsx';
import { RichText } from './rich-text.tsx';

/** Removes an image that fails to load. */
const UnitImage = ({ url }: { url: string }) => {
  const source = safeHref(url);
  return source ? <img class="unit-image" src={source} alt="" onError={hide} /> : null;
};

const hide = ({ currentTarget }: { currentTarget: HTMLElement }): void => {
  currentTarget.hidden = true;
};

const BotMessageView = ({ chat, message, at }: { chat: Chat; message: BotMessage; at: number }) => {
  const { text, imageUrl, conversationId, rating } = message;
  const offers = openOffers(chat.conversation, at);
  return (
    <div class="turn">
      <div class="bubble bot">
        <RichText text={text} />
        {imageUrl && <UnitImage url={imageUrl} />}
      </div>
      {conversationId && <RatingButtons chat={chat} at={at} conversationId={conversationId} chosen={rating} />}
      {offers.length > 0 && (
        <div class="offers" aria-live="off">
          {offers.map((offer) => (
            <OfferView key={offer.kind} chat={chat} offer={offer} />
          ))}
        </div>
      )}
    </div>
  );
};

export const MessageView = ({ chat, at }: { chat: Chat; at: number }) => {
  const message = chat.conversation.messages[at];
  if (message?.from === 'bot') return <BotMessageView chat={chat} message={message} at={at} />;
  return <div class="bubble visitor">{message?.text}</div>;
};
