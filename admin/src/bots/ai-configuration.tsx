import { FormSection } from '../ui/form/form-section.tsx';
import { TextAreaField } from '../ui/form/text-area-field.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { wholeNumber } from '../ui/form/whole-number.ts';
import { ModelUse } from './model-use.tsx';
import type { BotForm } from './use-bot-form.ts';

interface Props {
  form: BotForm;
  /** An existing bot, which may have used its model today. */
  botId: string | undefined;
}

export const AiConfiguration = ({ form: { register, formState }, botId }: Props) => (
  <FormSection title="AI Configuration">
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="OpenAI API Key"
        type="password"
        autoComplete="new-password"
        placeholder="sk-"
        hint="Stored encrypted. Only the last 4 characters are shown. Clear the field to remove it."
        error={formState.errors.openaiKey?.message}
        {...register('openaiKey')}
      />
      <TextField
        label="Model Answers per Day"
        inputMode="numeric"
        placeholder="Server default"
        hint="Daily limit of AI answers. 0 turns AI off."
        error={formState.errors.modelAnswersPerDay?.message}
        {...register('modelAnswersPerDay', { setValueAs: wholeNumber })}
      />
    </div>
    {botId !== undefined && <ModelUse botId={botId} />}
    <TextAreaField
      label="Personality"
      hint="The tone of AI answers."
      error={formState.errors.personality?.message}
      {...register('personality')}
    />
  </FormSection>
);
