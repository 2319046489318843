import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import { askedPatterns, type DetailKind, detailKinds, figureKinds } from '../lexicon/asked-details.ts';
import { memoizeMessages } from '../text/memoize.ts';
import { numbersIn } from '../text/numbers-in.ts';
import { stemWords } from '../text/stem-word.ts';
import { splitWords } from '../text/tokenize.ts';
import { analyzeMessage, type TextAnalysis } from '../understand/analyze-text.ts';
import { type WeightedTerm, weightTerms } from '../understand/content-terms.ts';
import { type SubIntents, subIntentsOf } from '../understand/intents/sub-intents.ts';

/** A question, ready to be compared with the sentences of answers. */
export interface SentenceQuery {
  readonly read: TextAnalysis;
  readonly subIntents: SubIntents;
  /** The content terms, without words such as "cost" that ask for a figure. */
  readonly terms: readonly WeightedTerm[];
  /** The kinds of detail that it asks for. */
  readonly details: ReadonlySet<DetailKind>;
  /** The numbers that it names, in digits. */
  readonly numbers: readonly string[];
}

export const readSentenceQuery = memoizeMessages((question: string): SentenceQuery => {
  const read = analyzeMessage(question);
  const normalized = normalizeText(question);
  const details = detailKinds.filter((kind) => askedPatterns[kind].test(normalized));
  const ofFigures = details.filter((kind) => figureKinds.has(kind)).map((kind) => askedPatterns[kind].exec(normalized));
  const wordsOfFigures = new Set(stemWords(splitWords(ofFigures.map((match) => match?.[0] ?? '').join(' '))));
  return {
    read,
    subIntents: subIntentsOf(read.embedding, read.intents),
    terms: weightTerms(read).filter(({ isCommonplace, stem }) => !isCommonplace && !wordsOfFigures.has(stem)),
    details: new Set(details),
    numbers: numbersIn(normalized),
  };
});
