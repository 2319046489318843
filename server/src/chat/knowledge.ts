import type { Location } from '@chat-module/contract/locations';
import type { BotRow, Database } from '../database/schema.ts';
import { listPassages } from '../knowledge/pages.store.ts';
import { findLocation } from '../locations/locations.store.ts';
import { presentLocation } from '../locations/present-location.ts';
import { type KnownFaq, listActiveFaqs } from './chat.store.ts';
import { createFaqIndex, type FaqIndex } from './faq-index.ts';
import { type KeptFaqs, keepNothing } from './kept-faqs.ts';
import { createPassageIndex, type KnownPassage, type PassageIndex } from './passage-index.ts';

/** What a bot knows. */
export interface Knowledge {
  /** The record of its location. */
  readonly facility: Location | undefined;
  readonly faqs: FaqIndex;
  /** Of the website of the bot's location. */
  readonly passages: PassageIndex;
}

type VersionedBot = Pick<BotRow, 'id' | 'locationId' | 'knowledgeVersion'>;

export interface KnowledgeCache {
  /** The knowledge of a bot as of the version in its row. */
  of(bot: VersionedBot): Promise<Knowledge>;
}

interface Entry {
  readonly version: number;
  readonly loading: Promise<Knowledge>;
}

/**
 * Keeps the indexes of the bots asked last. The row that every message reads anyway tells whether an index is still
 * good, so that a change on one node is noticed on all. Messages that arrive while an index is built share it.
 */
export function createKnowledgeCache(
  db: Database,
  { maxBots = 200, kept = keepNothing }: { readonly maxBots?: number; readonly kept?: KeptFaqs } = {},
): KnowledgeCache {
  const entries = new Map<string, Entry>();

  const load = (bot: VersionedBot, previous: Entry | undefined): Entry => {
    const entry = { version: bot.knowledgeVersion, loading: loadKnowledge(db, kept, bot, previous?.loading) };
    entry.loading.catch(() => {
      if (entries.get(bot.id) === entry) entries.delete(bot.id);
    });
    return entry;
  };

  return {
    of(bot) {
      const known = entries.get(bot.id);
      const entry = known && known.version >= bot.knowledgeVersion ? known : load(bot, known);
      // A Map keeps the order of insertion: the first key is the bot that was asked the longest ago.
      entries.delete(bot.id);
      entries.set(bot.id, entry);
      const oldest = entries.keys().next().value;
      if (entries.size > maxBots && oldest !== undefined) entries.delete(oldest);
      return entry.loading;
    },
  };
}

/** What has not changed since the previous time is not read again, nor what another start has read. */
async function loadKnowledge(
  db: Database,
  kept: KeptFaqs,
  bot: VersionedBot,
  previous?: Promise<Knowledge>,
): Promise<Knowledge> {
  const [location, faqs, passages, known] = await Promise.all([
    bot.locationId === null ? undefined : findLocation(db, bot.locationId),
    listActiveFaqs(db, bot.id),
    listPassagesOf(db, bot.locationId),
    previous?.catch(() => undefined),
  ]);
  return {
    facility: location && presentLocation(location),
    faqs: await indexFaqs(faqs, known?.faqs, kept, bot.id),
    passages: await createPassageIndex(passages, (sections) =>
      indexFaqs(sections, known?.passages.faqs, kept, `${bot.id}-website`),
    ),
  };
}

/** So many are read in a moment, and are not worth a file. */
const readAtOnce = 200;

async function indexFaqs(
  faqs: readonly KnownFaq[],
  previous: FaqIndex | undefined,
  kept: KeptFaqs,
  name: string,
): Promise<FaqIndex> {
  const known = previous?.entries ?? (faqs.length > readAtOnce ? await kept.find(name) : new Map());
  const index = await createFaqIndex(faqs, known);
  const readAnew = [...index.entries].filter(([id, entry]) => known.get(id) !== entry);
  if (readAnew.length > readAtOnce) void kept.keep(name, index.entries);
  return index;
}

const listPassagesOf = async (db: Database, locationId: string | null): Promise<KnownPassage[]> =>
  locationId === null ? [] : listPassages(db, locationId);
