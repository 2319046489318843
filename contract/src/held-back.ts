import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Leads, reservations and emails that were held back during a flood at one location. */
export const heldBack = z.object({
  locationId: z.string(),
  businessName: z.string(),
  combinedMails: z
    .number()
    .meta({ description: 'Leads and reservations that were reported in a digest instead of separate emails' }),
  refusedSubmissions: z.number().meta({ description: 'Leads and reservations that were refused with 429' }),
});
export type HeldBack = z.output<typeof heldBack>;

export const getHeldBack = endpoint({
  method: 'GET',
  path: '/api/admin/held-back',
  access: 'signedIn',
  summary: 'Floods of leads and reservations that were held back in the last 24 hours, by location',
  query: z.object({ locationId: z.string().max(100).optional() }),
  reply: z.array(heldBack),
});
