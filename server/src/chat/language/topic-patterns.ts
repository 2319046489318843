import { fitsPattern, parsePattern } from './patterns.ts';
import { topics } from './topics.ts';

const readers = Object.entries(topics).map(([topic, written]) => ({
  topic,
  patterns: written.split(',').map(parsePattern),
}));

/** The topics of a text that mentions some concepts. */
export const topicsOf = (concepts: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    readers
      .filter(({ patterns }) => patterns.some((pattern) => fitsPattern(pattern, concepts)))
      .map(({ topic }) => topic),
  );
