import type { ComparedFigures } from '@chat-module/contract/comparison';
import { Link } from 'wouter';
import { useComparison } from '../analytics/comparison/comparison.queries.ts';
import { BotSwatch } from '../bots/bot-name.tsx';
import { BotStatusBadge } from '../bots/bot-status-badge.tsx';
import { useBots } from '../bots/bots.queries.ts';
import { Dialog, DialogBody } from '../ui/dialog.tsx';
import { FormSection } from '../ui/form/form-section.tsx';
import { countOf } from '../ui/list/count-of.ts';
import { LoadFailure } from '../ui/list/load-failure.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { formatCount, formatPercent } from '../ui/text/format-number.ts';
import { useAnalyticsOverview } from './dashboard.queries.ts';
import { Stats } from './stats.tsx';

const days = 30;

const Performance = ({ figures }: { figures: ComparedFigures | undefined }) => {
  if (!figures) return null;
  const { conversations, unanswered, leads, reservations } = figures;
  const answered = conversations === 0 ? '' : `, ${formatPercent(1 - unanswered / conversations)} answered`;
  return (
    <p className="text-xs tabular-nums">
      {countOf(conversations, 'conversation')}
      {answered} · {countOf(leads, 'lead')} · {countOf(reservations, 'reservation')}
    </p>
  );
};

const BotList = () => {
  const { data: comparison } = useComparison(days);
  const figures = new Map(comparison?.bots.map((bot) => [bot.botId, bot.figures]));
  const { data: bots = [], isPending, isLoadingError, error, refetch } = useBots();
  if (isPending) return <Spinner label="Loading bots..." />;
  if (isLoadingError) return <LoadFailure what="the bots" error={error} onRetry={refetch} />;
  return (
    <ul className="divide-y divide-line rounded-control border border-line">
      {bots.map((bot) => (
        <li key={bot.id} className="flex items-center justify-between gap-4 px-4 py-2.5">
          <div className="min-w-0">
            <p className="flex items-center gap-2 font-medium">
              <BotSwatch color={bot.primaryColor} />
              <Link href={`/analytics?botId=${encodeURIComponent(bot.id)}`} className="link truncate">
                {bot.name}
              </Link>
            </p>
            <p className="truncate text-muted text-xs">{bot.websiteUrl}</p>
            <Performance figures={figures.get(bot.id)} />
          </div>
          <BotStatusBadge status={bot.status} />
        </li>
      ))}
      {bots.length === 0 && <li className="px-4 py-2.5 text-muted">No bots yet</li>}
    </ul>
  );
};

const RecentActivity = () => {
  const { data: overview } = useAnalyticsOverview();
  const figures = [
    { label: 'FAQ matches today', value: overview?.faqMatchesToday },
    { label: 'AI responses', value: overview?.aiResponsesToday },
    { label: 'Website lookups', value: overview?.websiteMatchesToday },
  ];
  return (
    <FormSection title="Recent Activity">
      <dl className="divide-y divide-line rounded-control border border-line">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4 px-4 py-2.5">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold tabular-nums">{value === undefined ? '–' : formatCount(value)}</dd>
          </div>
        ))}
      </dl>
    </FormSection>
  );
};

export const AnalyticsOverviewDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Analytics Overview" wide onClose={onClose}>
    <DialogBody>
      <Stats />
      <FormSection title="Bot Performance" hint={`The last ${days} days.`}>
        <BotList />
      </FormSection>
      <RecentActivity />
    </DialogBody>
  </Dialog>
);
