import type { Passage } from '../gather-passages.ts';
import type { Asked } from './asked.ts';
import { checkFacts } from './check-facts.ts';
import { keepPromises } from './keep-promises.ts';
import { leaksPrompt } from './prompt-leak.ts';

export interface Told {
  readonly instructions: string;
  readonly passages: readonly Passage[];
  /** The visitor has left contact details in this session. */
  readonly hasLead: boolean;
}

export type Judgement =
  | {
      readonly kind: 'shown';
      readonly text: string;
      /** Those that hold its figures. */
      readonly passages: ReadonlySet<Passage>;
      /** Promises that were left out. */
      readonly cut: readonly string[];
    }
  | { readonly kind: 'withheld'; readonly reason: string };

const withheld = (reason: string): Judgement => ({ kind: 'withheld', reason });
/** Letters and digits that no figure of ours is read from. */
const isUnreadable = (answer: string): boolean =>
  /(?!\p{Script=Latin})\p{L}|(?![0-9])\p{N}/u.test(answer.normalize('NFKC'));
const quoted = (text: string): string => `“${text.length > 120 ? `${text.slice(0, 119)}…` : text}”`;

/** What of a model's answer a visitor may see: nothing that the facility has not said. */
export function judgeAnswer(answer: string, { instructions, passages, hasLead }: Told, asked: Asked): Judgement {
  if (isUnreadable(answer)) return withheld('it is in a language or in digits that cannot be checked');
  const told = passages.map(({ label, text }) => `${label}\n${text}`).join('\n');
  if (leaksPrompt(answer, instructions, told)) return withheld('it repeats its instructions');
  const { text, cut } = keepPromises(answer, passages, hasLead);
  if (text === '') return withheld(`it promises ${quoted(cut[0] ?? '')}`);
  const check = checkFacts(text, passages, asked);
  if (check.kind === 'unfounded') return withheld(`${quoted(check.claim)} stands in none of its sources`);
  return { kind: 'shown', text, passages: check.passages, cut };
}

export const leftOut = (cut: readonly string[]): string =>
  cut.length > 0 ? `left out: ${cut.map(quoted).join(', ')}` : '';
