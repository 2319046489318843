import type { Conversation } from '@chat-module/contract/conversations';
import { formatDayAndTime } from '../ui/text/format-day.ts';
import { formatResponseTime } from '../ui/text/format-response-time.ts';
import { FormattedText } from '../ui/text/formatted-text.tsx';
import { AnswerRating } from './answer-rating.tsx';
import { AnswerSources } from './answer-sources.tsx';
import { modelNote } from './model-note.ts';
import { SourceBadge } from './source-badge.tsx';

interface Props {
  turn: Conversation;
  timeZone: string | undefined;
  /** Whether this is the first message or the previous one was written on another page. */
  isOnNewPage: boolean;
}

const withoutScheme = (url: string): string => url.replace(/^https?:\/\//, '');

const Question = ({ turn: { userMessage, createdAt, pageUrl }, timeZone, isOnNewPage }: Props) => (
  <div className="ml-auto w-fit max-w-[85%]">
    <h3 className="sr-only">Visitor message</h3>
    <p className="ml-auto w-fit whitespace-pre-line rounded-card rounded-br-none bg-accent px-3.5 py-2 text-on-accent wrap-anywhere">
      {userMessage}
    </p>
    <p className="mt-1 flex flex-wrap justify-end gap-x-3 text-muted text-xs">
      {isOnNewPage && pageUrl && (
        <span className="wrap-anywhere">
          On{' '}
          <a href={pageUrl} target="_blank" rel="noopener noreferrer" className="link">
            {withoutScheme(pageUrl)}
          </a>
        </span>
      )}
      <time dateTime={createdAt}>{formatDayAndTime(createdAt, timeZone)}</time>
    </p>
  </div>
);

const Answer = ({ turn }: Pick<Props, 'turn'>) => {
  const { botResponse, responseSource, responseTime, satisfactionRating, sources } = turn;
  const note = modelNote(turn);
  return (
    <div className="max-w-[85%]">
      <h3 className="sr-only">Bot response</h3>
      <div className="w-fit rounded-card rounded-bl-none bg-sunken px-3.5 py-2">
        <FormattedText text={botResponse} />
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-xs">
        <SourceBadge source={responseSource} sources={sources} />
        <span className="tabular-nums">{formatResponseTime(responseTime)}</span>
        {satisfactionRating !== null && <AnswerRating rating={satisfactionRating} />}
      </div>
      {sources.length > 0 && (
        <div className="mt-1 text-xs">
          <h4 className="sr-only">Answered from</h4>
          <AnswerSources sources={sources} />
        </div>
      )}
      {note && <p className="mt-1 text-muted text-xs">Language model: {note}</p>}
    </div>
  );
};

/** A visitor's message on the right, and the bot's answer on the left. */
export const ChatTurn = (props: Props) => (
  <div className="space-y-3">
    <Question {...props} />
    <Answer turn={props.turn} />
  </div>
);
