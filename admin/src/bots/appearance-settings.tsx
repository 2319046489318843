import { positions } from '@chat-module/contract/bots';
import { useController } from 'react-hook-form';
import { ColorField } from '../ui/color-field.tsx';
import { FormSection } from '../ui/form-section.tsx';
import { SelectField } from '../ui/select-field.tsx';
import type { BotForm } from './use-bot-form.ts';

const positionLabels = {
  'bottom-right': 'Bottom right',
  'bottom-left': 'Bottom left',
  'top-right': 'Top right',
  'top-left': 'Top left',
};

const positionOptions = positions.map((position) => ({ value: position, label: positionLabels[position] }));

export const AppearanceSettings = ({ form }: { form: BotForm }) => {
  const { field: color } = useController({ control: form.control, name: 'primaryColor' });
  return (
    <FormSection title="Appearance">
      <div className="grid gap-4 sm:grid-cols-2">
        <ColorField label="Primary Color" value={color.value ?? ''} onChange={color.onChange} />
        <SelectField
          label="Position"
          options={positionOptions}
          error={form.formState.errors.position?.message}
          {...form.register('position')}
        />
      </div>
    </FormSection>
  );
};
