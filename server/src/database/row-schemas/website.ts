import { comparedFields, websitePage, websiteReadingStatuses } from '@chat-module/contract/website-knowledge';
import { z } from 'zod';
import { id, instant, json, oneOf, smallCount, text, webAddress } from './columns.ts';

export const websiteSchemas = {
  websiteCrawls: z.strictObject({
    locationId: id,
    run: smallCount,
    status: oneOf(websiteReadingStatuses),
    problem: text,
    sitemapsReadInRun: smallCount,
    dueAt: instant.nullable(),
    lease: text,
    startedAt: instant,
    finishedAt: instant.nullable(),
  }),
  websiteHosts: z.strictObject({ host: text, freeAt: instant }),
  websitePages: z.strictObject({
    id,
    locationId: id,
    url: webAddress,
    linkUrl: webAddress,
    title: text,
    status: websitePage.shape.status,
    reason: text,
    rank: z.int32('must be a whole number'),
    depth: smallCount,
    queuedInRun: smallCount,
    visitedInRun: smallCount,
    attempts: smallCount,
    etag: text,
    lastModified: text,
    blocks: json(z.array(z.object({ level: z.int(), text: z.string() }))),
    links: json(z.array(z.object({ url: z.string(), text: z.string() }))),
    facts: json(z.array(z.object({ field: z.enum(comparedFields), value: z.string() }))),
    readBy: smallCount,
    passageCount: smallCount,
    readAt: instant.nullable(),
  }),
  websitePassages: z.strictObject({
    id,
    locationId: id,
    pageId: id,
    position: smallCount,
    heading: text,
    text,
  }),
  dismissedDifferences: z.strictObject({ locationId: id, field: oneOf(comparedFields), value: text }),
};
