import type { Rating } from '../conversation-state.ts';
import { texts } from '../texts.ts';
import type { Chat } from './chat.ts';
import { ThumbIcon } from './icons.tsx';

interface Props {
  chat: Chat;
  at: number;
  conversationId: string;
  chosen: Rating | undefined;
}

const Thumb = ({ chat, at, conversationId, chosen, rating }: Props & { rating: Rating }) => (
  <button
    type="button"
    class="thumb"
    aria-label={rating === 5 ? texts.thumbsUp : texts.thumbsDown}
    aria-pressed={String(chosen === rating)}
    onClick={() => chat.send({ type: 'rated', at, conversationId, rating })}
  >
    <ThumbIcon />
  </button>
);

export const RatingButtons = (props: Props) => (
  <div class="rating" aria-live="off">
    <Thumb {...props} rating={5} />
    <Thumb {...props} rating={1} />
  </div>
);
