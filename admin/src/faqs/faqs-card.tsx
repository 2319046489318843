import type { Faq } from '@chat-module/contract/faqs';
import { BookOpenText, SearchX } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { useBots } from '../bots/bots.queries.ts';
import { useIsManager } from '../session/current-user.queries.ts';
import { Button } from '../ui/button.tsx';
import { countOf } from '../ui/list/count-of.ts';
import { EmptyState } from '../ui/list/empty-state.tsx';
import { LoadFailure } from '../ui/list/load-failure.tsx';
import { LoadMore } from '../ui/list/load-more.tsx';
import { useOpenedRow } from '../ui/list/use-opened-row.ts';
import { usePages } from '../ui/list/use-pages.ts';
import { useShownRows } from '../ui/list/use-shown-rows.ts';
import { Spinner } from '../ui/spinner.tsx';
import { type NamedOwner, ownerIdOf, unknownOwner } from './faq-facts.tsx';
import { FaqFilters } from './faq-filters.tsx';
import { FaqPanel } from './faq-panel.tsx';
import { FaqsTable } from './faqs-table.tsx';
import { categoriesOf, filterFaqs } from './filter-faqs.ts';
import { mayChangeSet, useFaqSets } from './sets/faq-sets.queries.ts';
import { useFaqFilter } from './use-faq-filter.ts';
import { type ListedFaq, useListedFaqs } from './use-listed-faqs.ts';

interface Actions {
  onCreate: () => void;
  onEdit: (faq: Faq) => void;
  onDelete: (faq: Faq) => void;
}

const NoFaqs = ({ onCreate }: { onCreate: () => void }) => {
  const isManager = useIsManager();
  return (
    <EmptyState
      icon={BookOpenText}
      title="No FAQs yet"
      text="Write your first question and answer, or import them from your website."
    >
      {isManager && (
        <Button look="primary" onClick={onCreate}>
          Create Your First FAQ
        </Button>
      )}
    </EmptyState>
  );
};

const NoMatch = ({ onClear }: { onClear: () => void }) => (
  <EmptyState icon={SearchX} title="No FAQs match" text="Try another search or filter.">
    <Button onClick={onClear}>Show all FAQs</Button>
  </EmptyState>
);

/** Stable, so that typing in the search doesn't render unchanged rows again. */
const useOwners = (): ReadonlyMap<string, NamedOwner> => {
  const { data: bots } = useBots();
  const { data: sets } = useFaqSets();
  return useMemo(
    () =>
      new Map<string, NamedOwner>([
        ...(bots ?? []).map(
          ({ id, name, primaryColor }) => [id, { name, color: primaryColor, mayChange: true }] as const,
        ),
        ...(sets ?? []).map((set) => [set.id, { name: set.name, mayChange: mayChangeSet(set) }] as const),
      ]),
    [bots, sets],
  );
};

const FoundFaqs = ({ faqs, onEdit, onDelete }: Omit<Actions, 'onCreate'> & { faqs: readonly ListedFaq[] }) => {
  const { shown, more } = useShownRows(faqs, usePages());
  const owners = useOwners();
  const { botId } = useFaqFilter().filter;
  const { openId, close } = useOpenedRow('faq');
  const opened = faqs.find(({ id }) => id === openId);
  return (
    <>
      <FaqsTable faqs={shown} owners={owners} botId={botId} onEdit={onEdit} onDelete={onDelete} />
      <LoadMore {...more} />
      {opened && <FaqPanel faq={opened} owner={owners.get(ownerIdOf(opened)) ?? unknownOwner} onClose={close} />}
    </>
  );
};

const FilteredFaqs = ({ faqs, onEdit, onDelete }: Omit<Actions, 'onCreate'> & { faqs: readonly ListedFaq[] }) => {
  const api = useFaqFilter();
  // Deferred, so that typing stays responsive while a long list updates.
  const search = useDeferredValue(api.filter.search);
  const found = filterFaqs(faqs, { ...api.filter, search });
  return (
    <>
      <FaqFilters api={api} categories={categoriesOf(faqs)} count={countOf(found.length, 'FAQ')} />
      <div className="card">
        {found.length === 0 ? (
          <NoMatch onClear={api.clear} />
        ) : (
          <FoundFaqs faqs={found} onEdit={onEdit} onDelete={onDelete} />
        )}
      </div>
    </>
  );
};

export const FaqsCard = ({ onCreate, onEdit, onDelete }: Actions) => {
  const { filter } = useFaqFilter();
  const { faqs, hasAny, failed } = useListedFaqs(filter);
  const bots = useBots();
  const sets = useFaqSets();
  const content = () => {
    if (failed) return <LoadFailure what="the FAQs" error={failed.error} onRetry={failed.refetch} />;
    if (bots.isLoadingError) return <LoadFailure what="the bots" error={bots.error} onRetry={bots.refetch} />;
    if (sets.isLoadingError) return <LoadFailure what="the FAQ sets" error={sets.error} onRetry={sets.refetch} />;
    // Before they are loaded, every row would briefly say "Unknown".
    if (!faqs || bots.isPending || sets.isPending) return <Spinner label="Loading FAQs..." />;
    if (!hasAny)
      return (
        <div className="card">
          <NoFaqs onCreate={onCreate} />
        </div>
      );
    return <FilteredFaqs faqs={faqs} onEdit={onEdit} onDelete={onDelete} />;
  };
  return (
    <section aria-label="FAQs" className="space-y-4">
      {content()}
    </section>
  );
};
