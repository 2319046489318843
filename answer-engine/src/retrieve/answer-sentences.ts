import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import { type DetailKind, detailKinds, givenPatterns } from '../lexicon/asked-details.ts';
import { splitSentences } from '../text/split-sentences.ts';
import { analyzeWords } from '../understand/analyze-words.ts';
import type { Embedding } from '../understand/intents/intent-classifier.ts';
import { embedText } from '../understand/intents/intents.ts';
import type { Faq } from './faq.ts';

/** A sentence or line of a FAQ's answer, ready to be compared with a question. */
export interface AnswerSentence {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
  /** With their hypernyms. */
  readonly concepts: ReadonlySet<string>;
  readonly embedding: Embedding;
  readonly details: ReadonlySet<DetailKind>;
  /** It refers to the sentence before it, as "After that the unit is released" does. */
  readonly isDependent: boolean;
}

const analyzed = new WeakMap<Faq, readonly AnswerSentence[]>();

/** The sentences of a FAQ's answer, in order. Analyzed when first needed. */
export function sentencesOf(faq: Faq): readonly AnswerSentence[] {
  const known = analyzed.get(faq) ?? splitSentences(faq.answer).map(analyzeSentence);
  analyzed.set(faq, known);
  return known;
}

function analyzeSentence(text: string): AnswerSentence {
  const words = analyzeWords(text);
  const normalized = normalizeText(text);
  return {
    text,
    stems: new Set(words.contentTerms.map(({ stem }) => stem)),
    concepts: words.concepts,
    embedding: embedText(words).embedding,
    details: new Set(detailKinds.filter((kind) => givenPatterns[kind].test(normalized))),
    isDependent: refersBack.test(normalized),
  };
}

const refersBack =
  /^(?:if (?:so|not)|after (?:that|this)|before that|then|otherwise|however|but|also|and|or|so|this|that|these|those|they|them|it|its|he|she|there,|both|neither|each|in that case|the same|despues de eso|entonces|pero|tambien|ademas|si no|eso|esto|esos|estos|ellos|ambos|en ese caso|de lo contrario)\b/;
