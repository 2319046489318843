import type { Bot } from '@chat-module/contract/bots';
import { useIsAdmin } from '../session/current-user.queries.ts';
import { Dialog, DialogBody } from '../ui/dialog.tsx';
import { EmbedCode } from './embed-code.tsx';
import { CheckMyWebsite } from './embedding/check-my-website.tsx';
import { OldColorOfBot } from './embedding/old-color-notice.tsx';
import { PlatformSteps } from './embedding/platform-steps.tsx';
import { WidgetPages } from './embedding/widget-pages.tsx';

export const EmbedCodeDialog = ({ bot, onClose }: { bot: Bot; onClose: () => void }) => {
  const isAdmin = useIsAdmin();
  return (
    <Dialog title={`Embed Code for ${bot.name}`} wide readFirst onClose={onClose}>
      <DialogBody>
        <OldColorOfBot botId={bot.id} />
        <EmbedCode bot={bot} />
        <PlatformSteps bot={bot} />
        {isAdmin && <CheckMyWebsite bot={bot} />}
        <WidgetPages botId={bot.id} />
      </DialogBody>
    </Dialog>
  );
};
