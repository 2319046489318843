import { Button } from '../../ui/button.tsx';
import { useOldColors } from './embedding.queries.ts';
import { OldColorNotice } from './old-color-notice.tsx';

/** The bots whose websites still have an old color, each with its new embed code. */
export const OldColors = ({ onEmbed }: { onEmbed: (botId: string) => void }) => {
  const { data = [] } = useOldColors();
  return data.map(({ botId, botName, pages }) => (
    <OldColorNotice key={botId} pages={pages} botName={botName}>
      <Button onClick={() => onEmbed(botId)}>Show New Embed Code</Button>
    </OldColorNotice>
  ));
};
