import { PageHeader } from '../layout/page-header.tsx';
import { useCurrentUser } from '../session/current-user.queries.ts';
import { ReturnToChecklist } from '../setup/return-to-checklist.tsx';
import { DetailsForm } from './details-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { WeeklyReportCard } from './weekly-report-card.tsx';

export const ProfileScreen = () => {
  const { data: user } = useCurrentUser();
  if (!user) return null;
  return (
    <>
      <PageHeader title="Your Profile" subtitle={`Signed in as ${user.username}`} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <DetailsForm user={user} />
        <PasswordForm />
        <SecondFactorCard />
        <WeeklyReportCard />
        <SessionsCard />
      </div>
      <ReturnToChecklist step="account" />
    </>
  );
};
