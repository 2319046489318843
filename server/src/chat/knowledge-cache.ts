import type { IndexedFaq } from '@chat-module/answer-engine/retrieve/indexed-faq';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/schema.ts';
import { type FaqIndexCache, noFaqIndexCache } from './faq-index-cache.ts';
import { sizeOfKnowledge } from './knowledge-size.ts';
import {
  type EarlierEntries,
  type LoadedKnowledge,
  type Loading,
  loadKnowledge,
  type VersionedBot,
} from './load-knowledge.ts';

export interface KnowledgeCache {
  /** A bot's complete knowledge at the version in its row. */
  of(bot: VersionedBot): Promise<LoadedKnowledge>;
  /**
   * What is available soon for a message: everything, or what is indexed so far, the FAQs most similar to the message first.
   * Without a message, only the location record.
   */
  forMessage(bot: VersionedBot, message: string | undefined): Promise<LoadedKnowledge>;
}

interface Held {
  readonly version: number;
  readonly knowledge: LoadedKnowledge;
}

interface Settings {
  readonly maxMb?: number;
  readonly kept?: FaqIndexCache;
  readonly patienceMs?: number;
}

const bytesPerMb = 1024 * 1024;

/**
 * An LRU cache of the bots' indexes. Every message reads the bot's row, whose version shows whether an index is current, so
 * that all nodes notice a change. Messages that arrive while an index is built share it.
 */
export function createKnowledgeCache(
  db: Database,
  { maxMb = 256, kept = noFaqIndexCache, patienceMs = 2000 }: Settings = {},
): KnowledgeCache {
  const held = createBoundedMemory(maxMb * bytesPerMb);
  const loadings = new Map<string, Loading>();

  const heldFor = (bot: VersionedBot): LoadedKnowledge | undefined => {
    if (loadings.has(bot.id)) return undefined;
    const known = held.get(bot.id);
    return known && known.version >= bot.knowledgeVersion ? known.knowledge : undefined;
  };

  const loadingFor = (bot: VersionedBot): Loading => {
    const earlier = loadings.get(bot.id);
    if (earlier && earlier.version >= bot.knowledgeVersion) return earlier;
    const loading = loadKnowledge(
      { db, kept, patienceMs },
      bot,
      earlier?.entriesSoFar() ?? entriesOf(held.get(bot.id)),
    );
    earlier?.yieldTo(loading);
    loadings.set(bot.id, loading);
    void settle(bot, loading);
    return loading;
  };

  const settle = async (bot: VersionedBot, loading: Loading) => {
    const knowledge = await loading.whole.catch(() => undefined);
    if (loadings.get(bot.id) !== loading) return;
    loadings.delete(bot.id);
    if (knowledge) held.set(bot.id, { version: loading.version, knowledge });
  };

  return {
    of: async (bot) => heldFor(bot) ?? loadingFor(bot).whole,
    forMessage: async (bot, message) => heldFor(bot) ?? loadingFor(bot).forMessage(message),
  };
}

const entriesOf = async (held: Held | undefined): Promise<EarlierEntries | undefined> =>
  held && { faqs: held.knowledge.faqs.entries, passages: held.knowledge.passages.faqs.entries };

/** The most recently used bots' knowledge, at most `maxSize` bytes. An entry that several bots share counts in part for each. */
function createBoundedMemory(maxSize: number) {
  /** The number of cached bots that hold an entry. */
  const holders = new WeakMap<IndexedFaq, number>();
  const countHolder = ({ faqs, passages }: LoadedKnowledge, change: 1 | -1): void => {
    const entries = [faqs, faqs.spanish, passages.faqs, passages.faqs.spanish].flatMap((index) => [
      ...(index?.entries.values() ?? []),
    ]);
    for (const entry of new Set(entries)) holders.set(entry, (holders.get(entry) ?? 0) + change);
  };
  const cache = new LRUCache<string, Held>({
    maxSize,
    // A bot larger than the cache is kept alone; otherwise each of its messages would index all of its FAQs.
    sizeCalculation: ({ knowledge }) =>
      Math.min(
        sizeOfKnowledge(knowledge, (entry) => holders.get(entry) ?? 1),
        maxSize,
      ),
    dispose: ({ knowledge }) => countHolder(knowledge, -1),
  });
  return {
    get: (botId: string) => cache.get(botId),
    set(botId: string, held: Held): void {
      cache.delete(botId);
      countHolder(held.knowledge, 1);
      cache.set(botId, held);
    },
  };
}
