import type { Faq } from '../retrieve/faq.ts';
import {
  type EncodedMessage,
  type EncodedText,
  encodeSentence,
  type SentenceSimilarity,
  sentenceSimilarity,
} from './sentence-encoder.ts';
import { sentencesToEncode } from './sentences-to-encode.ts';

const encoded = new WeakMap<Faq, readonly EncodedText[]>();

/** The sentences of an FAQ's answer, encoded on first use. */
function encodedSentencesOf(faq: Faq): readonly EncodedText[] {
  const known = encoded.get(faq) ?? sentencesToEncode(faq.answer).map((text) => encodeSentence(faq.question, text));
  encoded.set(faq, known);
  return known;
}

/** How well each sentence of an FAQ's answer answers a message, in order. A long answer is cut. */
export const sentenceSimilarities = (message: EncodedMessage, faq: Faq): SentenceSimilarity[] =>
  encodedSentencesOf(faq).map((sentence) => sentenceSimilarity(message, sentence));

/** The sentence that answers a message best. */
export const bestSentenceSimilarity = (message: EncodedMessage, faq: Faq): SentenceSimilarity =>
  sentenceSimilarities(message, faq).reduce((best, one) => (one.score > best.score ? one : best));
