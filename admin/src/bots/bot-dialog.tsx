import type { Bot } from '@chat-module/contract/bots';
import { ExternalLink } from 'lucide-react';
import { useFormDraft } from '../layout/use-form-draft.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Dialog, DialogBody, DialogFooter } from '../ui/dialog.tsx';
import { askBeforeDiscarding } from '../ui/form/ask-before-discarding.ts';
import { resultOf } from '../ui/form/changed-fields.ts';
import { FormProblem } from '../ui/form/form-problem.tsx';
import { FormSection } from '../ui/form/form-section.tsx';
import { onSubmit } from '../ui/form/on-submit.ts';
import { RestoredNote } from '../ui/form/restored-note.tsx';
import { showServerErrors } from '../ui/form/show-server-errors.ts';
import { AiConfiguration } from './ai-configuration.tsx';
import { AppearanceSettings } from './appearance-settings.tsx';
import { BasicSettings } from './basic-settings.tsx';
import { BotPreview } from './bot-preview.tsx';
import { useSaveBot } from './bots.queries.ts';
import { BusinessLocation } from './business-location.tsx';
import { ChatWindowSettings } from './chat-window-settings.tsx';
import { EmbedCode } from './embed-code.tsx';
import { usePictureChoice } from './picture/use-picture-choice.ts';
import { type BotForm, type BotStart, useBotForm } from './use-bot-form.ts';

interface Props {
  /** The bot to edit; without it the dialog creates one. */
  bot?: Bot;
  /** Initial values of a new bot. */
  start?: BotStart;
  onClose: () => void;
  onSaved?: (bot: Bot) => void;
}

const EmbedSection = ({ bot, form }: { bot: Bot; form: BotForm }) => {
  const [primaryColor = bot.primaryColor, position = bot.position] = form.watch(['primaryColor', 'position']);
  return (
    <FormSection title="Embed Code">
      <EmbedCode bot={{ id: bot.id, primaryColor, position }}>
        <ButtonLink external href={bot.websiteUrl} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
          <ExternalLink aria-hidden size={16} />
          Preview on Website
        </ButtonLink>
      </EmbedCode>
    </FormSection>
  );
};

const saveLabel = (isEdit: boolean, isPending: boolean): string => {
  if (isEdit) return isPending ? 'Updating...' : 'Update Bot';
  return isPending ? 'Creating...' : 'Create Bot';
};

export const BotDialog = ({ bot, start, onClose, onSaved }: Props) => {
  const form = useBotForm(bot, start);
  const picture = usePictureChoice(bot?.pictureUrl ?? null);
  const draft = useFormDraft(form, `bot ${bot?.id ?? 'new'}`);
  const close = () => {
    draft.forget();
    onClose();
  };
  const save = useSaveBot(bot?.id, picture.change, (saved) => {
    onSaved?.(saved);
    close();
  });
  const cancel = askBeforeDiscarding(form.formState.isDirty || picture.change !== undefined, close);
  const submit = form.handleSubmit((values) =>
    save.mutate(resultOf(form, values), { onError: (error) => showServerErrors(error, form) }),
  );
  return (
    <Dialog title={bot ? 'Edit Bot' : 'Create New Bot'} wide keepOpen onClose={cancel}>
      <form noValidate onSubmit={onSubmit(submit)} className="contents">
        <DialogBody>
          <RestoredNote draft={draft} hasSecrets />
          <BasicSettings form={form} />
          <BusinessLocation form={form} />
          <AppearanceSettings form={form} picture={picture} />
          <ChatWindowSettings form={form} />
          <AiConfiguration form={form} botId={bot?.id} />
          <BotPreview form={form} pictureUrl={picture.shownUrl} />
          {bot && <EmbedSection bot={bot} form={form} />}
          <FormProblem message={form.formState.errors.root?.message} />
        </DialogBody>
        <DialogFooter>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" look="primary" disabled={save.isPending}>
            {saveLabel(bot !== undefined, save.isPending)}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
};
