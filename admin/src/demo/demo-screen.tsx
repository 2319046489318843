import type { Bot } from '@chat-module/contract/bots';
import { BotMessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBots } from '../bots/bots.queries.ts';
import { useLocations } from '../locations/locations.queries.ts';
import { useIsAdmin } from '../session/current-user.queries.ts';
import { buttonClass } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/list/empty-state.tsx';
import { LoadFailure } from '../ui/list/load-failure.tsx';
import { useSearchParam } from '../ui/list/use-search-param.ts';
import { FullPageSpinner } from '../ui/spinner.tsx';
import { DemoBar } from './demo-bar.tsx';
import { demoFacilityOf } from './demo-facility.ts';
import { DemoSite } from './demo-site.tsx';
import { useWidgetOf } from './use-widget-of.ts';

/** The bot in the URL, or the first one whose chat is visible, or the first. */
const chooseBot = (bots: readonly Bot[], botId: string): Bot | undefined =>
  botId === '' ? (bots.find(({ status }) => status !== 'inactive') ?? bots[0]) : bots.find(({ id }) => id === botId);

const NoBots = () => {
  const isAdmin = useIsAdmin();
  const text = isAdmin
    ? 'Create a bot on the dashboard to try it here on a demo website.'
    : 'Once an admin creates a bot, you can try it here on a demo website.';
  return (
    <EmptyState icon={BotMessageSquare} title="No bots yet" text={text}>
      <ButtonLink href="/" className={buttonClass('primary')}>
        Back to Dashboard
      </ButtonLink>
    </EmptyState>
  );
};

const Centered = ({ children }: { children: ReactNode }) => (
  <main className="grid min-h-dvh place-items-center">
    <h1 className="sr-only">Widget Demo</h1>
    {children}
  </main>
);

const Demo = ({ bots }: { bots: readonly Bot[] }) => {
  const [botId, setBotId] = useSearchParam('botId');
  const [chat] = useSearchParam('chat');
  const { data: locations = [] } = useLocations();
  const bot = chooseBot(bots, botId);
  useWidgetOf(bot, chat === 'open');
  return (
    <>
      <DemoBar bots={bots} bot={bot} onChange={setBotId} />
      <DemoSite facility={demoFacilityOf(locations.find(({ id }) => id === bot?.locationId))} />
    </>
  );
};

const DemoContent = () => {
  const bots = useBots();
  const locations = useLocations();
  if (bots.isError || locations.isError) {
    const retry = () => Promise.all([bots.refetch(), locations.refetch()]);
    return (
      <Centered>
        <LoadFailure what="the demo website" error={bots.error ?? locations.error} onRetry={retry} />
      </Centered>
    );
  }
  if (!bots.data || !locations.data) return <FullPageSpinner label="Loading demo..." />;
  if (bots.data.length > 0) return <Demo bots={bots.data} />;
  return (
    <Centered>
      <NoBots />
    </Centered>
  );
};

/** A facility's website with the widget of one of the operator's bots on it. */
export const DemoScreen = () => (
  <>
    <title>Widget Demo · Chat Module</title>
    <DemoContent />
  </>
);
