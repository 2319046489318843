import { topics } from './topics.ts';

interface Pattern {
  readonly topic: string;
  /** One of each is there. */
  readonly present: readonly (readonly string[])[];
  readonly absent: readonly string[];
}

const patterns = Object.entries(topics).flatMap(([topic, written]) =>
  written.split(',').map((pattern) => parsePattern(topic, pattern)),
);

/** The topics of a text that mentions some concepts. */
export const topicsOf = (concepts: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(patterns.filter((pattern) => fits(pattern, concepts)).map(({ topic }) => topic));

function parsePattern(topic: string, written: string): Pattern {
  const parts = written.split('+').map((part) => part.trim());
  const names = (part: string) => part.split('/').map((name) => name.trim());
  return {
    topic,
    present: parts.filter((part) => !part.startsWith('!')).map(names),
    absent: parts.filter((part) => part.startsWith('!')).flatMap((part) => names(part.slice(1))),
  };
}

const fits = ({ present, absent }: Pattern, concepts: ReadonlySet<string>): boolean =>
  present.every((choices) => choices.some((name) => concepts.has(name))) && !absent.some((name) => concepts.has(name));
