import { unitLabel } from '@chat-module/contract/locations';
import { closeFormOffer } from '../conversations/close-form-offer.ts';
import type { ReservationRow } from '../database/rows/submissions.ts';
import type { SubmissionKind } from '../submissions/submission.ts';
import { updateMail } from '../submissions/update-mail.ts';
import { reservationMail } from './reservation-mail.ts';
import { allReservations, insertReservation, reservationSearchText, updateReservation } from './reservations.store.ts';

export const reservationKind: SubmissionKind<ReservationRow> = {
  name: 'reservation',
  table: 'reservations',
  subject: 'reservationId',
  newStatus: 'pending',
  details: [
    { field: 'customerEmail', name: 'email' },
    { field: 'moveInDate', name: 'move-in date' },
  ],
  all: allReservations,
  async insert(transaction, row) {
    await insertReservation(transaction, row);
    await closeFormOffer(transaction, row);
  },
  update: updateReservation,
  searchText: reservationSearchText,
  mail: reservationMail,
  updateMail: (location, { customerName, customerPhone, customerEmail, unitSize, unitType }, added, link) =>
    updateMail(
      location,
      {
        what: 'Reservation Request',
        name: customerName,
        phone: customerPhone,
        email: customerEmail,
        unitSize: unitLabel({ size: unitSize, type: unitType }),
      },
      added,
      link,
    ),
};
