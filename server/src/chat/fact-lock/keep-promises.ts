import type { Passage } from '../gather-passages.ts';
import { type PromiseKind, promisesIn } from './promises.ts';

export interface Kept {
  /** The answer without the sentences that promise what nobody has promised; may be empty. */
  readonly text: string;
  /** What was cut, as it was written. */
  readonly cut: readonly string[];
}

/**
 * Cuts what only people can promise, unless a source promises it in the facility's own words. That somebody will call
 * may stand where there are contact details to call.
 */
export function keepPromises(answer: string, passages: readonly Passage[], hasLead: boolean): Kept {
  const allowed = new Set<PromiseKind>(passages.flatMap(promisesOf));
  if (hasLead) allowed.add('contact');
  const sentences = answer.split(/(?<=[.!?…])(?=\s)|(?<=\n)/);
  const isKept = (sentence: string): boolean => [...promisesIn(sentence)].every((kind) => allowed.has(kind));
  return {
    text: sentences.filter(isKept).join('').trim(),
    cut: sentences.filter((sentence) => !isKept(sentence)).map((sentence) => sentence.trim()),
  };
}

const promisesOf = ({ kind, text }: Passage): PromiseKind[] =>
  kind === 'turn' ? [] : text.split(/(?<=[.!?])\s|\n/).flatMap((sentence) => [...promisesIn(sentence)]);
