import type { AnswerSuggestion } from '@chat-module/contract/question-groups';
import { Lightbulb } from 'lucide-react';
import { FormattedExcerpt } from '../../ui/text/formatted-text.tsx';
import { useSuggestion } from './question-groups.queries.ts';

export const SuggestionSource = ({ suggestion }: { suggestion: AnswerSuggestion }) =>
  suggestion.kind === 'faq' ? (
    <>
      {suggestion.owner}: “{suggestion.question}”
    </>
  ) : (
    <a href={suggestion.url} target="_blank" rel="noreferrer" className="link">
      {suggestion.title}
    </a>
  );

/** The closest existing answer, with its source. */
export const SuggestedAnswer = ({ questionId }: { questionId: string }) => {
  const suggestion = useSuggestion(questionId).data?.suggestion;
  if (!suggestion) return null;
  return (
    <div className="mt-2 flex max-w-prose gap-2 text-muted text-xs">
      <Lightbulb aria-hidden size={14} className="mt-0.5 shrink-0" />
      <div className="min-w-0 wrap-anywhere">
        <p className="line-clamp-2">
          <FormattedExcerpt text={suggestion.answer} />
        </p>
        <p>
          Suggested answer from <SuggestionSource suggestion={suggestion} />
        </p>
      </div>
    </div>
  );
};
