import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byId, instant, oneOf, requiredLines } from './fields.ts';

/** The progress of a website's crawl, or how it ended. */
export const websiteReadingStatuses = ['reading', 'read', 'failed'] as const;
export type WebsiteReadingStatus = (typeof websiteReadingStatuses)[number];

export const websiteStatuses = ['off', 'notRead', 'waiting', ...websiteReadingStatuses] as const;

export const websitePageStatuses = ['queued', 'read', 'skipped', 'failed'] as const;
export type WebsitePageStatus = (typeof websitePageStatuses)[number];

export const websitePage = z.object({
  id: z.string(),
  url: z.string(),
  title: z.string(),
  status: z.enum(websitePageStatuses),
  reason: z.string().meta({ description: 'Why it was not read, as a sentence; empty when it was' }),
  passages: z.number(),
  readAt: instant.nullable().meta({ description: 'When its text was read' }),
});
export type WebsitePage = z.output<typeof websitePage>;

export const comparedFields = ['phoneNumber', 'address', 'officeHours', 'gateHours'] as const;
export type ComparedField = (typeof comparedFields)[number];

/** The record keeps office and gate hours in one field. */
const recordField = z.enum(['phoneNumber', 'address', 'officeHours']);

/** A fact that the website states differently from the location record. Visitors get the record's. */
export const websiteDifference = z.object({
  field: z.enum(comparedFields),
  website: z.string(),
  record: z.string().meta({ description: 'Empty if the record has no value' }),
  pageUrl: z.string(),
  pageTitle: z.string(),
  ifUsed: z
    .object({ field: recordField, value: z.string() })
    .nullable()
    .meta({ description: 'The record after applying the value; null: only a person can change the record' }),
});
export type WebsiteDifference = z.output<typeof websiteDifference>;

/** What is known from a location's website, and the state of its crawl. */
export const websiteKnowledge = z.object({
  status: z
    .enum(websiteStatuses)
    .meta({ description: 'off: websites are not read; waiting: the site asks for a pause' }),
  problem: z.string().meta({ description: 'Why the last crawl failed or the current one waits; otherwise empty' }),
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  waitsUntil: instant.nullable(),
  nextReadAt: instant.nullable().meta({ description: 'null: only on request' }),
  movedTo: z.string().nullable().meta({
    description: "The site that the record's website redirects to, if it is another one; it is read instead",
  }),
  pageLimit: z.number(),
  pagesVisited: z.number().meta({ description: 'In the current or last crawl' }),
  pagesFound: z.number(),
  passages: z.number(),
  pages: z.array(websitePage),
  differences: z.array(websiteDifference),
});
export type WebsiteKnowledge = z.output<typeof websiteKnowledge>;

export const getWebsiteKnowledge = endpoint({
  method: 'GET',
  path: '/api/locations/:id/website',
  access: 'signedIn',
  summary: "What is known from a location's website, and the state of its crawl",
  params: byId,
  reply: websiteKnowledge,
});

export const websitePassage = z.object({
  id: z.string(),
  heading: z.string().meta({ description: 'The headings above it, outermost first, separated by ›; may be empty' }),
  text: z.string().meta({ description: 'Without sentences that state a phone number, an address or hours' }),
});
export type WebsitePassage = z.output<typeof websitePassage>;

export const getWebsitePassages = endpoint({
  method: 'GET',
  path: '/api/locations/:id/website/passages',
  access: 'signedIn',
  summary: "What the chat knows from one page of a location's website, in the order of the page",
  params: byId,
  query: z.object({ pageId: z.string().max(100) }),
  reply: z.object({ passages: z.array(websitePassage) }),
});

export const readWebsite = endpoint({
  method: 'POST',
  path: '/api/locations/:id/website/read',
  access: 'admin',
  summary: "Read a location's website again, in the background",
  params: byId,
  reply: websiteKnowledge,
});

export const settleDifference = endpoint({
  method: 'POST',
  path: '/api/locations/:id/website/differences',
  access: 'admin',
  summary: "Copy the website's value into the record, or dismiss the difference until the website changes",
  params: byId,
  body: z.object({
    field: oneOf('Field', comparedFields),
    website: requiredLines('The website’s value', 500),
    action: oneOf('Action', ['use', 'dismiss']),
  }),
  reply: websiteKnowledge,
});
