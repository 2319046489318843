import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  byId,
  deletedLocationName,
  id,
  instant,
  ofLocation,
  oneOf,
  optionalDay,
  optionalEmail,
  optionalLines,
  optionalText,
  requiredText,
  visitorPhone,
} from './fields.ts';

export const reservationStatuses = ['pending', 'confirmed', 'cancelled', 'completed'] as const;
export type ReservationStatus = (typeof reservationStatuses)[number];

export const reservation = z.object({
  id: z.string(),
  botId: z.string().nullable(),
  locationId: z.string().nullable(),
  deletedLocationName,
  sessionId: z.string(),
  unitId: z.string(),
  unitSize: z.string(),
  unitType: z.string().meta({ description: 'The type of the size option when the reservation was made' }),
  moveInDate: z.string().meta({ description: 'The day that the visitor would like to move in; empty when not said' }),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  status: z.enum(reservationStatuses),
  notes: z.string(),
  createdAt: instant,
  updatedAt: instant,
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
  reply: reservation.omit({ deletedLocationName: true, notes: true, sessionId: true, updatedAt: true }),
  status: 201,
  idempotent: true,
});

export const listReservations = endpoint({
  method: 'GET',
  path: '/api/admin/reservations',
  access: 'signedIn',
  summary: 'Reservations',
  query: ofLocation,
  reply: z.array(reservation),
  paged: true,
});

export const updateReservation = endpoint({
  method: 'PATCH',
  path: '/api/admin/reservations/:id',
  access: 'manager',
  summary: "Set a reservation's status and notes",
  params: byId,
  body: z.object({ status: oneOf('Status', reservationStatuses), notes: optionalLines('Notes', 10_000) }).partial(),
  reply: reservation,
});
