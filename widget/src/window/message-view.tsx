import { type BotMessage, type Offer, openOffers } from '../conversation/conversation-state.ts';
import { texts } from '../texts/texts.ts';
import type { Chat } from './chat.ts';
import { Options } from './options.tsx';
import { RichText } from './rich-text.tsx';

const AnyOffer = ({ chat, offer }: { chat: Chat; offer: Offer }) => {
  if (offer.kind === 'options') return <Options chat={chat} />;
  return chat.later ? <chat.later.OfferView chat={chat} offer={offer} /> : null;
};

const BotMessageView = ({ chat, message, at }: { chat: Chat; message: BotMessage; at: number }) => {
  const { text, imageUrl, conversationId, rating } = message;
  const { later } = chat;
  const offers = openOffers(chat.conversation, at);
  return (
    <div className="turn">
      <div className="bubble bot">
        <RichText text={text} />
        {imageUrl && later ? <later.UnitImage url={imageUrl} /> : null}
      </div>
      {offers.length > 0 && (
        <div className="offers" aria-live="off">
          {offers.map((offer) => (
            <AnyOffer key={offer.kind} chat={chat} offer={offer} />
          ))}
        </div>
      )}
      {conversationId && later ? (
        <later.RatingButtons chat={chat} at={at} conversationId={conversationId} chosen={rating} />
      ) : null}
    </div>
  );
};

export const MessageView = ({ chat, at }: { chat: Chat; at: number }) => {
  const message = chat.conversation.messages[at];
  if (message?.from === 'bot') return <BotMessageView chat={chat} message={message} at={at} />;
  return (
    <article className="bubble visitor" aria-label={texts.you}>
      {message?.text}
    </article>
  );
};
