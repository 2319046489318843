import type { Bot } from '@chat-module/contract/bots';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { EmbedCodeDialog } from '../bots/embed-code-dialog.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { useIsAdmin } from '../session/current-user.queries.ts';
import { Button } from '../ui/button.tsx';
import { ActionCards } from './action-cards.tsx';
import { AnalyticsOverviewDialog } from './analytics-overview-dialog.tsx';
import { BotsCard } from './bots-card.tsx';
import { ImportFaqDialog } from './import-faq-dialog.tsx';
import { Stats } from './stats.tsx';

// Brings the validation library along, which the dashboard does without.
const BotDialog = lazy(async () => ({ default: (await import('../bots/bot-dialog.tsx')).BotDialog }));

type Opened =
  | { readonly dialog: 'none' | 'createBot' | 'importFaq' | 'analytics' }
  | { readonly dialog: 'editBot' | 'embedCode'; readonly bot: Bot };

const OpenedDialog = ({ opened, onClose }: { opened: Opened; onClose: () => void }) => {
  switch (opened.dialog) {
    case 'createBot':
      return <BotDialog onClose={onClose} />;
    case 'editBot':
      return <BotDialog bot={opened.bot} onClose={onClose} />;
    case 'embedCode':
      return <EmbedCodeDialog bot={opened.bot} onClose={onClose} />;
    case 'importFaq':
      return <ImportFaqDialog onClose={onClose} />;
    case 'analytics':
      return <AnalyticsOverviewDialog onClose={onClose} />;
    case 'none':
      return null;
  }
};

export const DashboardScreen = () => {
  const isAdmin = useIsAdmin();
  const [opened, setOpened] = useState<Opened>({ dialog: 'none' });
  const createBot = () => setOpened({ dialog: 'createBot' });
  return (
    <>
      <PageHeader title="Dashboard" subtitle="Manage your chatbots and monitor performance">
        {isAdmin && (
          <Button look="primary" onClick={createBot}>
            <Plus aria-hidden size={16} />
            New Bot
          </Button>
        )}
      </PageHeader>
      <Stats />
      <BotsCard
        onCreate={createBot}
        onEdit={(bot) => setOpened({ dialog: 'editBot', bot })}
        onEmbed={(bot) => setOpened({ dialog: 'embedCode', bot })}
      />
      <ActionCards
        onDeploy={createBot}
        onImport={() => setOpened({ dialog: 'importFaq' })}
        onAnalytics={() => setOpened({ dialog: 'analytics' })}
      />
      <Suspense>
        <OpenedDialog opened={opened} onClose={() => setOpened({ dialog: 'none' })} />
      </Suspense>
    </>
  );
};
