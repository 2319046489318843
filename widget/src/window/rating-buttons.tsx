import type { Rating } from '../conversation/conversation-state.ts';
import { texts } from '../texts/texts.ts';
import type { RatingProps } from './chat.ts';
import { ThumbIcon } from './icons.tsx';

const Thumb = ({ chat, at, conversationId, chosen, rating }: RatingProps & { rating: Rating }) => (
  <button
    type="button"
    className="thumb"
    aria-label={rating === 5 ? texts.thumbsUp : texts.thumbsDown}
    aria-pressed={chosen === rating}
    onClick={() => chat.send({ type: 'rated', at, conversationId, rating })}
  >
    <ThumbIcon />
  </button>
);

export const RatingButtons = (props: RatingProps) => (
  <div className="rating" aria-live="off">
    <Thumb {...props} rating={5} />
    <Thumb {...props} rating={1} />
  </div>
);
