import type { ReactNode } from 'react';

interface Props {
  title: string;
  subtitle?: string;
  /** The name in the browser's tab; the title by default. */
  tabTitle?: string;
  children?: ReactNode;
}

export const PageHeader = ({ title, subtitle, tabTitle = title, children }: Props) => (
  <div className="relative flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
    <title>{`${tabTitle} · Chat Module`}</title>
    <div className="max-sm:pr-14">
      <h1 className="font-semibold text-2xl tracking-tight">{title}</h1>
      {subtitle && <p className="text-muted">{subtitle}</p>}
    </div>
    {children && <div className="flex flex-wrap gap-3 max-sm:w-full">{children}</div>}
  </div>
);
