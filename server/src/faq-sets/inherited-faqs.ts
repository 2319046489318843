import type { InheritedFaq } from '@chat-module/contract/faq-sets';
import { blanksOf, fillBlanks } from '@chat-module/contract/starter-blanks';
import { type PageRequest, readPage } from '../database/paging.ts';
import type { BotRow } from '../database/rows/bots.ts';
import type { FaqRow } from '../database/rows/faqs.ts';
import type { Database } from '../database/schema.ts';
import { presentFaq } from '../faqs/present-faq.ts';
import { findLocation } from '../locations/locations.store.ts';
import { type KnownValues, knownValuesOf } from '../starter-faqs/known-values.ts';
import * as store from './inherited-faqs.store.ts';

type InheritingBot = Pick<BotRow, 'id' | 'locationId'>;

/** One page of the FAQs of a bot's sets, as the bot has them. */
export async function listInheritedFaqs(db: Database, bot: InheritingBot, page: PageRequest) {
  const { rows, nextCursor } = await readPage(store.faqsOfSets(db, bot.id), 'createdAt', page);
  return { rows: await inherit(db, bot, rows), nextCursor };
}

/** Read at once, like a bot's own FAQs. */
const portion = 100;

/** The FAQs of a bot's sets that it answers with. */
export async function* usedInheritedFaqs(db: Database, bot: InheritingBot): AsyncGenerator<InheritedFaq[]> {
  let cursor: string | undefined;
  do {
    const { rows, nextCursor } = await listInheritedFaqs(db, bot, { limit: portion, cursor });
    yield rows.filter(({ state }) => state === 'used');
    cursor = nextCursor;
  } while (cursor !== undefined);
}

/** Decides whether a bot uses each of these FAQs of its sets, and fills in their blanks. */
async function inherit(db: Database, bot: InheritingBot, rows: readonly FaqRow[]): Promise<InheritedFaq[]> {
  if (rows.length === 0) return [];
  const [names, values, isHidden, isOverridden] = await Promise.all([
    store.listSetsOfBot(db, bot.id),
    valuesOf(db, bot),
    findHidden(db, bot, rows),
    findOverridden(db, bot, rows),
  ]);
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  return rows.map((row) => {
    const filled = fillIn(row, values);
    const missing = blanksOf([filled.question, filled.answer, filled.questionEs, filled.answerEs].join('\n'));
    const state = () => {
      if (row.status === 'inactive') return 'inactive';
      if (isHidden(row)) return 'hidden';
      if (isOverridden(row)) return 'overridden';
      return missing.length > 0 ? 'incomplete' : 'used';
    };
    const setId = row.setId ?? '';
    return { ...presentFaq(filled), setId, setName: nameOf.get(setId) ?? '', state: state(), missing };
  });
}

async function valuesOf(db: Database, { locationId }: InheritingBot): Promise<KnownValues> {
  const location = await findLocation(db, locationId);
  return location ? knownValuesOf(location) : {};
}

const fillIn = (row: FaqRow, values: KnownValues): FaqRow => ({
  ...row,
  question: fillBlanks(row.question, values),
  answer: fillBlanks(row.answer, values),
  questionEs: fillBlanks(row.questionEs, values),
  answerEs: fillBlanks(row.answerEs, values),
});

type Test = (row: FaqRow) => boolean;

async function findHidden(db: Database, { id }: InheritingBot, rows: readonly FaqRow[]): Promise<Test> {
  const hidden = await store.listHidden(
    db,
    id,
    rows.map((row) => row.id),
  );
  return (row) => hidden.has(row.id);
}

/** The bot's own FAQ replaces a set's; among its sets, the newer of two FAQs with one question replaces the older. */
async function findOverridden(db: Database, { id }: InheritingBot, rows: readonly FaqRow[]): Promise<Test> {
  const keys = rows.map(({ questionKey }) => questionKey);
  const ids = rows.map((row) => row.id);
  const [own, rivals] = await Promise.all([
    store.listOwnReplacements(db, id, keys, ids),
    store.listSetRivals(db, id, keys),
  ]);
  const ownKeys = new Set(own.map(({ questionKey }) => questionKey));
  const overridden = new Set(own.map(({ overridesId }) => overridesId));
  const newest = new Map<string, { readonly id: string; readonly createdAt: string }>();
  for (const rival of rivals) {
    const known = newest.get(rival.questionKey);
    if (!known || isNewer(rival, known)) newest.set(rival.questionKey, rival);
  }
  return (row) => {
    const rival = newest.get(row.questionKey);
    return ownKeys.has(row.questionKey) || overridden.has(row.id) || (rival !== undefined && isNewer(rival, row));
  };
}

type Dated = Pick<FaqRow, 'id' | 'createdAt'>;

const isNewer = (one: Dated, other: Dated): boolean =>
  one.createdAt === other.createdAt ? one.id > other.id : one.createdAt > other.createdAt;
