import type { FaqSet } from '@chat-module/contract/faq-sets';
import { Library, Pencil, Plus, Trash2 } from 'lucide-react';
import { Link } from 'wouter';
import { useBots } from '../../bots/bots.queries.ts';
import { useIsManager } from '../../session/current-user.queries.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { countOf } from '../../ui/list/count-of.ts';
import { EmptyState } from '../../ui/list/empty-state.tsx';
import { LoadFailure } from '../../ui/list/load-failure.tsx';
import { useOpenedDialog } from '../../ui/list/use-opened-dialog.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { mayChangeSet, useFaqSets } from './faq-sets.queries.ts';

const describeBots = ({ botIds, otherBots }: FaqSet, botNames: ReadonlyMap<string, string>): string => {
  const names = botIds.map((id) => botNames.get(id) ?? 'Unknown');
  if (names.length + otherBots === 0) return 'Not used by any bot';
  if (otherBots > 0) names.push(countOf(otherBots, 'other bot'));
  return `Used by ${names.join(', ')}`;
};

const SetRow = ({ set, botNames }: { set: FaqSet; botNames: ReadonlyMap<string, string> }) => {
  const isManager = useIsManager();
  const { open } = useOpenedDialog();
  return (
    <li className="flex items-start justify-between gap-3 px-5 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          <Link href={`/faqs?setId=${set.id}`} className="link">
            {set.name}
          </Link>
        </p>
        <p className="line-clamp-3 text-muted text-xs wrap-anywhere">
          {countOf(set.faqCount, 'FAQ')} · {describeBots(set, botNames)}
        </p>
      </div>
      {isManager && (
        <div className="flex shrink-0">
          <IconButton icon={Pencil} label={`Edit ${set.name}`} onClick={() => open('edit-faq-set', set.id)} />
          {mayChangeSet(set) && (
            <IconButton
              icon={Trash2}
              label={`Delete ${set.name}`}
              danger
              onClick={() => open('delete-faq-set', set.id)}
            />
          )}
        </div>
      )}
    </li>
  );
};

const NewSet = ({ label }: { label: string }) => {
  const { open } = useOpenedDialog();
  return (
    <Button look="primary" onClick={() => open('create-faq-set')}>
      <Plus aria-hidden size={16} />
      {label}
    </Button>
  );
};

const Sets = ({ sets }: { sets: readonly FaqSet[] }) => {
  const isManager = useIsManager();
  const { data: bots = [] } = useBots();
  const botNames = new Map(bots.map(({ id, name }) => [id, name]));
  if (sets.length === 0) {
    return (
      <EmptyState
        icon={Library}
        title="No FAQ sets yet"
        text="Write an answer once and use it for several bots. Each bot can override or hide it."
      >
        {isManager && <NewSet label="Create Your First Set" />}
      </EmptyState>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
        <div className="max-w-prose space-y-1 text-muted">
          <p>Every bot that uses a set answers from its FAQs. A bot’s own FAQ with the same question takes priority.</p>
          <p role="status" className="tabular-nums">
            {countOf(sets.length, 'FAQ set')}
          </p>
        </div>
        {isManager && <NewSet label="New Set" />}
      </div>
      <ul className="divide-y divide-line border-line border-t">
        {sets.map((set) => (
          <SetRow key={set.id} set={set} botNames={botNames} />
        ))}
      </ul>
    </>
  );
};

export const FaqSetsCard = () => {
  const { data: sets, isLoadingError, error, refetch } = useFaqSets();
  const bots = useBots();
  const content = () => {
    if (isLoadingError) return <LoadFailure what="the FAQ sets" error={error} onRetry={refetch} />;
    if (bots.isLoadingError) return <LoadFailure what="the bots" error={bots.error} onRetry={bots.refetch} />;
    return !sets || bots.isPending ? <Spinner label="Loading FAQ sets..." /> : <Sets sets={sets} />;
  };
  return (
    <section aria-label="FAQ Sets" className="card">
      {content()}
    </section>
  );
};
