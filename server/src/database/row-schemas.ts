import type { z } from 'zod';
import { accountSchemas } from './row-schemas/accounts.ts';
import { botSchemas } from './row-schemas/bots.ts';
import { conversationSchemas } from './row-schemas/conversations.ts';
import { eventSchemas } from './row-schemas/events.ts';
import { faqSchemas } from './row-schemas/faqs.ts';
import { figureSchemas } from './row-schemas/figures.ts';
import { locationSchemas } from './row-schemas/locations.ts';
import { mailSchemas } from './row-schemas/mails.ts';
import { submissionSchemas } from './row-schemas/submissions.ts';
import { websiteSchemas } from './row-schemas/website.ts';
import type { Schema } from './schema.ts';

/** Tables that grant or block access. A restore leaves them out. */
export const accessTables = ['sessions', 'passwordResets', 'loginAttempts', 'requestCounts'] as const;
type AccessTable = (typeof accessTables)[number];

/** The valid rows of each table: checked where rows come from outside the product. */
export const rowSchemas: { readonly [Table in Exclude<keyof Schema, AccessTable>]: z.ZodType<Schema[Table]> } = {
  ...accountSchemas,
  ...locationSchemas,
  ...botSchemas,
  ...faqSchemas,
  ...conversationSchemas,
  ...figureSchemas,
  ...submissionSchemas,
  ...mailSchemas,
  ...websiteSchemas,
  ...eventSchemas,
};
