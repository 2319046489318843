import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, optionalEmail } from './fields.ts';
import { websiteReadingStatuses } from './website-knowledge.ts';

const count = z.number().int().nonnegative();

/** How emails are sent: to the mail server, or to a folder if none is set. */
export const mailDelivery = z.enum(['sent', 'written']);
export type MailDelivery = z.output<typeof mailDelivery>;

/** The last crawl of a location's website. */
const websiteReading = z.object({
  locationId: z.string(),
  locationName: z.string(),
  status: z.enum(websiteReadingStatuses),
  problem: z.string().meta({ description: 'Why it failed or what it waits for; otherwise empty' }),
  finishedAt: instant.nullable().meta({ description: 'When the last crawl ended; null: none has' }),
  pagesRead: count,
  pagesFailed: count,
});
export type WebsiteReading = z.output<typeof websiteReading>;

/** The server's state, for its operators. */
export const serverStatus = z.object({
  problem: z.string().nullable().meta({ description: 'Why the server cannot serve, and what to do; null: it can' }),
  warnings: z.array(z.string()).meta({ description: 'What needs attention, and what to do' }),
  database: z.object({
    kind: z.enum(['embedded', 'postgres']),
    sizeBytes: count.nullable().meta({ description: 'On disk, with the write-ahead log; null: unknown' }),
    lastBackupAt: instant.nullable().meta({ description: 'The last npm run backup; null: never' }),
  }),
  mail: z.object({
    host: z.string().nullable().meta({ description: 'The mail server; null: emails are written to a folder' }),
    sent: count.meta({ description: 'In the last 30 days, or written to the folder' }),
    waiting: count.meta({ description: 'Refused at least once, and tried again' }),
    waitingSince: instant.nullable(),
    failed: count.meta({ description: 'Given up in the last 30 days, each after about four days of attempts' }),
    lastError: z.string().nullable().meta({ description: 'Why the newest of these was not sent' }),
    lastTest: z.object({ at: instant, delivery: mailDelivery }).nullable(),
  }),
  model: z.object({
    bots: count.meta({ description: 'Active bots that have an API key' }),
    usedToday: count,
    allowedToday: count,
    lastFailure: z.object({ at: instant, reason: z.string() }).nullable(),
  }),
  websites: z.object({
    isOff: z.boolean().meta({ description: 'WEBSITE_PAGES is 0' }),
    readings: z.array(websiteReading).meta({ description: 'Failed ones first; at most 50' }),
    more: count.meta({ description: 'Readings that are left out' }),
  }),
  publicUrl: z.string(),
  version: z.string(),
  uptimeSeconds: count,
});
export type ServerStatus = z.output<typeof serverStatus>;

export const getServerStatus = endpoint({
  method: 'GET',
  path: '/api/admin/status',
  access: 'admin',
  summary: 'The state of the server: database, emails, model, websites, version, and what needs attention',
  reply: serverStatus,
});

export const sendTestMail = endpoint({
  method: 'POST',
  path: '/api/admin/test-mail',
  access: 'admin',
  summary: 'Send a test email at once and report whether the mail server accepts it; 422 with the reason if not',
  body: z.object({
    email: optionalEmail('Email').optional().meta({ description: 'The recipient; your own address by default' }),
  }),
  reply: z.object({
    message: z.string(),
    email: z.string(),
    delivery: mailDelivery.meta({ description: 'written: no mail server is set, so it is a file in the data folder' }),
  }),
});
