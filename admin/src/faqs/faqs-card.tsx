import type { Faq } from '@chat-module/contract/faqs';
import { BookOpenText, SearchX } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useBots } from '../bots/bots.queries.ts';
import { useIsManager } from '../session/current-user.queries.ts';
import { Button } from '../ui/button.tsx';
import { countOf } from '../ui/count-of.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { usePages } from '../ui/use-pages.ts';
import { useShownRows } from '../ui/use-shown-rows.ts';
import { FaqFilters } from './faq-filters.tsx';
import { FaqsTable } from './faqs-table.tsx';
import { categoriesOf, filterFaqs } from './filter-faqs.ts';
import { useFaqSets } from './sets/faq-sets.queries.ts';
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
      text="Write the first question and answer, or import those of your website."
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

const FoundFaqs = ({ faqs, onEdit, onDelete }: Omit<Actions, 'onCreate'> & { faqs: readonly ListedFaq[] }) => {
  const { shown, more } = useShownRows(faqs, usePages());
  const { data: bots = [] } = useBots();
  const { data: sets = [] } = useFaqSets();
  const names = new Map([...bots, ...sets].map(({ id, name }) => [id, name]));
  const { botId } = useFaqFilter().filter;
  return (
    <>
      <FaqsTable faqs={shown} names={names} botId={botId} onEdit={onEdit} onDelete={onDelete} />
      <LoadMore {...more} />
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
  const content = () => {
    if (failed) return <LoadFailure what="the FAQs" error={failed.error} onRetry={failed.refetch} />;
    if (bots.isLoadingError) return <LoadFailure what="the bots" error={bots.error} onRetry={bots.refetch} />;
    // Before the bots are loaded, every row would briefly say "Unknown".
    if (!faqs || bots.isPending) return <Spinner label="Loading FAQs..." />;
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
