import { LoaderCircle } from 'lucide-react';

export const Spinner = ({ label }: { label: string }) => (
  <div role="status" className="flex items-center justify-center gap-3 p-8 text-muted">
    <LoaderCircle aria-hidden size={20} className="animate-spin" />
    {label}
  </div>
);

export const FullPageSpinner = ({ label }: { label: string }) => (
  <div className="grid min-h-[70dvh] place-items-center">
    <Spinner label={label} />
  </div>
);
