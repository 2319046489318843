import type { Faq } from '@chat-module/answer-engine/retrieve/faq';
import { type FaqIndex, faqIndexOf } from '@chat-module/answer-engine/retrieve/faq-index';
import { type FaqEntries, type FaqEntry, readFaq } from '@chat-module/answer-engine/retrieve/indexed-faq';
import { createFaqWords } from '@chat-module/answer-engine/retrieve/inverted-index';
import { createPauses } from './pause.ts';
import { createQuestionWords, type FindAlike } from './question-word-index.ts';

/** FAQs that are being read. Those read so far can be asked already. */
export interface FaqReading {
  /** How many nobody had read when this began. */
  readonly unread: number;
  /** Those read so far, by their ids. */
  readonly entries: FaqEntries;
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
export function readFaqs(faqs: readonly Faq[], known: FaqEntries = new Map()): FaqReading {
  const entries = new Map<string, FaqEntry>();
  const words = createFaqWords(faqs.length);
  let findAlike: Promise<FindAlike> | undefined;
  let isStopped = false;

  const knownEntry = (faq: Faq): FaqEntry | undefined => {
    const entry = known.get(faq.id);
    return entry && isSame(entry.faq, faq) ? entry : undefined;
  };

  const readAll = async (some: Iterable<Faq>) => {
    const pauseIfLong = createPauses();
    for (const faq of some) {
      await pauseIfLong();
      if (isStopped) return;
      if (entries.has(faq.id)) continue;
      const entry = knownEntry(faq) ?? readFaq(faq);
      entries.set(faq.id, entry);
      words.add(entry);
    }
  };

  return {
    unread: faqs.filter((faq) => !knownEntry(faq)).length,
    entries,
    async finish() {
      await readAll(faqs);
      return faqIndexOf(entries, words.words, { mendsSpelling: true });
    },
    async readAlike(message) {
      findAlike ??= createQuestionWords(faqs.map(({ question }) => question));
      const alike = (await findAlike)(message).flatMap((place) => faqs[place] ?? []);
      await readAll(alike.filter(({ id }) => !entries.has(id)).slice(0, readForMessage));
    },
    // To collect the words that may be mistyped takes longer than an index that is gone with the next message is worth.
    indexSoFar: () => faqIndexOf(entries, words.words, { mendsSpelling: false }),
    stop() {
      isStopped = true;
    },
  };
}

const isSame = (a: Faq, b: Faq): boolean => a.question === b.question && a.answer === b.answer;
