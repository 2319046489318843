import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useBots } from '../bots/bots.queries.ts';
import { PageHeader } from '../layout/page-header.tsx';
import { RefreshButton } from '../layout/refresh-button.tsx';
import { useIsAdmin, useIsManager } from '../session/current-user.queries.ts';
import { useSetup } from '../setup/setup.queries.ts';
import { AfterFirstDrawing } from '../ui/after-first-drawing.tsx';
import { Button } from '../ui/button.tsx';
import { useOpenedDialog } from '../ui/list/use-opened-dialog.ts';
import { ActionCards } from './action-cards.tsx';
import { BotsCard } from './bots-card.tsx';
import { NeedsYouToday } from './needs-you-today.tsx';
import { Stats } from './stats.tsx';

// The dialogs, two of which need the form library, are larger than the dashboard itself.
const AnalyticsOverviewDialog = lazy(async () => ({
  default: (await import('./analytics-overview-dialog.tsx')).AnalyticsOverviewDialog,
}));
const OldColors = lazy(async () => ({ default: (await import('../bots/embedding/old-colors.tsx')).OldColors }));
const EmbedCodeDialog = lazy(async () => ({
  default: (await import('../bots/embed-code-dialog.tsx')).EmbedCodeDialog,
}));
const BotDialog = lazy(async () => ({ default: (await import('../bots/bot-dialog.tsx')).BotDialog }));
const ImportFaqDialog = lazy(async () => ({ default: (await import('./import-faq-dialog.tsx')).ImportFaqDialog }));

const SetupChecklist = lazy(async () => ({ default: (await import('../setup/setup-checklist.tsx')).SetupChecklist }));
const SetupDialog = lazy(async () => ({ default: (await import('../setup/setup-dialog.tsx')).SetupDialog }));

const OpenedDialog = () => {
  const isAdmin = useIsAdmin();
  const isManager = useIsManager();
  const { data: bots = [] } = useBots();
  const { dialog, id, close } = useOpenedDialog();
  const bot = bots.find((it) => it.id === id);
  if (dialog === 'analytics') return <AnalyticsOverviewDialog onClose={close} />;
  if (dialog === 'embed-code') return bot && <EmbedCodeDialog bot={bot} onClose={close} />;
  if (isManager && dialog === 'import-faq') return <ImportFaqDialog onClose={close} />;
  if (!isAdmin) return null;
  if (dialog === 'create-bot') return <BotDialog onClose={close} />;
  if (dialog === 'edit-bot') return bot && <BotDialog bot={bot} onClose={close} />;
  return dialog.startsWith('set-up-') && <SetupDialog dialog={dialog} id={id} onClose={close} />;
};

export const DashboardScreen = () => {
  const isAdmin = useIsAdmin();
  const { isLoading: isSetupLoading } = useSetup();
  const { open } = useOpenedDialog();
  const createBot = () => open('create-bot');
  return (
    <>
      <PageHeader title="Dashboard" subtitle="Manage your chatbots and monitor performance">
        <RefreshButton />
        {isAdmin && (
          <Button look="primary" onClick={createBot}>
            <Plus aria-hidden size={16} />
            New Bot
          </Button>
        )}
      </PageHeader>
      <AfterFirstDrawing>
        <Suspense>
          {isAdmin && <SetupChecklist />}
          {/* Waits for the checklist: if it appeared later, it would move the content below it under the pointer. */}
          {!isSetupLoading && (
            <>
              <NeedsYouToday />
              <Stats />
              <Suspense>
                <OldColors onEmbed={(botId) => open('embed-code', botId)} />
              </Suspense>
              <BotsCard
                onCreate={createBot}
                onEdit={(bot) => open('edit-bot', bot.id)}
                onEmbed={(bot) => open('embed-code', bot.id)}
              />
              <ActionCards
                onDeploy={createBot}
                onImport={() => open('import-faq')}
                onAnalytics={() => open('analytics')}
              />
            </>
          )}
        </Suspense>
        <Suspense>
          <OpenedDialog />
        </Suspense>
      </AfterFirstDrawing>
    </>
  );
};
