import { safeHref } from '@chat-module/contract/markdown';
import { type BotMessage, openOffers } from '../conversation/conversation-state.ts';
import type { Chat } from './chat.ts';
import { OfferView } from './offer-view.tsx';
import { RichText } from './rich-text.tsx';

/** Removes an image that fails to load. */
const UnitImage = ({ url }: { url: string }) => {
  const source = safeHref(url);
  return source ? <img className="unit-image" src={source} alt="" onError={hide} /> : null;
};

const hide = ({ currentTarget }: { currentTarget: HTMLElement }): void => {
  currentTarget.hidden = true;
};

const BotMessageView = ({ chat, message, at }: { chat: Chat; message: BotMessage; at: number }) => {
  const { text, imageUrl, conversationId, rating } = message;
  const offers = openOffers(chat.conversation, at);
  return (
    <div className="turn">
      <div className="bubble bot">
        <RichText text={text} />
        {imageUrl ? <UnitImage url={imageUrl} /> : null}
      </div>
      {conversationId && chat.later ? (
        <chat.later.RatingButtons chat={chat} at={at} conversationId={conversationId} chosen={rating} />
      ) : null}
      {offers.length > 0 && (
        <div className="offers" aria-live="off">
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
  return <div className="bubble visitor">{message?.text}</div>;
};
