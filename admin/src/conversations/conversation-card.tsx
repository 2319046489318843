import type { Conversation } from '@chat-module/contract/conversations';
import { memo } from 'react';
import { Fact } from '../ui/fact.tsx';
import { formatDayAndTime } from '../ui/text/format-day.ts';
import { formatResponseTime } from '../ui/text/format-response-time.ts';
import { plainText } from '../ui/text/plain-text.ts';
import { AnswerRating } from './answer-rating.tsx';
import { AnswerSources } from './answer-sources.tsx';
import { modelNote } from './model-note.ts';
import { SourceBadge } from './source-badge.tsx';

interface Props {
  conversation: Conversation;
  timeZone: string | undefined;
  locationName: string;
}

/** A visitor's message and the bot's answer. Memoized, because a list may have a thousand rows. */
export const ConversationCard = memo(({ conversation, timeZone, locationName }: Props) => {
  const { userMessage, botResponse, responseSource, responseTime, satisfactionRating, sources, createdAt } =
    conversation;
  const note = modelNote(conversation);
  return (
    <article aria-label={userMessage} className="space-y-3 p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted text-xs">
        <SourceBadge source={responseSource} sources={sources} />
        <span className="tabular-nums">{formatResponseTime(responseTime)}</span>
        <time dateTime={createdAt}>{formatDayAndTime(createdAt, timeZone)}</time>
        <span>{locationName}</span>
        {satisfactionRating !== null && <AnswerRating rating={satisfactionRating} />}
      </div>
      <dl className="grid gap-x-6 gap-y-3 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <Fact name="Visitor message">{userMessage}</Fact>
        <Fact name="Bot response">{plainText(botResponse)}</Fact>
        {sources.length > 0 && (
          <Fact name="Answered from" wide>
            <AnswerSources sources={sources} />
          </Fact>
        )}
        {note && (
          <Fact name="Language model" wide>
            {note}
          </Fact>
        )}
      </dl>
    </article>
  );
});
