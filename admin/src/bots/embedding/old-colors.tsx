import type { Bot } from '@chat-module/contract/bots';
import { Button } from '../../ui/button.tsx';
import { useBots } from '../bots.queries.ts';
import { useOldColors } from './embedding.queries.ts';
import { OldColorNotice } from './old-color-notice.tsx';

/** The bots whose websites still carry an old color, each with its new embed code at hand. */
export const OldColors = ({ onEmbed }: { onEmbed: (bot: Bot) => void }) => {
  const { data = [] } = useOldColors();
  const { data: bots = [] } = useBots();
  return data.map(({ botId, botName, pages }) => {
    const bot = bots.find(({ id }) => id === botId);
    return (
      <OldColorNotice key={botId} pages={pages} botName={botName}>
        {bot && <Button onClick={() => onEmbed(bot)}>Show New Embed Code</Button>}
      </OldColorNotice>
    );
  });
};
