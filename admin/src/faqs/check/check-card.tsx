import { MessageCircleQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBots } from '../../bots/bots.queries.ts';
import { EmptyState } from '../../ui/list/empty-state.tsx';
import { LoadFailure } from '../../ui/list/load-failure.tsx';
import { useSearchParam } from '../../ui/list/use-search-param.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useCheckQuestion } from './check.queries.ts';
import { CheckForm } from './check-form.tsx';
import { CheckResult } from './check-result.tsx';

/** Lets the operator ask a question as a visitor would, and explains the answer. */
export const CheckCard = () => {
  const [botId, setBotId] = useSearchParam('botId');
  const bots = useBots();
  const check = useCheckQuestion();
  const content = (): ReactNode => {
    if (bots.isLoadingError) return <LoadFailure what="the bots" error={bots.error} onRetry={bots.refetch} />;
    if (bots.isPending) return <Spinner label="Loading bots..." />;
    if (bots.data.length === 0) {
      return <EmptyState icon={MessageCircleQuestionMark} title="No bots yet" text="Create a bot first." />;
    }
    const bot = bots.data.find(({ id }) => id === botId) ?? (botId === '' ? bots.data[0] : undefined);
    return (
      <>
        <CheckForm
          bots={bots.data}
          bot={bot}
          onBot={setBotId}
          isChecking={check.isPending}
          onCheck={(asked) => check.mutate(asked)}
        />
        <div aria-live="polite" aria-busy={check.isPending}>
          {check.data && check.variables && <CheckResult question={check.variables.question} check={check.data} />}
        </div>
      </>
    );
  };
  return (
    <section aria-label="Test a Question" className="card">
      {content()}
    </section>
  );
};
