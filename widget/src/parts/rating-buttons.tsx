import type { Rating } from '../conversation-state.ts';
import { texts } from '../texts.ts';
import type { Chat } from './chat.ts';
import { ThumbIcon } from './icons.tsx';

const choices: readonly { rating: Rating; label: string }[] = [
  { rating: 5, label: texts.thumbsUp },
  { rating: 1, label: texts.thumbsDown },
];

interface Props {
  chat: Chat;
  at: number;
  conversationId: string;
  chosen: Rating | undefined;
}

export const RatingButtons = ({ chat, at, conversationId, chosen }: Props) => (
  <div class="rating">
    {choices.map(({ rating, label }) => (
      <button
        key={rating}
        type="button"
        class="thumb"
        aria-label={label}
        aria-pressed={chosen === rating}
        onClick={() => chat.send({ type: 'rated', at, conversationId, rating })}
      >
        <ThumbIcon />
      </button>
    ))}
  </div>
);
