import { BotStatusBadge } from '../bots/bot-status-badge.tsx';
import { useBots } from '../bots/bots.queries.ts';
import { Dialog, DialogBody } from '../ui/dialog.tsx';
import { FormSection } from '../ui/form-section.tsx';
import { formatCount } from '../ui/format-number.ts';
import { useAnalyticsOverview } from './dashboard.queries.ts';
import { Stats } from './stats.tsx';

const BotPerformance = () => {
  const { data: bots = [] } = useBots();
  return (
    <FormSection title="Bot Performance">
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
    </FormSection>
  );
};

const RecentActivity = () => {
  const { data: overview } = useAnalyticsOverview();
  const figures = [
    { label: 'FAQ matches today', value: overview?.faqMatchesToday ?? 0 },
    { label: 'AI responses', value: overview?.aiResponsesToday ?? 0 },
    { label: 'Website lookups', value: overview?.websiteMatchesToday ?? 0 },
  ];
  return (
    <FormSection title="Recent Activity">
      <dl className="divide-y divide-line rounded-control border border-line">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4 px-4 py-2.5">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold tabular-nums">{formatCount(value)}</dd>
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
      <BotPerformance />
      <RecentActivity />
    </DialogBody>
  </Dialog>
);
