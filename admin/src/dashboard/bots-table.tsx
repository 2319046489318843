import type { Bot } from '@chat-module/contract/bots';
import { CodeXml, Pencil, Trash2 } from 'lucide-react';
import { BotName } from '../bots/bot-name.tsx';
import { BotStatusBadge } from '../bots/bot-status-badge.tsx';
import { useDeleteBot } from '../bots/bots.queries.ts';
import { useIsAdmin } from '../session/current-user.queries.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { formatDay } from '../ui/text/format-day.ts';

interface RowActions {
  onEdit: (bot: Bot) => void;
  onEmbed: (bot: Bot) => void;
}

const deletionQuestion = 'Are you sure you want to delete this bot? This action cannot be undone.';

const BotActions = ({ bot, onEdit, onEmbed }: RowActions & { bot: Bot }) => {
  const isAdmin = useIsAdmin();
  const remove = useDeleteBot();
  const confirmDeletion = () => {
    if (window.confirm(deletionQuestion)) remove.mutate(bot.id);
  };
  return (
    <div className="flex justify-end">
      {isAdmin && <IconButton icon={Pencil} label={`Edit ${bot.name}`} onClick={() => onEdit(bot)} />}
      <IconButton icon={CodeXml} label={`Embed code ${bot.name}`} onClick={() => onEmbed(bot)} />
      {isAdmin && (
        <IconButton
          icon={Trash2}
          label={`Delete ${bot.name}`}
          danger
          disabled={remove.isPending}
          onClick={confirmDeletion}
        />
      )}
    </div>
  );
};

const WebsiteLink = ({ url }: { url: string }) => (
  <a href={url} target="_blank" rel="noopener noreferrer" className="link wrap-anywhere">
    {url.replace(/^https?:\/\//, '').replace(/\/$/, '')}
  </a>
);

/** On narrow screens these columns appear below the name. */
const NarrowDetails = ({ bot }: { bot: Bot }) => (
  <div className="mt-1 space-y-1 md:hidden">
    <BotStatusBadge status={bot.status} />
    <p className="text-muted text-xs">
      {bot.location && `${bot.location} · `}
      <WebsiteLink url={bot.websiteUrl} />
    </p>
    <p className="text-muted text-xs">Updated {formatDay(bot.updatedAt)}</p>
  </div>
);

/** Truncated by CSS only, so that the full text can be searched and copied. */
const BotId = ({ bot: { id, name } }: { bot: Bot }) => (
  <p className="-my-0.5 flex items-center gap-1 pl-5 text-muted text-xs">
    <span title={id} className="w-[9ch] truncate font-mono">
      {id}
    </span>
    <CopyButton label={`Copy id of ${name}`} text={id} />
  </p>
);

const BotRow = ({ bot, ...actions }: RowActions & { bot: Bot }) => (
  <tr className="border-line border-t align-top *:px-3 *:py-2.5 *:first:pl-5 *:last:pr-3">
    <td>
      <p className="font-medium">
        <BotName bot={bot} />
      </p>
      <BotId bot={bot} />
      <NarrowDetails bot={bot} />
    </td>
    <td className="max-md:hidden">{bot.location || '-'}</td>
    <td className="max-md:hidden">
      <WebsiteLink url={bot.websiteUrl} />
    </td>
    <td className="max-md:hidden">
      <BotStatusBadge status={bot.status} />
    </td>
    <td className="whitespace-nowrap max-md:hidden">{formatDay(bot.updatedAt)}</td>
    <td className="py-1.5!">
      <BotActions bot={bot} {...actions} />
    </td>
  </tr>
);

export const BotsTable = ({ bots, ...actions }: RowActions & { bots: readonly Bot[] }) => (
  <div className="overflow-x-auto">
    <table className="w-full text-left">
      <thead>
        <tr className="text-muted text-xs *:px-3 *:py-2 *:font-medium *:first:pl-5 *:last:pr-5">
          <th scope="col">Bot Name</th>
          <th scope="col" className="max-md:hidden">
            Location
          </th>
          <th scope="col" className="max-md:hidden">
            Website
          </th>
          <th scope="col" className="max-md:hidden">
            Status
          </th>
          <th scope="col" className="whitespace-nowrap max-md:hidden">
            Last Updated
          </th>
          <th scope="col" className="text-right">
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {bots.map((bot) => (
          <BotRow key={bot.id} bot={bot} {...actions} />
        ))}
      </tbody>
    </table>
  </div>
);
