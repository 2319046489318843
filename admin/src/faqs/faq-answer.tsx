import { useState } from 'react';
import { FormattedExcerpt, FormattedText } from '../ui/text/formatted-text.tsx';

const fitsInTwoLines = (text: string): boolean => text.length <= 140 && !text.includes('\n');

/** The answer, cut to two lines until it is expanded. */
export const FaqAnswer = ({ text, questionId }: { text: string; questionId: string }) => {
  const [isOpen, setOpen] = useState(false);
  const isShort = fitsInTwoLines(text);
  return (
    <div className="text-muted">
      <div className="max-w-prose">
        {isShort || isOpen ? (
          <FormattedText text={text} />
        ) : (
          <p className="line-clamp-2 wrap-anywhere">
            <FormattedExcerpt text={text} />
          </p>
        )}
      </div>
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
