/** A boolean rule over phrase groups: a conjunction of disjunctions, with exclusions. */
export interface PhraseRule {
  /** Each inner list needs at least one of its groups. */
  readonly present: readonly (readonly string[])[];
  /** None of these groups may occur. */
  readonly absent: readonly string[];
}

/** Parses a rule: `a + b` needs both groups, `a/b` at least one, `+ !a` excludes one. */
export function parseRule(written: string): PhraseRule {
  const parts = written.split('+').map((part) => part.trim());
  const names = (part: string) => part.split('/').map((name) => name.trim());
  return {
    present: parts.filter((part) => !part.startsWith('!')).map(names),
    absent: parts.filter((part) => part.startsWith('!')).flatMap((part) => names(part.slice(1))),
  };
}

/** Tests a rule against the phrase groups that a text contains. */
export const matchesRule = ({ present, absent }: PhraseRule, groups: ReadonlySet<string>): boolean =>
  present.every((choices) => choices.some((name) => groups.has(name))) && !absent.some((name) => groups.has(name));

/** The names of all groups that a rule mentions. */
export const groupsOfRule = ({ present, absent }: PhraseRule): string[] => [...present.flat(), ...absent];
