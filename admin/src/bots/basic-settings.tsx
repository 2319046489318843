import { botStatuses } from '@chat-module/contract/bots';
import { FormSection } from '../ui/form/form-section.tsx';
import { optionsOf, SelectField } from '../ui/form/select-field.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import type { BotForm } from './use-bot-form.ts';

const statusOptions = optionsOf(botStatuses, { active: 'Active', training: 'Training', inactive: 'Inactive' });

export const BasicSettings = ({ form: { register, formState } }: { form: BotForm }) => (
  <FormSection title="Basic Settings">
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Bot Name"
        required
        autoComplete="off"
        error={formState.errors.name?.message}
        {...register('name')}
      />
      <TextField
        label="Website URL"
        type="url"
        required
        placeholder="https://"
        error={formState.errors.websiteUrl?.message}
        {...register('websiteUrl')}
      />
      <TextField
        label="Location"
        hint="A label for your list, such as the town."
        error={formState.errors.location?.message}
        {...register('location')}
      />
      <SelectField
        label="Status"
        options={statusOptions}
        hint="Inactive bots don’t appear on the website."
        error={formState.errors.status?.message}
        {...register('status')}
      />
    </div>
  </FormSection>
);
