import { ThumbsDown, ThumbsUp } from 'lucide-react';

/** The visitor's thumb for an answer. */
export const AnswerRating = ({ rating }: { rating: number }) => {
  const isGood = rating > 3;
  const Icon = isGood ? ThumbsUp : ThumbsDown;
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon aria-hidden size={14} />
      {isGood ? 'Rated helpful' : 'Rated not helpful'}
    </span>
  );
};
