import { useState } from 'react';
import { serverMessageOr } from '../api/api-error.ts';
import { useBots, useImportFaqs } from '../bots/bots.queries.ts';
import { askBeforeDiscarding } from '../ui/ask-before-discarding.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../ui/dialog.tsx';
import { FormProblem } from '../ui/form-problem.tsx';
import { onSubmit } from '../ui/on-submit.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';

export const ImportFaqDialog = ({ onClose }: { onClose: () => void }) => {
  const [botId, setBotId] = useState('');
  const [url, setUrl] = useState('');
  const { data: bots = [] } = useBots();
  const importFaqs = useImportFaqs(onClose);
  const cancel = askBeforeDiscarding(botId !== '' || url !== '', onClose);
  const isIncomplete = botId === '' || url.trim() === '';
  const options = [
    { value: '', label: 'Choose a bot to import FAQs for' },
    ...bots.map((bot) => ({ value: bot.id, label: bot.name })),
  ];
  const submit = () => {
    if (!isIncomplete && !importFaqs.isPending) importFaqs.mutate({ botId, url });
  };
  return (
    <Dialog title="Import FAQ Content" keepOpen onClose={cancel}>
      <form noValidate onSubmit={onSubmit(submit)} className="contents">
        <DialogBody>
          <SelectField
            label="Select Bot"
            options={options}
            value={botId}
            onChange={(event) => setBotId(event.target.value)}
          />
          <TextField
            label="Website URL"
            type="url"
            placeholder="https://"
            hint="The page that holds your questions and answers."
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
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
