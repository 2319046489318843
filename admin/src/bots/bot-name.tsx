import type { Bot } from '@chat-module/contract/bots';
import { classNames } from '../ui/class-names.ts';

/** A dot in the color of the bot's chat. */
export const BotSwatch = ({ color, className }: { color: string; className?: string }) => (
  <span
    aria-hidden
    className={classNames('inline-block size-3 shrink-0 rounded-full border border-control', className)}
    style={{ backgroundColor: color }}
  />
);

/** A bot's name beside its color. */
export const BotName = ({ bot: { name, primaryColor } }: { bot: Pick<Bot, 'name' | 'primaryColor'> }) => (
  <span className="inline-flex min-w-0 items-baseline gap-2">
    <BotSwatch color={primaryColor} className="self-center" />
    <span className="min-w-0 wrap-anywhere">{name}</span>
  </span>
);
