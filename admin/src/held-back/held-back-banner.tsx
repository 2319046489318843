import type { HeldBack } from '@chat-module/contract/held-back';
import { useQuery } from '@tanstack/react-query';
import { ShieldAlert } from 'lucide-react';
import { describeHeldBack } from './describe-held-back.ts';

/** Shows which floods were held back at one location, or at all locations if it is empty. Renders nothing until loaded. */
export const HeldBackBanner = ({ locationId }: { locationId: string }) => {
  const { data = [] } = useQuery<HeldBack[]>({ queryKey: ['/api/admin/held-back', { locationId }] });
  if (data.length === 0) return null;
  return (
    <div
      role="status"
      className="flex gap-3 rounded-control border border-warning-text/25 bg-warning-soft p-3 text-warning-text"
    >
      <ShieldAlert aria-hidden size={20} className="shrink-0" />
      <ul className="min-w-0 space-y-1 wrap-anywhere">
        {data.map((heldBack) => (
          <li key={heldBack.locationId}>{describeHeldBack(heldBack)}</li>
        ))}
      </ul>
    </div>
  );
};
