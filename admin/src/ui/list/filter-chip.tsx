import { X } from 'lucide-react';

interface Props {
  children: string;
  onRemove: () => void;
}

/** A filter that has no control in the bar. Pressing the chip removes the filter. */
export const FilterChip = ({ children, onRemove }: Props) => (
  <button
    type="button"
    aria-label={`Remove filter: ${children}`}
    onClick={onRemove}
    className="inline-flex min-h-9 min-w-0 max-w-full cursor-pointer items-center gap-1.5 rounded-full border border-accent-text bg-accent-soft px-3 font-medium text-accent-text pointer-coarse:min-h-11"
  >
    <span className="truncate">{children}</span>
    <X aria-hidden size={16} className="shrink-0" />
  </button>
);
