import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export const iconButtonClass =
  'inline-flex size-9 shrink-0 items-center justify-center rounded-control text-muted transition-colors ' +
  'hover:not-disabled:bg-sunken hover:not-disabled:text-ink disabled:opacity-55 aria-disabled:opacity-55 pointer-coarse:size-11';

interface Props extends ComponentProps<'button'> {
  icon: LucideIcon;
  /** The accessible name, and the tooltip. */
  label: string;
  danger?: boolean;
}

export const IconButton = ({ icon: Icon, label, danger = false, className, ...rest }: Props) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    className={classNames(iconButtonClass, danger && 'hover:not-disabled:text-danger-text', className)}
    {...rest}
  >
    <Icon aria-hidden size={18} />
  </button>
);
