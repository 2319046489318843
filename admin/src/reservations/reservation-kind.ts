import type { Reservation } from '@chat-module/contract/reservations';
import type { SubmissionKind } from '../submissions/submission-kind.ts';
import { statusLabels } from './status-labels.ts';

export const reservationKind: SubmissionKind<Reservation> = {
  path: '/api/admin/reservations',
  param: 'reservation',
  one: 'Reservation',
  nameOf: ({ customerName }) => customerName,
  statusLabels,
  nextSteps: {
    pending: { to: 'confirmed', label: 'Confirm' },
    confirmed: { to: 'completed', label: 'Complete' },
  },
};
