import type { ComparedField, WebsitePageStatus, WebsiteReadingStatus } from '@chat-module/contract/website-knowledge';
import type { Instant, Json } from './columns.ts';

/** The state of a location's crawl. */
export interface WebsiteCrawlRow {
  locationId: string;
  /** Raised with each crawl; pages carry the number of the last crawl that found or read them. */
  run: number;
  status: WebsiteReadingStatus;
  /** For the operator: why it failed, or what it waits for. */
  problem: string;
  sitemapsReadInRun: number;
  /** When the next step may run, during a crawl; the node that takes it extends this by its lease. */
  dueAt: Instant | null;
  /** The node that holds the current step. A node that no longer finds itself here has lost the step to another. */
  lease: string;
  startedAt: Instant;
  finishedAt: Instant | null;
}

/** No request to a web host before `freeAt`, from any node. */
export interface WebsiteHostRow {
  host: string;
  freeAt: Instant;
}

export interface WebsitePageRow {
  id: string;
  locationId: string;
  url: string;
  /** The URL for visitors: the page's own canonical URL, or `url`. */
  linkUrl: string;
  title: string;
  status: WebsitePageStatus;
  reason: string;
  /** Pages of a lower rank are read first. */
  rank: number;
  /** The number of links from a URL in the location record. */
  depth: number;
  queuedInRun: number;
  visitedInRun: number;
  /** How often the site has asked for a pause in the current crawl. */
  attempts: number;
  etag: string;
  lastModified: string;
  /** The page's text, links and contact facts, so that an unchanged page isn't read again. */
  blocks: Json;
  links: Json;
  facts: Json;
  /** The version of the page reader that produced what is stored (`readingVersion`). */
  readBy: number;
  passageCount: number;
  readAt: Instant | null;
}

export interface WebsitePassageRow {
  id: string;
  locationId: string;
  pageId: string;
  position: number;
  heading: string;
  text: string;
}

/** A website's value that the operator has dismissed. */
export interface DismissedDifferenceRow {
  locationId: string;
  field: ComparedField;
  value: string;
}
