import { useState } from 'react';
import { classNames } from '../ui/class-names.ts';

const fitsInTwoLines = (text: string): boolean => text.length <= 140 && !text.includes('\n');

/** The answer, cut after two lines until the reader wants the rest. */
export const FaqAnswer = ({ text, questionId }: { text: string; questionId: string }) => {
  const [isOpen, setOpen] = useState(false);
  const isShort = fitsInTwoLines(text);
  return (
    <div className="text-muted">
      <p className={classNames('max-w-prose wrap-anywhere', isOpen ? 'whitespace-pre-line' : 'line-clamp-2')}>{text}</p>
      {!isShort && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-describedby={questionId}
          onClick={() => setOpen(!isOpen)}
          className="link text-xs"
        >
          {isOpen ? 'Show less' : 'Show more'}
        </button>
      )}
    </div>
  );
};
