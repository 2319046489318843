import type { Knowledge } from '@chat-module/answer-engine/knowledge';
import type { IndexedFaqs } from '@chat-module/answer-engine/retrieve/indexed-faq';
import {
  createPassageIndex,
  faqsOfPassages,
  type WebsitePassage,
} from '@chat-module/answer-engine/retrieve/passage-index';
import type { Location } from '@chat-module/contract/locations';
import type { BotRow } from '../database/rows/bots.ts';
import type { Database } from '../database/schema.ts';
import { findLocation } from '../locations/locations.store.ts';
import { presentLocation } from '../locations/present-location.ts';
import { listPassages } from '../website-crawler/pages.store.ts';
import { within } from '../within.ts';
import { listActiveFaqs } from './chat.store.ts';
import type { FaqIndexCache } from './faq-index-cache.ts';
import { type FaqIndexing, indexInPortions } from './index-in-portions.ts';

export interface LoadedKnowledge extends Knowledge {
  /** Set while FAQs are still being indexed: waits a little for the rest; `undefined` if that takes too long. */
  readonly waitForRest?: () => Promise<LoadedKnowledge | undefined>;
}

export type VersionedBot = Pick<BotRow, 'id' | 'locationId' | 'knowledgeVersion'>;

/** The FAQs and passages indexed for an earlier version. */
export interface EarlierEntries {
  readonly faqs: IndexedFaqs;
  readonly passages: IndexedFaqs;
}

/** Knowledge that is being loaded. */
export interface Loading {
  readonly version: number;
  readonly whole: Promise<LoadedKnowledge>;
  /** Resolves to what is available soon for a message; without a message, only the record. */
  forMessage(message: string | undefined): Promise<LoadedKnowledge>;
  entriesSoFar(): Promise<EarlierEntries>;
  /** Stops in favor of a later version, which reuses what is indexed. Callers that wait for this one get the later one. */
  yieldTo(next: Loading): void;
}

export interface LoadingTools {
  readonly db: Database;
  readonly kept: FaqIndexCache;
  /** How long a message waits for the rest of a bot's FAQs. */
  readonly patienceMs: number;
}

/** If at most this many entries are unread, a message waits until all are indexed. */
const maxAwaitedEntries = 200;

export function loadKnowledge(
  { db, kept, patienceMs }: LoadingTools,
  bot: VersionedBot,
  earlier: Promise<EarlierEntries | undefined>,
): Loading {
  let next: Loading | undefined;
  const facility = loadFacility(db, bot);
  const begun = beginReading(db, kept, bot, earlier);
  const whole = finishReading();
  const waitForRest = () => within(whole, patienceMs);
  // Callers see a failure when they await; without a caller it must not become an unhandled rejection.
  for (const promise of [facility, begun, whole]) promise.catch(() => undefined);

  async function finishReading(): Promise<LoadedKnowledge> {
    const { faqs, passages, texts } = await begun;
    const indexes = { faqs: await faqs.finish(), passages: createPassageIndex(texts, await passages.finish()) };
    if (next) return next.whole;
    if (faqs.unread > worthKeeping) void kept.keep(bot.id, faqs.entries);
    if (passages.unread > worthKeeping) void kept.keep(nameOfPassages(bot), passages.entries);
    return { facility: await facility, ...indexes };
  }

  return {
    version: bot.knowledgeVersion,
    whole,
    async forMessage(message) {
      if (message === undefined) return { facility: await facility, ...nothingRead, waitForRest };
      const { faqs, passages, texts } = await begun;
      const isSoon = faqs.unread + passages.unread <= maxAwaitedEntries;
      const ready = isSoon ? await waitForRest() : undefined;
      if (ready) return ready;
      await Promise.all([faqs.readAlike(message), passages.readAlike(message)]);
      return {
        facility: await facility,
        faqs: faqs.indexSoFar(),
        passages: createPassageIndex(texts, passages.indexSoFar()),
        waitForRest,
      };
    },
    async entriesSoFar() {
      const { faqs, passages } = await begun;
      return { faqs: faqs.entries, passages: passages.entries };
    },
    yieldTo(later) {
      next = later;
      void begun.then(({ faqs, passages }) => [faqs, passages].map((reading) => reading.stop())).catch(() => undefined);
    },
  };
}

const noFaqs = indexInPortions([]).indexSoFar();
const nothingRead = { faqs: noFaqs, passages: createPassageIndex([], noFaqs) };

async function loadFacility(db: Database, { locationId }: VersionedBot): Promise<Location | undefined> {
  const location = await findLocation(db, locationId);
  return location && presentLocation(location);
}

interface Begun {
  readonly faqs: FaqIndexing;
  readonly passages: FaqIndexing;
  readonly texts: readonly WebsitePassage[];
}

/** Reuses what an earlier version or an earlier start has indexed. */
async function beginReading(
  db: Database,
  kept: FaqIndexCache,
  bot: VersionedBot,
  earlier: Promise<EarlierEntries | undefined>,
): Promise<Begun> {
  const known = await earlier.catch(() => undefined);
  const [faqs, texts] = await Promise.all([listActiveFaqs(db, bot), listPassagesOf(db, bot)]);
  const sections = faqsOfPassages(texts);
  const knownOrKept = async (entries: IndexedFaqs | undefined, name: string, count: number) =>
    entries ?? (count > worthKeeping ? await kept.find(name) : undefined);
  return {
    faqs: indexInPortions(faqs, await knownOrKept(known?.faqs, bot.id, faqs.length)),
    passages: indexInPortions(sections, await knownOrKept(known?.passages, nameOfPassages(bot), sections.length)),
    texts,
  };
}

/** Fewer are indexed as fast as their file is read. */
const worthKeeping = 50;

const nameOfPassages = ({ id }: VersionedBot): string => `${id}-website`;

const listPassagesOf = async (db: Database, { locationId }: VersionedBot): Promise<WebsitePassage[]> =>
  locationId === null ? [] : listPassages(db, locationId);
