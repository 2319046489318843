import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type FaqOwner, noOwner } from '../faqs/faq-owner.ts';
import { PageStep } from '../faqs/page-import/page-step.tsx';
import { PreviewStep } from '../faqs/page-import/preview-step.tsx';
import { type PageToImport, useImportFaqs, usePreviewFaqs } from '../faqs/page-import/use-page-import.ts';
import { useFormDraft } from '../layout/use-form-draft.ts';
import { Dialog } from '../ui/dialog.tsx';
import { askBeforeDiscarding } from '../ui/form/ask-before-discarding.ts';

interface Props {
  /** The bot or set selected at first. */
  owner?: FaqOwner;
  /** The address of the page at first. */
  url?: string;
  onClose: () => void;
}

export const ImportFaqDialog = ({ owner = noOwner, url = '', onClose }: Props) => {
  const form = useForm<PageToImport>({ defaultValues: { ...owner, url } });
  const draft = useFormDraft(form, 'import of a page');
  const close = () => {
    draft.forget();
    onClose();
  };
  const importAll = useImportFaqs(close);
  const preview = usePreviewFaqs();
  const [hasReturned, setReturned] = useState(false);
  const goBack = () => {
    preview.reset();
    setReturned(true);
  };
  const reading = importAll.isPending ? 'import' : preview.isPending ? 'preview' : undefined;
  return (
    <Dialog
      title="Import FAQ Content"
      wide={preview.isSuccess}
      keepOpen
      onClose={askBeforeDiscarding(form.formState.isDirty, close)}
    >
      {preview.data ? (
        <PreviewStep page={form.getValues()} {...preview.data} onBack={goBack} onImported={close} />
      ) : (
        <PageStep
          form={form}
          draft={draft}
          hasReturned={hasReturned}
          reading={reading}
          progress={reading === 'import' ? importAll.progress : preview.progress}
          problem={importAll.error ?? preview.error}
          onImport={(page) => {
            preview.reset();
            importAll.mutate(page);
          }}
          onPreview={(page) => {
            importAll.reset();
            preview.mutate(page);
          }}
          onCancel={askBeforeDiscarding(form.formState.isDirty, close)}
        />
      )}
    </Dialog>
  );
};
