import { TextField } from '../../ui/form/text-field.tsx';
import { wholeNumber } from '../../ui/form/whole-number.ts';
import { FormCard } from './form-card.tsx';
import type { LocationFormApi } from './use-location-form.ts';

export const HoldsSection = ({ form: { register, formState } }: { form: LocationFormApi }) => (
  <FormCard
    title="Holds"
    hint="A hold keeps a unit for a visitor until the end of a day. Then the reservation is cancelled, and we email you."
  >
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Days to Hold"
        inputMode="numeric"
        placeholder="No hold"
        hint="Starts when you confirm a reservation, and lasts at least until the move-in date. Leave empty for no hold."
        error={formState.errors.holdDays?.message}
        {...register('holdDays', { setValueAs: wholeNumber })}
      />
      <TextField
        label="Reminder Days"
        inputMode="numeric"
        placeholder="No reminder"
        hint="How many days before the hold ends we email you a reminder."
        error={formState.errors.holdReminderDays?.message}
        {...register('holdReminderDays', { setValueAs: wholeNumber })}
      />
    </div>
  </FormCard>
);
