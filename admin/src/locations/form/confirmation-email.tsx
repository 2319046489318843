import {
  type ConfirmationValues,
  confirmationVariables,
  defaultConfirmationSubject,
  defaultConfirmationTemplate,
} from '@chat-module/contract/confirmation-mail';
import { fillTemplate } from '@chat-module/contract/fill-template';
import { useWatch } from 'react-hook-form';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { FormCard } from './form-card.tsx';
import { TemplateVariables } from './template-variables.tsx';
import type { LocationFormApi } from './use-location-form.ts';

const options = [
  { value: 'off', label: 'Off' },
  { value: 'on', label: 'On, when a reservation is confirmed' },
];

const visitor = {
  customerName: 'Robin Mover',
  unit: '10x10 — Drive-up',
  unitSize: '10x10',
  unitType: 'Drive-up',
  moveInDate: 'December 3, 2026',
  heldUntil: 'December 6, 2026',
};

const Preview = ({ form: { control } }: { form: LocationFormApi }) => {
  const [subject, template, facilityName, facilityPhone, facilityAddress] = useWatch({
    control,
    name: ['confirmationSubject', 'confirmationTemplate', 'businessName', 'phoneNumber', 'address'],
  });
  const values: ConfirmationValues = { ...visitor, facilityName, facilityPhone, facilityAddress };
  return (
    <figure className="space-y-2 rounded-control border border-line bg-sunken p-4 wrap-anywhere">
      <figcaption className="text-muted text-xs">Preview with sample data</figcaption>
      <p className="font-medium">{fillTemplate(subject?.trim() || defaultConfirmationSubject, values)}</p>
      <p className="whitespace-pre-line">{fillTemplate(template?.trim() || defaultConfirmationTemplate, values)}</p>
    </figure>
  );
};

export const ConfirmationEmail = ({ form }: { form: LocationFormApi }) => {
  const { control, register, formState } = form;
  const { errors } = formState;
  const isOn = useWatch({ control, name: 'confirmationMail' }) === 'on';
  return (
    <FormCard title="Confirmation Email" hint="Tells visitors that you confirmed their reservation.">
      <SelectField label="Send to Visitors" options={options} {...register('confirmationMail')} />
      {isOn && (
        <>
          <TextField
            label="Confirmation Subject"
            placeholder={defaultConfirmationSubject}
            error={errors.confirmationSubject?.message}
            {...register('confirmationSubject')}
          />
          <TextAreaField
            label="Confirmation Text"
            rows={10}
            placeholder={defaultConfirmationTemplate}
            hint={<TemplateVariables names={confirmationVariables} />}
            error={errors.confirmationTemplate?.message}
            {...register('confirmationTemplate')}
          />
          <Preview form={form} />
        </>
      )}
    </FormCard>
  );
};
