import { TextField } from '../ui/form/text-field.tsx';
import { wholeNumber } from '../ui/form/whole-number.ts';
import { FormCard } from './form/form-card.tsx';
import type { LocationFormApi } from './form/use-location-form.ts';

export const VisitorsData = ({ form: { register, formState } }: { form: LocationFormApi }) => (
  <FormCard
    title="Visitors' Data"
    hint="Conversations, leads and reservations are deleted this long after their last message or change. Analytics are kept."
  >
    <TextField
      label="Days to Keep"
      inputMode="numeric"
      placeholder="Forever"
      hint="Leave empty to keep everything."
      error={formState.errors.retentionDays?.message}
      {...register('retentionDays', { setValueAs: wholeNumber })}
    />
  </FormCard>
);
