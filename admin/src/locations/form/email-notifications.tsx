import { defaultEmailSubject, defaultEmailTemplate, templateVariables } from '@chat-module/contract/locations';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { FormCard } from './form-card.tsx';
import { TemplateVariables } from './template-variables.tsx';
import type { LocationFormApi } from './use-location-form.ts';

export const EmailNotifications = ({ form: { register, formState } }: { form: LocationFormApi }) => (
  <FormCard
    title="Email Notifications"
    hint="The email about a new reservation. Leave empty to use the text shown in gray."
  >
    <TextField
      label="Email Subject"
      placeholder={defaultEmailSubject}
      error={formState.errors.emailSubject?.message}
      {...register('emailSubject')}
    />
    <TextAreaField
      label="Email Template"
      rows={10}
      placeholder={defaultEmailTemplate}
      hint={<TemplateVariables names={templateVariables} />}
      error={formState.errors.emailTemplate?.message}
      {...register('emailTemplate')}
    />
  </FormCard>
);
