import type { Bot } from '@chat-module/contract/bots';
import { ArrowLeft } from 'lucide-react';
import { BotSelect } from '../bots/bot-select.tsx';
import { buttonClass } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';

const explain = (bot: Bot | undefined): string => {
  if (!bot) return 'You don’t have access to this bot. Choose another one.';
  if (bot.status === 'inactive') return 'This bot is inactive, so its chat does not appear.';
  return 'This is the live chat. Your questions count as conversations, and reservations reach your list.';
};

interface Props {
  bots: readonly Bot[];
  bot: Bot | undefined;
  onChange: (botId: string) => void;
}

/** The bar above the demo website: says that it is a demo and links back. */
export const DemoBar = ({ bots, bot, onChange }: Props) => (
  <aside aria-label="About this demo" className="border-line border-b bg-surface">
    <div className="mx-auto flex max-w-[70.5rem] flex-wrap items-end justify-between gap-x-6 gap-y-3 px-5 py-3">
      <div className="min-w-0 flex-1 basis-80">
        <p className="font-semibold">Widget Demo</p>
        <p role="status" className="text-muted">
          {explain(bot)}
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <BotSelect bots={bots} bot={bot} onChange={onChange} />
        <ButtonLink href="/" className={buttonClass()}>
          <ArrowLeft aria-hidden size={16} />
          Back to Dashboard
        </ButtonLink>
      </div>
    </div>
  </aside>
);
