import { FormSection } from '../ui/form-section.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { BotForm } from './use-bot-form.ts';

export const AiConfiguration = ({ form: { register, formState } }: { form: BotForm }) => (
  <FormSection title="AI Configuration">
    <TextField
      label="OpenAI API Key"
      type="password"
      autoComplete="new-password"
      placeholder="sk-"
      hint="Stored encrypted; only its last characters are shown again. Empty it to remove the key."
      error={formState.errors.openaiKey?.message}
      {...register('openaiKey')}
    />
    <TextAreaField
      label="Personality"
      hint="How the assistant speaks when a language model answers."
      error={formState.errors.personality?.message}
      {...register('personality')}
    />
  </FormSection>
);
