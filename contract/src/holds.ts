import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byId, requiredDay } from './fields.ts';
import { reservation } from './reservations.ts';

export const holdReservation = endpoint({
  method: 'PUT',
  path: '/api/admin/reservations/:id/hold',
  access: 'manager',
  summary: 'Hold a reservation until the end of a day, or change that day; then it is cancelled',
  params: byId,
  body: z.object({
    until: requiredDay('Hold until').meta({
      description: "The last day, in the location's time zone: today or later, at most a year ahead",
    }),
  }),
  reply: reservation,
});

export const removeHold = endpoint({
  method: 'DELETE',
  path: '/api/admin/reservations/:id/hold',
  access: 'manager',
  summary: "Remove a reservation's hold, so that it is not cancelled by itself",
  params: byId,
  reply: reservation,
});
