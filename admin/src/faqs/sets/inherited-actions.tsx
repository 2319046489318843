import type { InheritedFaq } from '@chat-module/contract/faq-sets';
import { Eye, EyeOff, Replace } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { useOpenedDialog } from '../../ui/list/use-opened-dialog.ts';
import { useHideFaq } from './faq-sets.queries.ts';

/** The actions for an FAQ that a bot inherits from a set. */
export const InheritedActions = ({ faq, botId }: { faq: InheritedFaq; botId: string }) => {
  const { open } = useOpenedDialog();
  const hide = useHideFaq();
  const setHidden = (isHidden: boolean) => hide.mutate({ botId, faqId: faq.id, isHidden });
  if (faq.state === 'overridden' || faq.state === 'inactive') return null;
  return (
    <div className="flex justify-end">
      <IconButton
        icon={Replace}
        label={`Override for this bot: ${faq.question}`}
        onClick={() => open('override-faq', faq.id)}
      />
      {faq.state === 'hidden' ? (
        <IconButton
          icon={Eye}
          label={`Show for this bot: ${faq.question}`}
          disabled={hide.isPending}
          onClick={() => setHidden(false)}
        />
      ) : (
        <IconButton
          icon={EyeOff}
          label={`Hide for this bot: ${faq.question}`}
          disabled={hide.isPending}
          onClick={() => setHidden(true)}
        />
      )}
    </div>
  );
};
