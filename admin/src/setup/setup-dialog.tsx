import { BotDialog } from '../bots/bot-dialog.tsx';
import { ImportFaqDialog } from '../dashboard/import-faq-dialog.tsx';
import { botFor } from './bot-for.ts';
import { useSetup } from './setup.queries.ts';
import { botDialog, importDialog } from './steps.ts';

interface Props {
  dialog: string;
  /** Of the facility for a bot, of the bot for an import. */
  id: string;
  onClose: () => void;
}

/** The dialogs of the dashboard, begun with what the facility's record says. */
export const SetupDialog = ({ dialog, id, onClose }: Props) => {
  const facility = useSetup().data?.facility;
  if (!facility) return null;
  if (dialog === botDialog) return <BotDialog start={botFor(facility)} onClose={onClose} />;
  const page = { botId: id, url: facility.faqPageUrl || facility.website };
  return dialog === importDialog && <ImportFaqDialog page={page} onClose={onClose} />;
};
