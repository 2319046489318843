import { Badge, type BadgeTone } from '../ui/badge.tsx';

const known = new Map<string, { label: string; tone: BadgeTone }>([
  ['pending', { label: 'Pending', tone: 'warning' }],
  ['confirmed', { label: 'Confirmed', tone: 'success' }],
  ['cancelled', { label: 'Cancelled', tone: 'danger' }],
  ['completed', { label: 'Completed', tone: 'info' }],
]);

export const ReservationStatusBadge = ({ status }: { status: string }) => {
  const { label, tone } = known.get(status) ?? { label: 'Unknown', tone: 'neutral' };
  return <Badge tone={tone}>{label}</Badge>;
};
