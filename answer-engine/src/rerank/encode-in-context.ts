import type { DialogueState } from '../dialogue.ts';
import { type EncodedMessage, encodeMessage } from '../encode/sentence-encoder.ts';
import type { IndexedFaqs } from '../retrieve/indexed-faq.ts';

/** Encodes a message with the question before it and the question of the FAQ shown last. */
export const encodeInContext = (
  message: string,
  { subject, shown }: DialogueState,
  entries: IndexedFaqs,
): EncodedMessage =>
  encodeMessage(message, { before: subject?.text, shown: entries.get(shown?.[0]?.faqId ?? '')?.faq.question });
