import type { Faq } from '@chat-module/answer-engine/retrieve/faq';
import type { FaqIndex } from '@chat-module/answer-engine/retrieve/faq-index';
import { createFaqIndexBuilder } from '@chat-module/answer-engine/retrieve/faq-index-builder';
import type { IndexedFaq, IndexedFaqs } from '@chat-module/answer-engine/retrieve/indexed-faq';
import { createQuestionWordIndex, type FindSimilar } from './question-word-index.ts';
import { findShared, hasSameText, indexShared } from './shared-entries.ts';
import { createPauses } from './yield-to-event-loop.ts';

/** FAQs that are being indexed in portions. Those indexed so far can already be searched. */
export interface FaqIndexing {
  /** The number of FAQs that were not in the cache at the start. */
  readonly unread: number;
  /** The FAQs indexed so far, by id. */
  readonly entries: IndexedFaqs;
  /** Indexes the rest, unless it is stopped, and returns the index. */
  finish(): Promise<FaqIndex>;
  /** Prioritizes the FAQs that share the most words with a message. */
  readAlike(message: string): Promise<void>;
  indexSoFar(): FaqIndex;
  stop(): void;
}

/** Indexed for one message at once, in about a tenth of a second. */
const readForMessage = 20;

/** @param known FAQs that are already indexed; unchanged ones are reused */
export function indexInPortions(faqs: readonly Faq[], known: IndexedFaqs = new Map()): FaqIndexing {
  const builder = createFaqIndexBuilder(faqs);
  const { entries } = builder;
  let findAlike: Promise<FindSimilar> | undefined;
  let isStopped = false;

  const knownEntry = (faq: Faq): IndexedFaq | undefined => {
    const entry = known.get(faq.id);
    return entry && hasSameText(entry.faq, faq) ? entry : findShared(faq);
  };

  const readAll = async (some: Iterable<Faq>) => {
    const pauseIfLong = createPauses();
    for (const faq of some) {
      await pauseIfLong();
      if (isStopped) return;
      if (entries.has(faq.id)) continue;
      builder.add(knownEntry(faq) ?? indexShared(faq));
    }
  };

  return {
    unread: faqs.filter((faq) => !knownEntry(faq)).length,
    entries,
    async finish() {
      await readAll(faqs);
      return builder.build({ correctsSpelling: true });
    },
    async readAlike(message) {
      findAlike ??= createQuestionWordIndex(faqs.map(questionsOf));
      const alike = (await findAlike)(message).flatMap((place) => faqs[place] ?? []);
      await readAll(alike.filter(({ id }) => !entries.has(id)).slice(0, readForMessage));
    },
    // This index lives for one message: collecting its words for spelling correction would take longer than it saves.
    indexSoFar: () => builder.build({ correctsSpelling: false }),
    stop() {
      isStopped = true;
    },
  };
}

const questionsOf = ({ question, spanish }: Faq): string => [question, spanish?.question].join(' ');
