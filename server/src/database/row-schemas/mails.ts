import { z } from 'zod';
import { count, id, instant, json, smallCount, text } from './columns.ts';
import { storedDigest, storedMail } from './stored-mail.ts';

export const mailSchemas = {
  outbox: z.strictObject({
    id,
    mail: json(z.union([storedMail, storedDigest])),
    about: id.nullable(),
    locationId: id.nullable(),
    attempts: smallCount,
    dueAt: instant.nullable(),
    leasedUntil: instant.nullable(),
    sentAt: instant.nullable(),
    lastError: text,
    createdAt: instant,
  }),
  heldMails: z.strictObject({ id, digestId: id, about: id, createdAt: instant }),
  refusedSubmissions: z.strictObject({ locationId: id, hour: instant, count }),
};
