import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { FormCard } from './form-card.tsx';
import { TimeZoneField } from './time-zone-field.tsx';
import { UnderstoodHours } from './understood-hours.tsx';
import type { LocationFormApi } from './use-location-form.ts';

export const BasicInformation = ({ form }: { form: LocationFormApi }) => {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormCard title="Basic Information">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Business Name" required error={errors.businessName?.message} {...register('businessName')} />
        <TextField
          label="Phone Number"
          type="tel"
          required
          error={errors.phoneNumber?.message}
          {...register('phoneNumber')}
        />
        <div className="sm:col-span-2">
          <TextField label="Address" required error={errors.address?.message} {...register('address')} />
        </div>
        <TextField
          label="Facility Email"
          type="email"
          hint="We email reservations and leads here."
          error={errors.facilityEmail?.message}
          {...register('facilityEmail')}
        />
        <TimeZoneField form={form} />
        <div className="sm:col-span-2">
          <TextAreaField
            label="Office Hours"
            rows={4}
            placeholder={'Mon-Fri: 9:00 AM - 6:00 PM\nSat: 9:00 AM - 2:00 PM\nSun: Closed'}
            hint="One day or range of days per line."
            error={errors.officeHours?.message}
            {...register('officeHours')}
          />
          <UnderstoodHours form={form} />
        </div>
      </div>
    </FormCard>
  );
};
