/** A combination of named groups: one of each choice is there, and none that must not be. */
export interface PhraseRule {
  readonly present: readonly (readonly string[])[];
  readonly absent: readonly string[];
}

/** `a + b` needs both, `a/b` either, `+ !a` none. */
export function parseRule(written: string): PhraseRule {
  const parts = written.split('+').map((part) => part.trim());
  const names = (part: string) => part.split('/').map((name) => name.trim());
  return {
    present: parts.filter((part) => !part.startsWith('!')).map(names),
    absent: parts.filter((part) => part.startsWith('!')).flatMap((part) => names(part.slice(1))),
  };
}

export const matchesRule = ({ present, absent }: PhraseRule, groups: ReadonlySet<string>): boolean =>
  present.every((choices) => choices.some((name) => groups.has(name))) && !absent.some((name) => groups.has(name));

/** Every group that a pattern names. */
export const groupsOfRule = ({ present, absent }: PhraseRule): string[] => [...present.flat(), ...absent];
