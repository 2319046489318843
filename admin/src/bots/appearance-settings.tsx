import { positions } from '@chat-module/contract/bots';
import { colorSchemes } from '@chat-module/contract/widget-settings';
import { useController } from 'react-hook-form';
import { ColorField } from '../ui/form/color-field.tsx';
import { FormSection } from '../ui/form/form-section.tsx';
import { optionsOf, SelectField } from '../ui/form/select-field.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { wholeNumber } from '../ui/form/whole-number.ts';
import { PictureField } from './picture/picture-field.tsx';
import type { PictureChoice } from './picture/use-picture-choice.ts';
import type { BotForm } from './use-bot-form.ts';

const positionOptions = optionsOf(positions, {
  'bottom-right': 'Bottom right',
  'bottom-left': 'Bottom left',
  'top-right': 'Top right',
  'top-left': 'Top left',
});

const schemeOptions = optionsOf(colorSchemes, { light: 'Off', auto: 'Match the visitor’s device' });

export const AppearanceSettings = ({ form, picture }: { form: BotForm; picture: PictureChoice }) => {
  const { control, register, formState } = form;
  const { errors } = formState;
  const { field: color } = useController({ control, name: 'primaryColor' });
  return (
    <FormSection title="Appearance">
      <div className="grid gap-4 sm:grid-cols-2">
        <ColorField label="Primary Color" value={color.value ?? ''} onChange={color.onChange} />
        <SelectField
          label="Position"
          options={positionOptions}
          error={errors.position?.message}
          {...register('position')}
        />
        <TextField
          label="Distance from Side"
          inputMode="numeric"
          hint="Pixels between the chat button and the side of the screen."
          error={errors.offsetX?.message}
          {...register('offsetX', { setValueAs: wholeNumber })}
        />
        <TextField
          label="Distance from Top or Bottom"
          inputMode="numeric"
          hint="Increase it if the button covers something on your page."
          error={errors.offsetY?.message}
          {...register('offsetY', { setValueAs: wholeNumber })}
        />
        <SelectField
          label="Dark Mode"
          options={schemeOptions}
          error={errors.colorScheme?.message}
          {...register('colorScheme')}
        />
      </div>
      <PictureField picture={picture} />
    </FormSection>
  );
};
