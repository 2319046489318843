import { raiseKnowledgeVersionOfLocation } from '../bots/bots.store.ts';
import type { WebsitePassageRow } from '../database/rows/website.ts';
import type { Database } from '../database/schema.ts';
import { newId } from '../ids.ts';
import type { Passage } from './compose-passages.ts';
import { composeInWorker } from './digest-in-worker.ts';
import * as pages from './pages.store.ts';

/**
 * Makes passages from a location's pages, those of one crawl or all. It may take a second, so it doesn't run inside a
 * transaction: the holder of the crawl's step stores them afterwards.
 */
export async function composeLocation(db: Database, locationId: string, run?: number): Promise<Passage[]> {
  const contents = await pages.listContents(db, locationId, run);
  return composeInWorker(contents.map(({ id, title, blocks }) => ({ id, title, blocks: JSON.parse(blocks) })));
}

/** Bots drop their index only if something has changed. */
export async function publishPassages(
  transaction: Database,
  locationId: string,
  composed: readonly Passage[],
): Promise<void> {
  const stored = await pages.listPassages(transaction, locationId);
  if (isSame(stored, composed)) return;
  await pages.replacePassages(transaction, locationId, withIds(composed, stored, locationId));
  for (const { id } of await pages.listPages(transaction, locationId)) {
    await pages.updatePage(transaction, id, { passageCount: composed.filter(({ pageId }) => pageId === id).length });
  }
  await raiseKnowledgeVersionOfLocation(transaction, locationId);
}

const isSame = (stored: readonly pages.StoredPassage[], composed: readonly Passage[]): boolean =>
  stored.length === composed.length &&
  composed.every(({ pageId, heading, text }, at) => {
    const other = stored[at];
    return other?.pageId === pageId && other.heading === heading && other.text === text;
  });

const keyOf = ({ pageId, heading, text }: Passage): string => JSON.stringify([pageId, heading, text]);

/** An unchanged passage keeps its id, so that indexes need not read it again. */
function withIds(
  composed: readonly Passage[],
  stored: readonly pages.StoredPassage[],
  locationId: string,
): WebsitePassageRow[] {
  const ids = new Map(stored.map((passage) => [keyOf(passage), passage.id]));
  return composed.map((passage, position) => {
    const key = keyOf(passage);
    const id = ids.get(key) ?? newId();
    // If two passages are equal, only one keeps the id.
    ids.delete(key);
    return { ...passage, id, locationId, position };
  });
}
