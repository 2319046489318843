import { useIsManager } from '../session/current-user.queries.ts';
import { Button } from '../ui/button.tsx';
import { Fact } from '../ui/fact.tsx';
import { PanelSection, SidePanel } from '../ui/list/side-panel.tsx';
import { useOpenedDialog } from '../ui/list/use-opened-dialog.ts';
import { formatDayAndTime } from '../ui/text/format-day.ts';
import { FormattedText } from '../ui/text/formatted-text.tsx';
import { type NamedOwner, Owner, StateBadge } from './faq-facts.tsx';
import { isInherited, type ListedFaq } from './use-listed-faqs.ts';

interface Props {
  faq: ListedFaq;
  owner: NamedOwner;
  onClose: () => void;
}

const Actions = ({ faq, owner }: Omit<Props, 'onClose'>) => {
  const { open } = useOpenedDialog();
  const isManager = useIsManager();
  if (!isManager || !owner.mayChange || isInherited(faq)) return null;
  return (
    <>
      <Button look="danger" onClick={() => open('delete-faq', faq.id)}>
        Delete FAQ
      </Button>
      <Button onClick={() => open('edit-faq', faq.id)}>Edit FAQ</Button>
    </>
  );
};

/** An FAQ in full, with its Spanish version. */
export const FaqPanel = ({ faq, owner, onClose }: Props) => (
  <SidePanel
    id={faq.id}
    title={faq.question}
    about={<StateBadge faq={faq} />}
    footer={<Actions faq={faq} owner={owner} />}
    onClose={onClose}
  >
    <PanelSection title="Answer">
      <FormattedText text={faq.answer} />
    </PanelSection>
    {faq.questionEs !== '' && (
      <PanelSection title="Spanish version">
        <div lang="es" className="space-y-2">
          <p className="font-medium">{faq.questionEs}</p>
          <FormattedText text={faq.answerEs} />
        </div>
      </PanelSection>
    )}
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
      <Fact name={faq.setId === undefined ? 'Bot' : 'FAQ set'}>
        <Owner faq={faq} owner={owner} />
      </Fact>
      <Fact name="Category">{faq.category}</Fact>
      <Fact name="Times used">{faq.usageCount.toLocaleString()}</Fact>
      <Fact name="Last changed">{formatDayAndTime(faq.updatedAt)}</Fact>
    </dl>
  </SidePanel>
);
