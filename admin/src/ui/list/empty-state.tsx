import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  icon: LucideIcon;
  title: string;
  text?: string;
  children?: ReactNode;
}

export const EmptyState = ({ icon: Icon, title, text, children }: Props) => (
  <div className="flex flex-col items-center gap-1 px-6 py-12 text-center">
    <span className="mb-3 grid size-12 place-items-center rounded-full bg-accent-soft text-accent-text">
      <Icon aria-hidden size={22} />
    </span>
    <p className="font-semibold text-base">{title}</p>
    {text && <p className="max-w-prose text-muted">{text}</p>}
    {children && <div className="mt-4">{children}</div>}
  </div>
);
