import { BotStatusBadge } from '../bots/bot-status-badge.tsx';
import { useBots } from '../bots/bots.queries.ts';
import { Dialog, DialogBody } from '../ui/dialog.tsx';
import { FormSection } from '../ui/form-section.tsx';
import { formatCount } from '../ui/format-number.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useAnalyticsOverview } from './dashboard.queries.ts';
import { Stats } from './stats.tsx';

const BotList = () => {
  const { data: bots = [], isPending, isLoadingError, error, refetch } = useBots();
  if (isPending) return <Spinner label="Loading bots..." />;
  if (isLoadingError) return <LoadFailure what="the bots" error={error} onRetry={refetch} />;
  return (
    <ul className="divide-y divide-line rounded-control border border-line">
      {bots.map((bot) => (
        <li key={bot.id} className="flex items-center justify-between gap-4 px-4 py-2.5">
          <div className="min-w-0">
            <p className="truncate font-medium">{bot.name}</p>
            <p className="truncate text-muted text-xs">{bot.websiteUrl}</p>
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
      <FormSection title="Bot Performance">
        <BotList />
      </FormSection>
      <RecentActivity />
    </DialogBody>
  </Dialog>
);
