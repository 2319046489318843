import type { ComponentProps } from 'react';

export const CheckboxField = ({ label, ...input }: { label: string } & ComponentProps<'input'>) => (
  <label className="inline-flex min-h-9 cursor-pointer items-center gap-2.5 font-medium pointer-coarse:min-h-11">
    <input type="checkbox" className="size-4 accent-accent" {...input} />
    {label}
  </label>
);
