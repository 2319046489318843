import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byId, instant, oneOf, requiredLines } from './fields.ts';

/** How the reading of a website that was begun goes, or how it ended. */
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
  readAt: instant.nullable().meta({ description: 'As of when its text is known' }),
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
  record: z.string().meta({ description: 'Empty when the record does not say' }),
  pageUrl: z.string(),
  pageTitle: z.string(),
  ifUsed: z
    .object({ field: recordField, value: z.string() })
    .nullable()
    .meta({ description: 'What the record then reads; null: it is written so that only a person can change it' }),
});
export type WebsiteDifference = z.output<typeof websiteDifference>;

/** What is known from a location's website, and the state of its crawl. */
export const websiteKnowledge = z.object({
  status: z
    .enum(websiteStatuses)
    .meta({ description: 'off: websites are not read; waiting: the site asks for a pause' }),
  problem: z.string().meta({ description: 'Why the last reading failed or the one in hand waits; else empty' }),
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  waitsUntil: instant.nullable(),
  nextReadAt: instant.nullable().meta({ description: 'null: only when asked to' }),
  movedTo: z.string().nullable().meta({
    description:
      "Where the record's website sends its visitors on to, when that is another site: it is read in its place",
  }),
  pageLimit: z.number(),
  pagesVisited: z.number().meta({ description: 'In the reading in hand, or the last one' }),
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
  summary: "What is known from a location's website, and how its reading goes",
  params: byId,
  reply: websiteKnowledge,
});

export const websitePassage = z.object({
  id: z.string(),
  heading: z
    .string()
    .meta({ description: 'The headings that it stands under, outermost first, with › between them; may be empty' }),
  text: z.string().meta({ description: 'Without what states a phone number, an address or hours' }),
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
  summary: "Take the website's value over into the record, or dismiss the difference until the website changes",
  params: byId,
  body: z.object({
    field: oneOf('Field', comparedFields),
    website: requiredLines('The website’s value', 500),
    action: oneOf('Action', ['use', 'dismiss']),
  }),
  reply: websiteKnowledge,
});
