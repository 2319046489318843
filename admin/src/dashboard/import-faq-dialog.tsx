import { useForm } from 'react-hook-form';
import { serverMessageOr } from '../api/api-error.ts';
import { useBots, useImportFaqs } from '../bots/bots.queries.ts';
import { useFormDraft } from '../layout/use-form-draft.ts';
import { askBeforeDiscarding } from '../ui/ask-before-discarding.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../ui/dialog.tsx';
import { FormProblem } from '../ui/form-problem.tsx';
import { onSubmit } from '../ui/on-submit.ts';
import { RestoredNote } from '../ui/restored-note.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { TextField } from '../ui/text-field.tsx';

export const ImportFaqDialog = ({ onClose }: { onClose: () => void }) => {
  const form = useForm({ defaultValues: { botId: '', url: '' } });
  const [botId, url] = form.watch(['botId', 'url']);
  const draft = useFormDraft(form, 'import of a page');
  const close = () => {
    draft.forget();
    onClose();
  };
  const { data: bots = [] } = useBots();
  const importFaqs = useImportFaqs(close);
  const cancel = askBeforeDiscarding(form.formState.isDirty, close);
  const isIncomplete = botId === '' || url.trim() === '';
  const options = [
    { value: '', label: 'Choose a bot to import FAQs for' },
    ...bots.map((bot) => ({ value: bot.id, label: bot.name })),
  ];
  const submit = form.handleSubmit((page) => {
    if (!isIncomplete && !importFaqs.isPending) importFaqs.mutate(page);
  });
  return (
    <Dialog title="Import FAQ Content" keepOpen onClose={cancel}>
      <form noValidate onSubmit={onSubmit(submit)} className="contents">
        <DialogBody>
          <RestoredNote isShown={draft.isRestored} />
          <SelectField label="Select Bot" options={options} {...form.register('botId')} value={botId} />
          <TextField
            label="Website URL"
            type="url"
            placeholder="https://"
            hint="The page that holds your questions and answers."
            {...form.register('url')}
          />
          {importFaqs.isPending && <Spinner label="Reading the page for questions and answers..." />}
          <FormProblem message={importFaqs.error ? serverMessageOr(importFaqs.error, '') : undefined} />
        </DialogBody>
        <DialogFooter>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" look="primary" disabled={isIncomplete || importFaqs.isPending}>
            {importFaqs.isPending ? 'Importing...' : 'Import FAQ'}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
};
