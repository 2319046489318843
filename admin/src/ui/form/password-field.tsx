import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../icon-button.tsx';
import { Field, type FieldProps } from './field.tsx';

export const PasswordField = ({ label, hint, error, required, ...input }: FieldProps & ComponentProps<'input'>) => {
  const [isShown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, required }}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            className={`${control.className} pr-11`}
            autoCapitalize="none"
            spellCheck={false}
          />
          <IconButton
            icon={isShown ? EyeOff : Eye}
            label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 right-0 my-auto"
          />
        </div>
      )}
    </Field>
  );
};
