import type { Faq } from '@chat-module/answer-engine/retrieve/faq';
import { createFaqIndex, type FaqIndex } from '@chat-module/answer-engine/retrieve/faq-index';
import { type IndexedFaq, type IndexedFaqs, indexFaq } from '@chat-module/answer-engine/retrieve/indexed-faq';
import { createInvertedIndex } from '@chat-module/answer-engine/retrieve/inverted-index';
import { createPauses } from './pause.ts';
import { createQuestionWordIndex, type FindSimilar } from './question-word-index.ts';

/** FAQs that are being read. Those read so far can be asked already. */
export interface FaqIndexing {
  /** How many nobody had read when this began. */
  readonly unread: number;
  /** Those read so far, by their ids. */
  readonly entries: IndexedFaqs;
  /** Reads the rest, or stops early when told to, and gives an index of all that were read. */
  finish(): Promise<FaqIndex>;
  /** Reads those next that are most like a message. */
  readAlike(message: string): Promise<void>;
  indexSoFar(): FaqIndex;
  stop(): void;
}

/** So many are read for a message at once, in about a tenth of a second. */
const readForMessage = 20;

/** @param known FAQs that were read before; those that have not changed are not read again */
export function indexInPortions(faqs: readonly Faq[], known: IndexedFaqs = new Map()): FaqIndexing {
  const entries = new Map<string, IndexedFaq>();
  const builder = createInvertedIndex(faqs.length);
  let findAlike: Promise<FindSimilar> | undefined;
  let isStopped = false;

  const knownEntry = (faq: Faq): IndexedFaq | undefined => {
    const entry = known.get(faq.id);
    return entry && isSame(entry.faq, faq) ? entry : undefined;
  };

  const readAll = async (some: Iterable<Faq>) => {
    const pauseIfLong = createPauses();
    for (const faq of some) {
      await pauseIfLong();
      if (isStopped) return;
      if (entries.has(faq.id)) continue;
      const entry = knownEntry(faq) ?? indexFaq(faq);
      entries.set(faq.id, entry);
      builder.add(entry);
    }
  };

  return {
    unread: faqs.filter((faq) => !knownEntry(faq)).length,
    entries,
    async finish() {
      await readAll(faqs);
      return createFaqIndex(entries, builder.index, { correctsSpelling: true });
    },
    async readAlike(message) {
      findAlike ??= createQuestionWordIndex(faqs.map(({ question }) => question));
      const alike = (await findAlike)(message).flatMap((place) => faqs[place] ?? []);
      await readAll(alike.filter(({ id }) => !entries.has(id)).slice(0, readForMessage));
    },
    // To collect the words that may be mistyped takes longer than an index that is gone with the next message is worth.
    indexSoFar: () => createFaqIndex(entries, builder.index, { correctsSpelling: false }),
    stop() {
      isStopped = true;
    },
  };
}

const isSame = (a: Faq, b: Faq): boolean => a.question === b.question && a.answer === b.answer;
