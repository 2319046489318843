import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  byId,
  deletedLocationName,
  id,
  instant,
  listCount,
  oneOf,
  optionalDay,
  optionalEmail,
  optionalLines,
  optionalText,
  pageQuery,
  requiredText,
  visitorPhone,
} from './fields.ts';
import {
  historyEntry,
  newNote,
  submissionFilter,
  submissionPage,
  undoneChange,
  visitField,
  workChanges,
  workFields,
} from './submissions.ts';

export const reservationStatuses = ['pending', 'confirmed', 'cancelled', 'completed'] as const;
export type ReservationStatus = (typeof reservationStatuses)[number];

/** A completed reservation was confirmed before; figures count both as confirmed. */
export const confirmedStatuses = ['confirmed', 'completed'] as const satisfies ReservationStatus[];

export const reservationFilters = [...reservationStatuses, 'confirmed_or_completed'] as const;

/** What visitors see of their own reservation. */
const ownReservation = z.object({
  id: z.string(),
  botId: z.string().nullable(),
  locationId: z.string().nullable(),
  unitId: z.string(),
  unitSize: z.string(),
  unitType: z.string().meta({ description: 'The type of the size option when the reservation was made' }),
  moveInDate: z.string().meta({ description: 'The day that the visitor would like to move in; empty when not said' }),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  status: z.enum(reservationStatuses),
  createdAt: instant,
});

export const reservation = ownReservation.extend({
  deletedLocationName,
  sessionId: z.string(),
  heldUntil: z.string().meta({ description: "The last day of its hold, in the location's time zone; empty: no hold" }),
  holdEndsAt: instant.nullable().meta({ description: 'When it is cancelled; null: no hold, or an expired one' }),
  notes: z.string(),
  updatedAt: instant,
  ...workFields.shape,
});
export type Reservation = z.output<typeof reservation>;

export const newReservation = z.object({
  botId: id('Bot'),
  unitId: optionalText('Unit id', 100).optional(),
  unitSize: optionalText('Unit size', 100).optional(),
  moveInDate: optionalDay('Move-in date').optional().meta({ description: 'Today or later, wherever the visitor is' }),
  customerName: requiredText('Name', 100),
  customerEmail: optionalEmail('Email').optional(),
  customerPhone: visitorPhone('Phone number'),
  sessionId: optionalText('Session id', 100).optional(),
});
export type NewReservation = z.output<typeof newReservation>;

export const submitReservation = endpoint({
  method: 'POST',
  path: '/api/reservations',
  access: 'visitor',
  summary: 'Ask the facility to reserve a unit',
  body: newReservation,
  reply: ownReservation,
  status: 201,
  idempotent: true,
});

export const reservationSorts = ['newest', 'oldest', 'moveIn', 'followUp'] as const;
export type ReservationSort = (typeof reservationSorts)[number];

const filters = { status: oneOf('Status', reservationFilters).optional() };
const sort = oneOf('sort', reservationSorts)
  .optional()
  .meta({ description: 'The newest first; with a filter by follow-up date, the earliest date first' });

export const listReservations = endpoint({
  method: 'GET',
  path: '/api/admin/reservations',
  access: 'signedIn',
  summary: 'Reservations',
  query: submissionPage.extend({ ...filters, sort }),
  reply: z.array(reservation),
  paged: true,
});

export const countReservations = endpoint({
  method: 'GET',
  path: '/api/admin/reservations/count',
  access: 'signedIn',
  summary: 'The number of reservations that match a filter',
  query: submissionFilter.extend(filters),
  reply: listCount,
});

export const exportReservations = endpoint({
  method: 'GET',
  path: '/api/admin/reservations/export',
  access: 'signedIn',
  summary: 'The reservations that match a filter as CSV',
  query: submissionFilter.extend({ ...filters, sort }),
  reply: z.string(),
  writes: true,
  contentType: 'text/csv',
});

export const reservationInFull = reservation.extend(visitField);
export type ReservationInFull = z.output<typeof reservationInFull>;

export const getReservation = endpoint({
  method: 'GET',
  path: '/api/admin/reservations/:id',
  access: 'signedIn',
  summary: 'One reservation, with the chat it came from',
  params: byId,
  reply: reservationInFull,
});

export const updateReservation = endpoint({
  method: 'PATCH',
  path: '/api/admin/reservations/:id',
  access: 'manager',
  summary: "Set a reservation's status, notes, assignee and follow-up date",
  params: byId,
  body: workChanges
    .extend({ status: oneOf('Status', reservationStatuses), notes: optionalLines('Notes', 10_000) })
    .partial(),
  reply: reservation,
});

export const undoneReservation = reservation.extend({
  confirmation: z
    .enum(['recalled', 'sent'])
    .nullable()
    .meta({ description: 'What happened to the confirmation email; null: there was none' }),
});
export type UndoneReservation = z.output<typeof undoneReservation>;

export const undoReservationStatus = endpoint({
  method: 'POST',
  path: '/api/admin/reservations/:id/undo',
  access: 'manager',
  summary: 'Undo the last status change; 409, naming who changed it, if the reservation has changed since',
  params: byId,
  body: undoneChange,
  reply: undoneReservation,
});

export const listReservationHistory = endpoint({
  method: 'GET',
  path: '/api/admin/reservations/:id/history',
  access: 'signedIn',
  summary: 'Who changed what on a reservation, and the notes on it, newest first',
  params: byId,
  query: pageQuery,
  reply: z.array(historyEntry),
  paged: true,
});

export const addReservationNote = endpoint({
  method: 'POST',
  path: '/api/admin/reservations/:id/notes',
  access: 'manager',
  summary: 'Add a note to a reservation',
  params: byId,
  body: newNote,
  reply: historyEntry,
  status: 201,
});
