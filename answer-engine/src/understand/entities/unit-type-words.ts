import type { SizeOption } from '@chat-module/contract/locations';
import { memoize } from '../../text/memoize.ts';
import { stemWord } from '../../text/stem-word.ts';
import { englishStopWords } from '../../text/stop-words.ts';
import { splitWords } from '../../text/tokenize.ts';

/** Cache size: enough for the facilities that are active at the same time. */
const cacheSize = 1000;

/** Stems of the words in a facility's unit types, such as "wine locker" or "upper hall", without sizes and stop words. */
export const unitTypeWords = (options: readonly SizeOption[]): ReadonlySet<string> =>
  stemsOf(options.map(({ size, type }) => `${size} ${type}`).join('\n'));

const stemsOf = memoize(
  (types): ReadonlySet<string> =>
    new Set(
      types
        .split('\n')
        .flatMap(splitWords)
        .filter((word) => word.length > 2 && !/\d/.test(word) && !englishStopWords.has(word))
        .map(stemWord),
    ),
  cacheSize,
);
