import type { PublicBot } from '@chat-module/contract/bots';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { ApiError } from '../api/api-error.ts';
import { FullPageSpinner } from '../ui/spinner.tsx';
import { startWidget } from './start-widget.ts';

const Message = ({ title, children }: { title: string; children?: ReactNode }) => (
  <main className="grid min-h-dvh place-items-center p-6 text-center">
    <title>Widget Test · Chat Module</title>
    <div className="max-w-prose space-y-2">
      <h1 className="font-semibold text-2xl">{title}</h1>
      {children && <p className="text-muted">{children}</p>}
    </div>
  </main>
);

const TestedBot = ({ bot }: { bot: PublicBot }) => {
  const { id, primaryColor, position, status } = bot;
  useEffect(() => {
    if (status !== 'inactive') startWidget({ botId: id, primaryColor, position });
  }, [id, primaryColor, position, status]);
  if (status === 'inactive')
    return <Message title={bot.name}>This bot is inactive, so its chat does not appear.</Message>;
  return <Message title={bot.name}>The chat is in the {position.replace('-', ' ')} corner of this page.</Message>;
};

const explain = (error: Error): string =>
  error instanceof ApiError && error.status === 404 ? 'There is no such bot' : 'The bot could not be loaded';

const LoadedBot = ({ botId }: { botId: string }) => {
  const { data: bot, error } = useQuery<PublicBot>({ queryKey: ['/api/bots', botId, 'public'] });
  if (error) return <Message title={explain(error)} />;
  return bot ? <TestedBot bot={bot} /> : <FullPageSpinner label="Loading..." />;
};

/** A page that shows only a bot's widget. */
export const WidgetTestScreen = ({ botId }: { botId?: string }) =>
  botId ? <LoadedBot botId={botId} /> : <Message title="No bot ID provided" />;
