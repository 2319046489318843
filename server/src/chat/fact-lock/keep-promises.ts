import type { Passage } from '../gather-passages.ts';
import { type PromiseKind, promisesIn } from './promises.ts';

export interface Kept {
  /** The answer without the sentences that promise what nobody has promised; may be empty. */
  readonly text: string;
  /** What was cut, as it was written. */
  readonly cut: readonly string[];
}

/** So much of two sentences has to be the same for one to repeat the other. */
const leastLikeness = 0.4;

/**
 * Cuts what only people can promise, unless a source promises it in nearly the same words. That somebody will call may
 * stand where there are contact details to call.
 */
export function keepPromises(answer: string, passages: readonly Passage[], hasLead: boolean): Kept {
  const promised = passages.flatMap(promisesOf);
  const mayPromise = (kind: PromiseKind, sentence: string): boolean =>
    (kind === 'contact' && hasLead) ||
    promised.some((it) => it.kinds.has(kind) && likeness(it.sentence, sentence) >= leastLikeness);
  const sentences = answer.split(/(?<=[.!?…])(?=\s)|(?<=\n)/);
  const isKept = (sentence: string): boolean => [...promisesIn(sentence)].every((kind) => mayPromise(kind, sentence));
  return {
    text: sentences.filter(isKept).join('').trim(),
    cut: sentences.filter((sentence) => !isKept(sentence)).map((sentence) => sentence.trim()),
  };
}

interface Promised {
  readonly sentence: string;
  readonly kinds: ReadonlySet<PromiseKind>;
}

const promisesOf = ({ kind, text }: Passage): Promised[] =>
  kind === 'turn' ? [] : text.split(/(?<=[.!?])\s|\n/).map((sentence) => ({ sentence, kinds: promisesIn(sentence) }));

/** The share of the words of either that both have. */
function likeness(a: string, b: string): number {
  const [ofA, ofB] = [wordsOf(a), wordsOf(b)];
  const common = [...ofA].filter((word) => ofB.has(word)).length;
  return common / (ofA.size + ofB.size - common);
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []);
