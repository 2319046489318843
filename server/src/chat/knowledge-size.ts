import { size as encodedSize } from '@chat-module/answer-engine/encode/encoder-weights';
import { tokenSize } from '@chat-module/answer-engine/encode/late-interaction';
import type { Knowledge } from '@chat-module/answer-engine/knowledge';
import type { FaqIndex } from '@chat-module/answer-engine/retrieve/faq-index';
import type { IndexedFaq } from '@chat-module/answer-engine/retrieve/indexed-faq';
import { embeddingSize, intentCount } from '@chat-module/answer-engine/understand/intents/intents';

/** The sizes below are in bytes, estimated from V8's heap; `bench/knowledge/sizes.mjs` checks the estimate. */
const typedArray = 200;
const subIntentsOfIntent = 60 + typedArray;
/** A stem or concept with its postings. */
const word = 50;
const entryObjects = 1500;
/** For a sentence with its question, once it has been compared with a message. */
const wordsOfSentence = 25;
const indexObjects = 100_000;
const number = Float32Array.BYTES_PER_ELEMENT;
/** Per character of a passage, once it has been compared with a message. */
const readPassageCharacter = 25;

/** Resident memory per byte of live objects. */
const residentPerLive = 1.35;

/** The number of bots in memory that hold an entry. */
type CountHolders = (entry: IndexedFaq) => number;

/** The approximate memory of a bot's knowledge, in bytes. Entries that several bots hold count proportionally. */
export const sizeOfKnowledge = ({ faqs, passages }: Knowledge, holdersOf: CountHolders = () => 1): number =>
  Math.ceil(
    residentPerLive *
      (sizeOfIndex(faqs, holdersOf) + sizeOfIndex(passages.faqs, holdersOf) + sizeOfReadPassages(passages.faqs)),
  );

/** Counts FAQs without a Spanish version twice if others have one: the two indexes share most of their memory. */
function sizeOfIndex({ entries, spanish }: FaqIndex, holdersOf: CountHolders): number {
  let size = indexObjects + (spanish ? sizeOfIndex(spanish, holdersOf) : 0);
  for (const entry of entries.values()) size += sizeOfEntry(entry) / holdersOf(entry);
  return size;
}

function sizeOfReadPassages({ entries }: FaqIndex): number {
  let size = 0;
  for (const { faq } of entries.values()) size += readPassageCharacter * faq.answer.length;
  return size;
}

function sizeOfEntry(entry: IndexedFaq): number {
  const { faq, question, answer, sentenceEmbeddings, subIntentsOfParts } = entry;
  const words = [question.stems, question.concepts, answer.stems, answer.concepts];
  // Each FAQ has two lists of intents and two embeddings; the index has one more of each.
  const lists = 2 * typedArray + 3 * intentCount * number;
  const embeddings = (2 + sentenceEmbeddings.length) * (typedArray + embeddingSize * number) + embeddingSize * number;
  const encoded = 2 * typedArray + encodedSize * number + wordsOfSentence * tokenSize;
  const subIntents = subIntentsOfParts.flat();
  const numbersOfSubIntents = subIntents.reduce((sum, { subIntents: numbers }) => sum + numbers.length * number, 0);
  return (
    entryObjects +
    sizeOfText(faq.question) +
    sizeOfText(faq.answer) +
    word * words.reduce((sum, { size }) => sum + size, 0) +
    lists +
    embeddings +
    Math.max(1, sentenceEmbeddings.length) * encoded +
    subIntents.length * subIntentsOfIntent +
    numbersOfSubIntents
  );
}

/** V8 stores a string with one byte per character unless a character needs two. */
const sizeOfText = (text: string): number => (/[\u0100-\uffff]/.test(text) ? 2 * text.length : text.length);
