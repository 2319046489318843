import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import { type DetailKind, detailKinds, givenPatterns } from '../lexicon/asked-details.ts';
import { numbersIn } from '../text/numbers-in.ts';
import { splitSentences } from '../text/split-sentences.ts';
import { analyzeWords } from '../understand/analyze-words.ts';
import type { Embedding } from '../understand/intents/intent-classifier.ts';
import { embedText, intentsOfEmbedding, withoutOutOfDomain } from '../understand/intents/intents.ts';
import { type SubIntents, subIntentsOf } from '../understand/intents/sub-intents.ts';
import type { Faq } from './faq.ts';

/** A sentence or line of an FAQ's answer, ready to be compared with a question. */
export interface AnswerSentence {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
  /** With their hypernyms. */
  readonly concepts: ReadonlySet<string>;
  readonly embedding: Embedding;
  /** Embeds the FAQ's question and the sentence together. */
  readonly embeddingInContext: Embedding;
  readonly subIntents: SubIntents;
  readonly details: ReadonlySet<DetailKind>;
  /** The numbers that it names, in digits. */
  readonly numbers: ReadonlySet<string>;
  /** It refers to the sentence before it: "After that the unit is released". */
  readonly isDependent: boolean;
}

const analyzed = new WeakMap<Faq, readonly AnswerSentence[]>();

/** The sentences of an FAQ's answer, in order. Analyzed on first use. */
export function sentencesOf(faq: Faq): readonly AnswerSentence[] {
  const known = analyzed.get(faq) ?? splitSentences(faq.answer).map((text) => analyzeSentence(text, faq.question));
  analyzed.set(faq, known);
  return known;
}

function analyzeSentence(text: string, question: string): AnswerSentence {
  const words = analyzeWords(text);
  const normalized = normalizeText(text);
  const { embedding } = embedText(words);
  return {
    text,
    stems: new Set(words.contentTerms.map(({ stem }) => stem)),
    concepts: words.concepts,
    embedding,
    embeddingInContext: embedText(analyzeWords(`${question} ${text}`)).embedding,
    subIntents: subIntentsOf(embedding, withoutOutOfDomain(intentsOfEmbedding(embedding))),
    details: new Set(detailKinds.filter((kind) => givenPatterns[kind].test(normalized))),
    numbers: new Set(numbersIn(normalized)),
    isDependent: refersBack.test(normalized),
  };
}

const refersBack =
  /^(?:if (?:so|not)|after (?:that|this)|before that|then|otherwise|however|but|also|and|or|so|this|that|these|those|they|them|it|its|he|she|there,|both|neither|each|in that case|the same|despues de eso|entonces|pero|tambien|ademas|si no|eso|esto|esos|estos|ellos|ambos|en ese caso|de lo contrario)\b/;

/** In characters: a dependent sentence and the one before it are joined only up to this length. */
const longestPair = 320;

/** The given positions and those of the sentences that they refer to, ascending. */
export function withReferents(sentences: readonly AnswerSentence[], positions: readonly number[]): number[] {
  const wanted = new Set(positions);
  for (const position of [...positions].reverse()) {
    for (let at = position; at > 0; at--) {
      const sentence = sentences[at];
      const before = sentences[at - 1];
      if (!sentence?.isDependent || !before || before.text.length + sentence.text.length > longestPair) break;
      wanted.add(at - 1);
    }
  }
  return [...wanted].sort((a, b) => a - b);
}
