import type { PageProgress } from '@chat-module/contract/faqs';
import type { UseFormReturn } from 'react-hook-form';
import { serverMessageOr } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { DialogBody, DialogFooter } from '../../ui/dialog.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { onSubmit } from '../../ui/form/on-submit.ts';
import { type RestoredDraft, RestoredNote } from '../../ui/form/restored-note.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { isChosen } from '../faq-owner.ts';
import { OwnerSelect } from '../owner-select.tsx';
import { ReadingProgress } from './reading-progress.tsx';
import type { PageToImport } from './use-page-import.ts';

interface Props {
  form: UseFormReturn<PageToImport>;
  draft: RestoredDraft;
  /** Whether the operator came back from the preview, so that focus returns to the same place. */
  hasReturned: boolean;
  /** Whether the page is being read for a preview or an import. */
  reading: 'import' | 'preview' | undefined;
  progress: PageProgress | undefined;
  problem: Error | null;
  onImport: (page: PageToImport) => void;
  onPreview: (page: PageToImport) => void;
  onCancel: () => void;
}

/** Chooses the page to read, and the bot or set. */
export const PageStep = ({ form, draft, hasReturned, reading, progress, problem, ...on }: Props) => {
  const { botId, setId, url } = form.watch();
  const canStart = isChosen({ botId, setId }) && url.trim() !== '' && !reading;
  const start = (read: (page: PageToImport) => void) => form.handleSubmit((page) => canStart && read(page));
  return (
    <form noValidate onSubmit={onSubmit(start(on.onImport))} className="contents">
      <DialogBody>
        <RestoredNote draft={draft} />
        <OwnerSelect
          label="Select Bot"
          placeholder="Choose a bot to import FAQs for"
          owner={{ botId, setId }}
          onOwner={(owner) => {
            form.setValue('botId', owner.botId, { shouldDirty: true });
            form.setValue('setId', owner.setId, { shouldDirty: true });
          }}
        />
        <TextField
          label="Website URL"
          type="url"
          placeholder="https://"
          hint="The page with your questions and answers. FAQs you’ve edited since the last import are kept."
          {...form.register('url')}
        />
        {reading && <ReadingProgress progress={progress} />}
        <FormProblem message={problem && !reading ? serverMessageOr(problem, '') : undefined} />
      </DialogBody>
      <DialogFooter>
        <Button onClick={on.onCancel}>Cancel</Button>
        <Button autoFocus={hasReturned} disabled={!canStart} onClick={start(on.onPreview)}>
          {reading === 'preview' ? 'Reading...' : 'Preview'}
        </Button>
        <Button type="submit" look="primary" disabled={!canStart}>
          {reading === 'import' ? 'Importing...' : 'Import FAQ'}
        </Button>
      </DialogFooter>
    </form>
  );
};
