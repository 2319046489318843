import type { Ref } from 'react';
import { TextField } from './text-field.tsx';

interface Props {
  label: string;
  hint?: string;
  error?: string | undefined;
  value: string;
  onChange: (code: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A two-factor code; a phone or password manager may fill it in. */
export const CodeField = ({ label, hint, error, value, onChange, ref }: Props) => (
  <TextField
    label={label}
    {...(hint && { hint })}
    {...(error && { error })}
    required
    ref={ref}
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={50}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
);
