import type { ReservationStatus } from '@chat-module/contract/reservations';
import { Badge, type BadgeTone, unknownBadge } from '../ui/badge.tsx';
import { statusLabels } from './status-labels.ts';

const tones: Record<ReservationStatus, BadgeTone> = {
  pending: 'warning',
  confirmed: 'success',
  cancelled: 'danger',
  completed: 'info',
};

export const ReservationStatusBadge = ({ status }: { status: ReservationStatus }) => (
  <Badge tone={tones[status] ?? unknownBadge.tone}>{statusLabels[status] ?? unknownBadge.label}</Badge>
);
