import type { Faq } from '../retrieve/faq.ts';
import {
  type EncodedMessage,
  type EncodedText,
  encodeSentence,
  matchSentence,
  type SentenceMatch,
} from './sentence-encoder.ts';
import { sentencesToEncode } from './sentences-to-encode.ts';

const encoded = new WeakMap<Faq, readonly EncodedText[]>();

/** The sentences of a FAQ's answer, encoded when they are first compared with a message. */
function encodedSentencesOf(faq: Faq): readonly EncodedText[] {
  const known = encoded.get(faq) ?? sentencesToEncode(faq.answer).map((text) => encodeSentence(faq.question, text));
  encoded.set(faq, known);
  return known;
}

/** How well each sentence of a FAQ's answer answers a message, in order; of a long answer, the first ones. */
export const matchSentences = (message: EncodedMessage, faq: Faq): SentenceMatch[] =>
  encodedSentencesOf(faq).map((sentence) => matchSentence(message, sentence));

/** The sentence that answers a message best. */
export const matchBestSentence = (message: EncodedMessage, faq: Faq): SentenceMatch =>
  matchSentences(message, faq).reduce((best, one) => (one.score > best.score ? one : best));
