import type { Faq } from '@chat-module/contract/faqs';
import { FileSpreadsheet, Globe, Plus } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useBots } from '../bots/bots.queries.ts';
import { ImportFaqDialog } from '../dashboard/import-faq-dialog.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { useIsAdmin } from '../session/current-user.queries.ts';
import { Button } from '../ui/button.tsx';
import { useSearchParam } from '../ui/use-search-param.ts';
import { DeleteFaqDialog } from './delete-faq-dialog.tsx';
import { FaqTabs } from './faq-tabs.tsx';
import { FaqsCard } from './faqs-card.tsx';
import { UnansweredCard } from './unanswered-card.tsx';
import type { FaqDraft } from './use-faq-form.ts';

// Both bring the validation library along, and one the reader of CSV files.
const FaqDialog = lazy(async () => ({ default: (await import('./faq-dialog.tsx')).FaqDialog }));
const ImportCsvDialog = lazy(async () => ({
  default: (await import('./csv-import/import-csv-dialog.tsx')).ImportCsvDialog,
}));

type Opened =
  | { readonly dialog: 'none' | 'importCsv' | 'importPage' }
  | { readonly dialog: 'faq'; readonly start: Faq | FaqDraft }
  | { readonly dialog: 'delete'; readonly faq: Faq };

interface OpenedProps {
  opened: Opened;
  botId: string;
  onClose: () => void;
}

const OpenedDialog = ({ opened, botId, onClose }: OpenedProps) => {
  switch (opened.dialog) {
    case 'faq':
      return <FaqDialog start={opened.start} onClose={onClose} />;
    case 'delete':
      return <DeleteFaqDialog faq={opened.faq} onClose={onClose} />;
    case 'importCsv':
      return <ImportCsvDialog botId={botId} onClose={onClose} />;
    case 'importPage':
      return <ImportFaqDialog onClose={onClose} />;
    case 'none':
      return null;
  }
};

interface HeaderProps {
  onImportCsv: () => void;
  onImportPage: () => void;
  onCreate: () => void;
}

const Header = ({ onImportCsv, onImportPage, onCreate }: HeaderProps) => {
  const isAdmin = useIsAdmin();
  return (
    <PageHeader title="FAQs" subtitle="What your bots answer, word for word">
      {isAdmin && (
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

/** The bot that the list is narrowed to, or the only one there is. */
const useLikelyBotId = (): string => {
  const [botId] = useSearchParam('botId');
  const { data: bots = [] } = useBots();
  const onlyBot = bots.length === 1 ? bots[0] : undefined;
  return botId || (onlyBot?.id ?? '');
};

export const FaqsScreen = () => {
  const [view] = useSearchParam('view');
  const botId = useLikelyBotId();
  const [opened, setOpened] = useState<Opened>({ dialog: 'none' });
  const create = () => setOpened({ dialog: 'faq', start: { botId } });
  // The same functions at each drawing, so that the rows of a long list are not drawn for a dialog.
  const edit = useCallback((faq: Faq) => setOpened({ dialog: 'faq', start: faq }), []);
  const remove = useCallback((faq: Faq) => setOpened({ dialog: 'delete', faq }), []);
  return (
    <>
      <Header
        onImportCsv={() => setOpened({ dialog: 'importCsv' })}
        onImportPage={() => setOpened({ dialog: 'importPage' })}
        onCreate={create}
      />
      <FaqTabs current={view === 'unanswered' ? 'unanswered' : 'faqs'} />
      {view === 'unanswered' ? (
        <UnansweredCard
          onAnswer={(asked) =>
            setOpened({
              dialog: 'faq',
              start: { botId: asked.botId, question: asked.question, unansweredId: asked.id },
            })
          }
        />
      ) : (
        <FaqsCard onCreate={create} onEdit={edit} onDelete={remove} />
      )}
      <Suspense>
        <OpenedDialog opened={opened} botId={botId} onClose={() => setOpened({ dialog: 'none' })} />
      </Suspense>
    </>
  );
};
