import type { ComparedField } from '@chat-module/contract/website-knowledge';

/** A piece of a page's text as a reader sees it. */
export interface Block {
  /** From 1 to 6 for a heading, 0 for text. */
  readonly level: number;
  readonly text: string;
}

/** Where a page states it: in structured data, in dedicated markup, or in its visible text. */
export const factOrigins = ['structured', 'markup', 'text'] as const;
export type FactOrigin = (typeof factOrigins)[number];

export interface ContactFact {
  readonly field: ComparedField;
  readonly value: string;
  readonly origin: FactOrigin;
}

export interface PageLink {
  /** Absolute. */
  readonly url: string;
  readonly text: string;
}

/**
 * Raised whenever pages yield other blocks, links or facts than before. A page that an earlier version has read is requested
 * in full, even if unchanged.
 */
export const readingVersion = 1;

/** The extract of a web page; made in the worker, stored as it is. */
export interface PageDigest {
  readonly title: string;
  /** Absolute; empty if the page has none. */
  readonly canonicalUrl: string;
  readonly mayBeIndexed: boolean;
  readonly links: readonly PageLink[];
  readonly blocks: readonly Block[];
  readonly facts: readonly ContactFact[];
  readonly needsJavaScript: boolean;
}
