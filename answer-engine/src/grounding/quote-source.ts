import { showPassage } from '../candidates/passages.ts';
import { quoteFaq } from '../compose/show-faq.ts';
import { thresholds } from '../decide/thresholds.ts';
import type { Reply } from '../reply.ts';
import { share } from '../rerank/lexical-similarity.ts';
import type { IndexedFaq } from '../retrieve/indexed-faq.ts';
import { isAnyIn } from '../text/is-any-in.ts';
import { truncateLength, truncateWords } from '../text/truncate-text.ts';
import type { Turn } from '../turn.ts';
import { analyzeText, type TextAnalysis } from '../understand/analyze-text.ts';
import { type WeightedTerm, weightTerms } from '../understand/content-terms.ts';

/** The number of FAQs and website passages in the model's prompt. */
export const faqsInPrompt = 8;
export const pagesInPrompt = 4;

export type Asked = Pick<Turn, 'read' | 'knowledge' | 'texts'>;

/**
 * The FAQ or website passage that a withheld answer was drawn from, to be shown in its place; `undefined` if no source covers the answer. A
 * model may draw on something nobody asked for, so only an FAQ that would be suggested is shown.
 *
 * @param suggested the ids of the FAQs that would be suggested
 */
export function quoteSource(turn: Asked, answer: string, suggested: readonly string[]): Reply | undefined {
  const read = analyzeText(truncateWords(truncateLength(answer)));
  const words = weightTerms(read);
  const [best] = sourcesOf(turn, read, suggested)
    .map(({ entry, show }) => ({ coverage: coverageBy(entry, words), show }))
    .sort((a, b) => b.coverage - a.coverage);
  return best && best.coverage >= thresholds.quotedSource ? best.show() : undefined;
}

interface Source {
  readonly entry: IndexedFaq | undefined;
  readonly show: () => Reply;
}

/** The FAQs that would be suggested, and the passages nearest to the answer. */
function sourcesOf(turn: Asked, answer: TextAnalysis, suggested: readonly string[]): Source[] {
  const { faqs, passages } = turn.knowledge;
  const matches = faqs.nearest(turn.read, faqsInPrompt).filter(({ faq }) => suggested.includes(faq.id));
  return [
    ...matches.map((match) => ({
      entry: faqs.entries.get(match.faq.id),
      show: () => quoteFaq(match),
    })),
    ...passages.nearest(answer, pagesInPrompt).map((match) => ({
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
