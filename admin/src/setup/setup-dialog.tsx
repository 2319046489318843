import { BotDialog } from '../bots/bot-dialog.tsx';
import { ImportFaqDialog } from '../dashboard/import-faq-dialog.tsx';
import { botFor } from './bot-for.ts';
import { useSetup } from './setup.queries.ts';
import { botDialog, importDialog } from './steps.ts';

interface Props {
  dialog: string;
  /** The facility for a bot, or the bot for an import. */
  id: string;
  onClose: () => void;
}

/** The dashboard's dialogs, prefilled from the facility's record. */
export const SetupDialog = ({ dialog, id, onClose }: Props) => {
  const facility = useSetup().data?.facility;
  if (!facility) return null;
  if (dialog === botDialog) return <BotDialog start={botFor(facility)} onClose={onClose} />;
  if (dialog !== importDialog) return null;
  const url = facility.faqPageUrl || facility.website;
  return <ImportFaqDialog owner={{ botId: id, setId: '' }} url={url} onClose={onClose} />;
};
