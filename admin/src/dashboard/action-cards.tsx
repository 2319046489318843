import { ChartColumn, FileDown, type LucideIcon, Rocket } from 'lucide-react';
import { useIsAdmin, useIsManager } from '../session/current-user.queries.ts';
import { Button } from '../ui/button.tsx';

interface CardProps {
  icon: LucideIcon;
  title: string;
  text: string;
  action: string;
  onClick: () => void;
}

const ActionCard = ({ icon: Icon, title, text, action, onClick }: CardProps) => (
  <section className="card flex flex-col items-start gap-3 p-5">
    <Icon aria-hidden size={22} className="text-accent-text" />
    <div className="grow">
      <h2 className="font-semibold text-base">{title}</h2>
      <p className="text-muted">{text}</p>
    </div>
    <Button onClick={onClick}>{action}</Button>
  </section>
);

interface Props {
  onDeploy: () => void;
  onImport: () => void;
  onAnalytics: () => void;
}

export const ActionCards = ({ onDeploy, onImport, onAnalytics }: Props) => {
  const isAdmin = useIsAdmin();
  const isManager = useIsManager();
  return (
    <div className="grid gap-4 md:grid-cols-3">
      {isAdmin && (
        <ActionCard
          icon={Rocket}
          title="Deploy New Bot"
          text="Set up a chatbot for another facility and add it to the website."
          action="Get Started"
          onClick={onDeploy}
        />
      )}
      {isManager && (
        <ActionCard
          icon={FileDown}
          title="Import FAQ"
          text="Import questions and answers from a web page."
          action="Import Data"
          onClick={onImport}
        />
      )}
      <ActionCard
        icon={ChartColumn}
        title="View Analytics"
        text="See how your bots perform and what happened today."
        action="View Reports"
        onClick={onAnalytics}
      />
    </div>
  );
};
