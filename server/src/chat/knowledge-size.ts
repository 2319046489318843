import type { Knowledge } from '@chat-module/answer-engine/knowledge';
import type { FaqIndex } from '@chat-module/answer-engine/retrieve/faq-index';
import type { IndexedFaq } from '@chat-module/answer-engine/retrieve/indexed-faq';
import { embeddingSize, intentCount } from '@chat-module/answer-engine/understand/intents/intents';

/** Estimated from what V8 holds for bots of many shapes: `bench/knowledge/sizes.mjs` compares the two. In bytes. */
const typedArray = 200;
const subIntentsOfIntent = 60 + typedArray;
/** A stem or idea, with its places in the inverted index. */
const word = 50;
const entryObjects = 1500;
const indexObjects = 100_000;
const number = Float32Array.BYTES_PER_ELEMENT;
/** Of each character of a passage, once the passage has been compared with a message. */
const readPassageCharacter = 25;

/** The process takes more memory from the system than its live objects fill. */
const residentPerLive = 1.35;

/** About how much memory the knowledge of a bot takes, in bytes. */
export const sizeOfKnowledge = ({ faqs, passages }: Knowledge): number =>
  Math.ceil(residentPerLive * (sizeOfIndex(faqs) + sizeOfIndex(passages.faqs) + sizeOfReadPassages(passages.faqs)));

function sizeOfIndex({ entries }: FaqIndex): number {
  let size = indexObjects;
  for (const entry of entries.values()) size += sizeOfEntry(entry);
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
  // Each entry has two lists of all kinds and two embeddings, and the index one more of each.
  const lists = 2 * typedArray + 3 * intentCount * number;
  const embeddings = (2 + sentenceEmbeddings.length) * (typedArray + embeddingSize * number) + embeddingSize * number;
  const subIntents = subIntentsOfParts.flat();
  const numbersOfSubIntents = subIntents.reduce((sum, { subIntents: numbers }) => sum + numbers.length * number, 0);
  return (
    entryObjects +
    sizeOfText(faq.question) +
    sizeOfText(faq.answer) +
    word * words.reduce((sum, { size }) => sum + size, 0) +
    lists +
    embeddings +
    subIntents.length * subIntentsOfIntent +
    numbersOfSubIntents
  );
}

/** V8 stores a text in one byte for each character unless one of them needs two. */
const sizeOfText = (text: string): number => (/[\u0100-\uffff]/.test(text) ? 2 * text.length : text.length);
