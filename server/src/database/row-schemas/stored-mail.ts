import { z } from 'zod';
import { id } from './columns.ts';

/** An email stored in plain text. */
export const storedMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  replyTo: z.string().optional(),
});

/** A digest, whose text is written at each attempt. */
export const storedDigest = z.object({ orderedFor: z.literal('digest'), locationId: id });

export type DigestOrder = z.infer<typeof storedDigest>;
