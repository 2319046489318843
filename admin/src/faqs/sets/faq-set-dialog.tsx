import type { FaqSet } from '@chat-module/contract/faq-sets';
import { type FormEvent, useState } from 'react';
import { ApiError, failureMessage } from '../../api/api-error.ts';
import { BotSwatch } from '../../bots/bot-name.tsx';
import { useBots } from '../../bots/bots.queries.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/dialog.tsx';
import { askBeforeDiscarding } from '../../ui/form/ask-before-discarding.ts';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { haveSameMembers } from '../../ui/have-same-members.ts';
import { BotCheckboxes } from './bot-checkboxes.tsx';
import { mayChangeSet, useSaveFaqSet } from './faq-sets.queries.ts';

const StartWith = ({ botId, onChange }: { botId: string; onChange: (botId: string) => void }) => {
  const { data: bots = [] } = useBots();
  const options = bots.map(({ id, name }) => ({ value: id, label: `FAQs from ${name}` }));
  const bot = bots.find(({ id }) => id === botId);
  return (
    <SelectField
      label="Start with"
      hint="A bot’s FAQs move into the set, and the bot uses it."
      options={[{ value: '', label: 'No FAQs' }, ...options]}
      mark={bot && <BotSwatch color={bot.primaryColor} />}
      value={botId}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};

const saveLabel = (isEdit: boolean, isPending: boolean): string => {
  if (isEdit) return isPending ? 'Updating...' : 'Update Set';
  return isPending ? 'Creating...' : 'Create Set';
};

const errorAt = (error: Error | null, path: string): string | undefined =>
  error instanceof ApiError ? error.fieldErrors.find((it) => it.path === path)?.message : undefined;

export const FaqSetDialog = ({ set, onClose }: { set?: FaqSet; onClose: () => void }) => {
  const [name, setName] = useState(set?.name ?? '');
  const [botIds, setBotIds] = useState<readonly string[]>(set?.botIds ?? []);
  const [fromBotId, setFromBotId] = useState('');
  const save = useSaveFaqSet(set?.id, onClose);
  const mayRename = set === undefined || mayChangeSet(set);
  const before = set?.botIds ?? [];
  const isDirty = name !== (set?.name ?? '') || fromBotId !== '' || !haveSameMembers(botIds, before);
  const cancel = askBeforeDiscarding(isDirty, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ name, botIds: [...botIds], ...(fromBotId && { fromBotId }) });
  };
  return (
    <Dialog title={set ? 'Edit FAQ Set' : 'Create FAQ Set'} keepOpen onClose={cancel}>
      <form noValidate onSubmit={submit} className="contents">
        <DialogBody>
          <TextField
            label="Name"
            required={mayRename}
            placeholder="All facilities"
            readOnly={!mayRename}
            hint={mayRename ? undefined : 'Bots at other locations use this set too. Ask an admin to rename it.'}
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={errorAt(save.error, 'name')}
          />
          {!set && <StartWith botId={fromBotId} onChange={setFromBotId} />}
          <BotCheckboxes
            legend="Bots that use this set"
            chosen={botIds}
            onChange={setBotIds}
            error={errorAt(save.error, 'botIds')}
          />
          <FormProblem message={save.error ? failureMessage(save.error) : undefined} />
        </DialogBody>
        <DialogFooter>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" look="primary" disabled={save.isPending}>
            {saveLabel(set !== undefined, save.isPending)}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
};
