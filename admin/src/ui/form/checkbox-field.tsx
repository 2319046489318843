import type { ComponentProps, ReactNode } from 'react';

export const CheckboxField = ({ label, ...input }: { label: ReactNode } & ComponentProps<'input'>) => (
  <label className="inline-flex min-h-9 cursor-pointer items-center gap-2.5 font-medium pointer-coarse:min-h-11">
    <input type="checkbox" className="size-4 shrink-0 accent-accent" {...input} />
    {label}
  </label>
);
