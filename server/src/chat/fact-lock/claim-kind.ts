import type { PlainClaim, PlainKind } from './claim.ts';
import type { Match } from './taken-text.ts';

/** How claims of one kind are found. */
export interface Kind {
  readonly pattern: RegExp;
  /** `undefined`: the text only looks like one of this kind. */
  readonly read: (match: Match, text: string) => PlainClaim[] | undefined;
}

export const numeric = (text: string | undefined): number => Number((text ?? '').replaceAll(',', ''));
export const number = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;

export const claim = (
  kind: PlainKind,
  value: string | number,
  { 0: text, index }: Match,
  more: Partial<PlainClaim> = {},
): PlainClaim => ({
  kind,
  value: String(value),
  text: text.trim(),
  at: index,
  nouns: [],
  ...more,
});
