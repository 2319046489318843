import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byId, instant, saying } from './fields.ts';

export const getCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/locations/:id/calendar-feed',
  access: 'admin',
  summary: "Whether a location's calendar has a secret address, and since when",
  params: byId,
  reply: z.object({ createdAt: instant.nullable().meta({ description: 'null: there is no address' }) }),
});

export const createCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/locations/:id/calendar-feed',
  access: 'admin',
  summary: "Create a secret address for a location's calendar; an earlier one stops working",
  params: byId,
  reply: z.object({
    url: z.string().meta({ description: 'Shown only now: the server keeps a hash of it' }),
    createdAt: instant,
  }),
  status: 201,
});

export const revokeCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/api/locations/:id/calendar-feed',
  access: 'admin',
  summary: "Revoke the secret address of a location's calendar",
  params: byId,
  reply: saying,
});

export const readCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/calendar/:file',
  access: 'anyone',
  summary: 'Move-ins and holds of a location for calendar programs (RFC 5545), under its secret address',
  params: z.object({ file: z.string().max(100) }),
  reply: z.string(),
  contentType: 'text/calendar',
});
