import { showFaq } from '../candidates/faqs.ts';
import { showPassage } from '../candidates/passages.ts';
import type { Reply } from '../reply.ts';
import { share } from '../rerank/lexical-similarity.ts';
import type { IndexedFaq } from '../retrieve/indexed-faq.ts';
import { isAnyIn } from '../text/is-any-in.ts';
import { truncateLength, truncateWords } from '../text/truncate-text.ts';
import type { Turn } from '../turn.ts';
import { analyzeText, type TextAnalysis } from '../understand/analyze-text.ts';
import { type WeightedTerm, weightTerms } from '../understand/content-terms.ts';

/** The share of an answer's words, by their weight, that a source must speak of. Measured in `grounded-answers.test.ts`. */
const drawnFrom = 0.4;

/** How many FAQs and passages the model is given. */
export const faqsTold = 8;
export const pagesTold = 4;

export type Asked = Pick<Turn, 'read' | 'knowledge' | 'texts'>;

/**
 * The FAQ or passage of the website that an answer of the model was drawn from, in the facility's own words: what may not be
 * shown still tells where the answer stands. `undefined`: in none.
 */
export function quoteSource(turn: Asked, answer: string): Reply | undefined {
  const read = analyzeText(truncateWords(truncateLength(answer)));
  const words = weightTerms(read);
  const [best] = sourcesOf(turn, read)
    .map(({ entry, show }) => ({ coverage: coverageBy(entry, words), show }))
    .sort((a, b) => b.coverage - a.coverage);
  return best && best.coverage >= drawnFrom ? best.show() : undefined;
}

interface Source {
  readonly entry: IndexedFaq | undefined;
  readonly show: () => Reply;
}

/** The FAQs that the model was told, and the passages that say most of what the answer does. */
function sourcesOf(turn: Asked, answer: TextAnalysis): Source[] {
  const { faqs, passages } = turn.knowledge;
  return [
    ...faqs.nearest(turn.read, faqsTold).map((match) => ({
      entry: faqs.entries.get(match.faq.id),
      show: () => showFaq(match),
    })),
    ...passages.nearest(answer, pagesTold).map((match) => ({
      entry: passages.faqs.entries.get(match.passage.id),
      show: () => showPassage(turn, match),
    })),
  ];
}

const coverageBy = (entry: IndexedFaq | undefined, words: readonly WeightedTerm[]): number =>
  entry
    ? share(words, ({ stem, concepts }) =>
        [entry.question, entry.answer].some((said) => said.stems.has(stem) || isAnyIn(concepts, said.concepts)),
      )
    : 0;
