import type { Reservation } from '@chat-module/contract/reservations';
import { Badge } from '../ui/badge.tsx';
import { describeHold } from './describe-hold.ts';

export const HoldBadge = ({ reservation }: { reservation: Reservation }) => {
  const hold = describeHold(reservation, new Date());
  return hold ? <Badge tone={hold.tone}>{hold.label}</Badge> : null;
};
