import type { QuestionGroup } from '@chat-module/contract/question-groups';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useIsManager } from '../../session/current-user.queries.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { countOf } from '../../ui/list/count-of.ts';
import { useOpenedDialog } from '../../ui/list/use-opened-dialog.ts';
import { formatDayAndTime } from '../../ui/text/format-day.ts';
import { SuggestedAnswer } from './suggested-answer.tsx';

interface Props {
  group: QuestionGroup;
  botNames: ReadonlyMap<string, string>;
}

/** How visitors asked it, at which bot. */
const WaysOfAsking = ({ group: { questions }, botNames }: Props) => (
  <details className="mt-1 text-xs">
    <summary className="cursor-pointer text-accent-text">{questions.length} questions</summary>
    <ul className="mt-1 space-y-1 border-line border-l-2 pl-3 text-muted">
      {questions.map(({ id, question, count, botId }) => (
        <li key={id} className="wrap-anywhere">
          {question} · {countOf(count, 'time')} · {botNames.get(botId) ?? 'Unknown'}
        </li>
      ))}
    </ul>
  </details>
);

const GroupActions = ({ group, questionId }: { group: QuestionGroup; questionId: string }) => {
  const { open } = useOpenedDialog();
  const isSingle = group.questions.length === 1;
  return (
    <div className="flex items-center gap-2">
      <Button
        onClick={() => open(isSingle ? 'answer-question' : 'answer-group', group.id)}
        aria-describedby={questionId}
      >
        <Plus aria-hidden size={16} />
        {isSingle ? 'Create FAQ' : 'Answer for All'}
      </Button>
      <IconButton
        icon={X}
        label={`Dismiss ${group.question}`}
        onClick={() => open(isSingle ? 'dismiss-question' : 'dismiss-group', group.id)}
      />
    </div>
  );
};

export const QuestionGroupRow = ({ group, botNames, timeZone }: Props & { timeZone: string | undefined }) => {
  const isManager = useIsManager();
  const questionId = useId();
  const bots = [...new Set(group.questions.map(({ botId }) => botNames.get(botId) ?? 'Unknown'))];
  return (
    <li className="draw-when-near flex flex-wrap items-start justify-between gap-3 px-5 py-3">
      <div className="min-w-0 grow basis-72">
        <p id={questionId} className="font-medium wrap-anywhere">
          {group.question}
        </p>
        <p className="text-muted text-xs wrap-anywhere">
          Asked {countOf(group.count, 'time')} · last {formatDayAndTime(group.lastAskedAt, timeZone)} ·{' '}
          {bots.length > 3 ? countOf(bots.length, 'bot') : bots.join(', ')}
        </p>
        {group.questions.length > 1 && <WaysOfAsking group={group} botNames={botNames} />}
        <SuggestedAnswer questionId={group.id} />
      </div>
      {isManager && <GroupActions group={group} questionId={questionId} />}
    </li>
  );
};
