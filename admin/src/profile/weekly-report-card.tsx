import type { ReactNode } from 'react';
import { CheckboxField } from '../ui/form/checkbox-field.tsx';
import { LoadFailure } from '../ui/list/load-failure.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { ProfileCard } from './profile-card.tsx';
import { useSetWeeklyReport, useWeeklyReport } from './weekly-report.queries.ts';

export const WeeklyReportCard = () => {
  const { data: report, isLoadingError, error, refetch } = useWeeklyReport();
  const set = useSetWeeklyReport();
  const content = (): ReactNode => {
    if (isLoadingError) return <LoadFailure what="the weekly report" error={error} onRetry={refetch} />;
    if (!report) return <Spinner label="Loading the weekly report..." />;
    return (
      <CheckboxField
        label="Send me the weekly report"
        checked={set.isPending ? set.variables : report.isOn}
        disabled={set.isPending}
        onChange={(event) => set.mutate(event.target.checked)}
      />
    );
  };
  return (
    <ProfileCard
      title="Weekly Report"
      hint="On Monday morning: last week’s visits, leads and reservations, compared with the week before."
    >
      {content()}
    </ProfileCard>
  );
};
