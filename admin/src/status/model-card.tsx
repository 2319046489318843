import type { ServerStatus } from '@chat-module/contract/status';
import { Fact } from '../ui/fact.tsx';
import { formatDayAndTime } from '../ui/text/format-day.ts';
import { formatCount } from '../ui/text/format-number.ts';
import { StatusCard } from './status-card.tsx';

export const ModelCard = ({ model }: { model: ServerStatus['model'] }) => {
  const { bots, usedToday, allowedToday, lastFailure } = model;
  return (
    <StatusCard
      title="AI model"
      facts={
        <>
          <Fact name="Bots that use it">{formatCount(bots)}</Fact>
          <Fact name="Questions today">{`${formatCount(usedToday)} of ${formatCount(allowedToday)}`}</Fact>
          <Fact name="Last error" wide>
            {lastFailure === null ? 'None' : `${formatDayAndTime(lastFailure.at)}: ${lastFailure.reason}`}
          </Fact>
        </>
      }
    >
      {bots === 0 && (
        <p className="text-muted">
          The AI is off: no active bot has an API key. Add one in the bot’s settings, or set OPENAI_API_KEY.
        </p>
      )}
    </StatusCard>
  );
};
