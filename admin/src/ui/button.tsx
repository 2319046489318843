import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerOutline';

const looks: Record<ButtonLook, string> = {
  primary: 'border-transparent bg-accent text-on-accent hover:not-disabled:bg-accent-hover',
  secondary: 'border-control bg-surface text-ink hover:not-disabled:bg-sunken',
  quiet: 'border-transparent bg-transparent text-ink hover:not-disabled:bg-sunken',
  danger: 'border-transparent bg-danger text-on-accent hover:not-disabled:bg-danger-hover',
  // For actions that ask for confirmation; the confirming button is filled.
  dangerOutline: 'border-danger-text bg-surface text-danger-text hover:not-disabled:bg-danger-soft',
};

const shape =
  'inline-flex min-h-9 shrink-0 items-center justify-center gap-2 rounded-control border px-3.5 py-1.5 font-medium ' +
  'transition-colors disabled:opacity-55 aria-disabled:opacity-55 pointer-coarse:min-h-11';

/** For links styled as buttons. */
export const buttonClass = (look: ButtonLook = 'secondary', className?: string): string =>
  classNames(shape, looks[look], className);

interface Props extends ComponentProps<'button'> {
  look?: ButtonLook;
}

export const Button = ({ look, className, type = 'button', ...rest }: Props) => (
  <button type={type} className={buttonClass(look, className)} {...rest} />
);
