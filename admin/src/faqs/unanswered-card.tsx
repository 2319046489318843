import type { UnansweredQuestion } from '@chat-module/contract/faqs';
import { MessageCircleQuestionMark, Plus, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useBots } from '../bots/bots.queries.ts';
import { LocationFilter } from '../locations/location-filter.tsx';
import { useLocations } from '../locations/locations.queries.ts';
import { useIsManager } from '../session/current-user.queries.ts';
import { Button } from '../ui/button.tsx';
import { countOf } from '../ui/count-of.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { formatDayAndTime } from '../ui/format-day.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useOpenedDialog } from '../ui/use-opened-dialog.ts';
import { useSearchParam } from '../ui/use-search-param.ts';
import { useUnanswered } from './unanswered.queries.ts';

interface RowProps {
  asked: UnansweredQuestion;
  botName: string;
  timeZone: string | undefined;
}

const RowActions = ({ asked, questionId }: { asked: UnansweredQuestion; questionId: string }) => {
  const { open } = useOpenedDialog();
  return (
    <div className="flex items-center gap-2">
      <Button onClick={() => open('answer-question', asked.id)} aria-describedby={questionId}>
        <Plus aria-hidden size={16} />
        Create FAQ
      </Button>
      <IconButton icon={X} label={`Dismiss ${asked.question}`} onClick={() => open('dismiss-question', asked.id)} />
    </div>
  );
};

const UnansweredRow = ({ asked, botName, timeZone }: RowProps) => {
  const isManager = useIsManager();
  const questionId = useId();
  return (
    <li className="draw-when-near flex flex-wrap items-center justify-between gap-3 px-5 py-3">
      <div className="min-w-0 grow basis-72">
        <p id={questionId} className="font-medium wrap-anywhere">
          {asked.question}
        </p>
        <p className="text-muted text-xs">
          Asked {countOf(asked.count, 'time')} · last {formatDayAndTime(asked.lastAskedAt, timeZone)} · {botName}
        </p>
      </div>
      {isManager && <RowActions {...{ asked, questionId }} />}
    </li>
  );
};

const UnansweredRows = ({ questions }: { questions: readonly UnansweredQuestion[] }) => {
  const { data: bots = [] } = useBots();
  const { data: locations = [] } = useLocations();
  const botNames = new Map(bots.map(({ id, name }) => [id, name]));
  const timeZones = new Map(locations.map(({ id, timezone }) => [id, timezone]));
  return (
    <ul className="divide-y divide-line border-line border-t">
      {questions.map((asked) => (
        <UnansweredRow
          key={asked.id}
          asked={asked}
          botName={botNames.get(asked.botId) ?? 'Unknown'}
          timeZone={timeZones.get(asked.locationId ?? '')}
        />
      ))}
    </ul>
  );
};

const NoQuestions = () => (
  <EmptyState
    icon={MessageCircleQuestionMark}
    title="No unanswered questions"
    text="Questions no bot could answer appear here. Turn them into FAQs with one click."
  />
);

export const UnansweredCard = () => {
  const [locationId, setLocationId] = useSearchParam('locationId');
  const questions = useUnanswered(locationId);
  const bots = useBots();
  const locations = useLocations();
  const content = (): ReactNode => {
    if (questions.isLoadingError)
      return <LoadFailure what="the unanswered questions" error={questions.error} onRetry={questions.refetch} />;
    if (bots.isLoadingError) return <LoadFailure what="the bots" error={bots.error} onRetry={bots.refetch} />;
    if (locations.isLoadingError)
      return <LoadFailure what="the locations" error={locations.error} onRetry={locations.refetch} />;
    if (questions.isPending || bots.isPending || locations.isPending) return <Spinner label="Loading questions..." />;
    return questions.rows.length === 0 ? <NoQuestions /> : <UnansweredRows questions={questions.rows} />;
  };
  return (
    <section aria-label="Unanswered Questions" className="card">
      <div className="px-5 py-4">
        <LocationFilter value={locationId} onChange={setLocationId} />
      </div>
      {content()}
      <LoadMore {...questions.more} />
    </section>
  );
};
