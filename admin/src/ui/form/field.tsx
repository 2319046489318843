import { type ReactNode, useId } from 'react';

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
}

/** The attributes that link a control to its label, hint and error. */
interface ControlProps {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
  'aria-required': boolean | undefined;
}

interface Props extends FieldProps {
  children: (control: ControlProps) => ReactNode;
}

export const Field = ({ label, hint, error, required, children }: Props) => {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className="min-w-0">
      <div className="mb-1.5 flex gap-1 font-medium">
        <label htmlFor={id}>{label}</label>
        {/* Outside the label, so that it isn't part of the control's name. */}
        {required && (
          <span aria-hidden className="text-danger-text">
            *
          </span>
        )}
      </div>
      {children({
        id,
        className: 'control',
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required,
      })}
      {error && (
        <p id={errorId} className="mt-1.5 text-danger-text">
          {error}
        </p>
      )}
      {hint && (
        <div id={hintId} className="mt-1.5 text-muted text-xs">
          {hint}
        </div>
      )}
    </div>
  );
};
