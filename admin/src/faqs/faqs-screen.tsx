import type { Faq } from '@chat-module/contract/faqs';
import { FileSpreadsheet, Globe, Plus } from 'lucide-react';
import { Suspense, useCallback } from 'react';
import { PageHeader } from '../layout/page-header.tsx';
import { RefreshButton } from '../layout/refresh-button.tsx';
import { useIsManager } from '../session/current-user.queries.ts';
import { Button } from '../ui/button.tsx';
import { useOpenedDialog } from '../ui/list/use-opened-dialog.ts';
import { useSearchParam } from '../ui/list/use-search-param.ts';
import { CheckCard } from './check/check-card.tsx';
import { FaqTabs, type FaqView } from './faq-tabs.tsx';
import { FaqsCard } from './faqs-card.tsx';
import { OpenedGroupDialog } from './groups/opened-group-dialog.tsx';
import { OpenedFaqDialog } from './opened-faq-dialog.tsx';
import { FaqSetsCard } from './sets/faq-sets-card.tsx';
import { OpenedFaqSetDialog } from './sets/opened-faq-set-dialog.tsx';
import { UnansweredCard } from './unanswered-card.tsx';

interface HeaderProps {
  onImportCsv: () => void;
  onImportPage: () => void;
  onCreate: () => void;
}

const Header = ({ onImportCsv, onImportPage, onCreate }: HeaderProps) => {
  const isManager = useIsManager();
  return (
    <PageHeader title="FAQs" subtitle="The answers your bots give visitors">
      <RefreshButton />
      {isManager && (
        <>
          <Button onClick={onImportCsv}>
            <FileSpreadsheet aria-hidden size={16} />
            Import CSV
          </Button>
          <Button onClick={onImportPage}>
            <Globe aria-hidden size={16} />
            Import from Website
          </Button>
          <Button look="primary" onClick={onCreate}>
            <Plus aria-hidden size={16} />
            New FAQ
          </Button>
        </>
      )}
    </PageHeader>
  );
};

const useFaqView = (): FaqView => {
  const [view] = useSearchParam('view');
  return view === 'sets' || view === 'unanswered' || view === 'check' ? view : 'faqs';
};

export const FaqsScreen = () => {
  const view = useFaqView();
  const { open } = useOpenedDialog();
  const create = () => open('create-faq');
  // Stable callbacks, so that opening a dialog doesn't render a long list again.
  const edit = useCallback((faq: Faq) => open('edit-faq', faq.id), [open]);
  const remove = useCallback((faq: Faq) => open('delete-faq', faq.id), [open]);
  return (
    <>
      <Header onImportCsv={() => open('import-csv')} onImportPage={() => open('import-faq')} onCreate={create} />
      <FaqTabs current={view} />
      {view === 'faqs' && <FaqsCard onCreate={create} onEdit={edit} onDelete={remove} />}
      {view === 'sets' && <FaqSetsCard />}
      {view === 'unanswered' && <UnansweredCard />}
      {view === 'check' && <CheckCard />}
      <Suspense>
        <OpenedFaqDialog />
        <OpenedFaqSetDialog />
        {view === 'unanswered' && <OpenedGroupDialog />}
      </Suspense>
    </>
  );
};
