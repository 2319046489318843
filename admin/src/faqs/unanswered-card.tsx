import type { UnansweredQuestion } from '@chat-module/contract/faqs';
import { MessageCircleQuestionMark, Plus, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useBots } from '../bots/bots.queries.ts';
import { useLocations } from '../locations/locations.queries.ts';
import { useIsManager } from '../session/current-user.queries.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { countOf } from '../ui/list/count-of.ts';
import { EmptyState } from '../ui/list/empty-state.tsx';
import { LoadFailure } from '../ui/list/load-failure.tsx';
import { LoadMore } from '../ui/list/load-more.tsx';
import { useOpenedDialog } from '../ui/list/use-opened-dialog.ts';
import { usePages } from '../ui/list/use-pages.ts';
import { useSearchParam } from '../ui/list/use-search-param.ts';
import { useShownRows } from '../ui/list/use-shown-rows.ts';
import { Spinner } from '../ui/spinner.tsx';
import { formatDayAndTime } from '../ui/text/format-day.ts';
import { QuestionGroupRow } from './groups/question-group-row.tsx';
import { useQuestionGroups } from './groups/question-groups.queries.ts';
import { useUnanswered } from './unanswered.queries.ts';
import { UnansweredFilters } from './unanswered-filters.tsx';

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

/** The names and time zones that the rows show. */
const usePlaces = () => {
  const bots = useBots();
  const locations = useLocations();
  return {
    botNames: new Map(bots.data?.map(({ id, name }) => [id, name])),
    timeZones: new Map(locations.data?.map(({ id, timezone }) => [id, timezone])),
    isPending: bots.isPending || locations.isPending,
    failed: [
      { what: 'the bots', query: bots },
      { what: 'the locations', query: locations },
    ].find(({ query }) => query.isLoadingError),
  };
};

type Places = ReturnType<typeof usePlaces>;

const rows = 'divide-y divide-line';

const ListedQuestions = ({ locationId, places }: { locationId: string; places: Places }) => {
  const questions = useUnanswered(locationId);
  if (questions.isLoadingError)
    return <LoadFailure what="the unanswered questions" error={questions.error} onRetry={questions.refetch} />;
  if (questions.isPending) return <Spinner label="Loading questions..." />;
  if (questions.rows.length === 0) return <NoQuestions />;
  return (
    <>
      <ul className={rows}>
        {questions.rows.map((asked) => (
          <UnansweredRow
            key={asked.id}
            asked={asked}
            botName={places.botNames.get(asked.botId) ?? 'Unknown'}
            timeZone={places.timeZones.get(asked.locationId ?? '')}
          />
        ))}
      </ul>
      <LoadMore {...questions.more} />
    </>
  );
};

const GroupedQuestions = ({ locationId, places }: { locationId: string; places: Places }) => {
  const groups = useQuestionGroups(locationId);
  const { shown, more } = useShownRows(groups.data ?? [], usePages());
  if (groups.isLoadingError)
    return <LoadFailure what="the unanswered questions" error={groups.error} onRetry={groups.refetch} />;
  if (groups.isPending) return <Spinner label="Loading questions..." />;
  if (groups.data.length === 0) return <NoQuestions />;
  return (
    <>
      <ul className={rows}>
        {shown.map((group) => (
          <QuestionGroupRow
            key={group.id}
            group={group}
            botNames={places.botNames}
            timeZone={places.timeZones.get(group.questions[0]?.locationId ?? '')}
          />
        ))}
      </ul>
      <LoadMore {...more} />
    </>
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
  const [grouping, setGrouping] = useSearchParam('grouping');
  const isGrouped = grouping !== 'none';
  const places = usePlaces();
  const content = (): ReactNode => {
    if (places.failed) {
      const { what, query } = places.failed;
      return <LoadFailure what={what} error={query.error} onRetry={query.refetch} />;
    }
    if (places.isPending) return <Spinner label="Loading questions..." />;
    return isGrouped ? (
      <GroupedQuestions locationId={locationId} places={places} />
    ) : (
      <ListedQuestions locationId={locationId} places={places} />
    );
  };
  return (
    <section aria-label="Unanswered Questions" className="space-y-4">
      <UnansweredFilters
        locationId={locationId}
        onLocation={setLocationId}
        isGrouped={isGrouped}
        onGroup={(group) => setGrouping(group ? '' : 'none')}
      />
      <div className="card">{content()}</div>
    </section>
  );
};
