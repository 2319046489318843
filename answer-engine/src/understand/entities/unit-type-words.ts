import type { SizeOption } from '@chat-module/contract/locations';
import { memoize } from '../../text/memoize.ts';
import { stemWord } from '../../text/stem-word.ts';
import { englishStopWords } from '../../text/stop-words.ts';
import { splitWords } from '../../text/tokenize.ts';

/** As many facilities as are asked at a time. */
const remembered = 1000;

/** Stems of the words that a facility tells its units by, beside their measures: "wine locker", "upper hall". */
export const unitTypeWords = (options: readonly SizeOption[]): ReadonlySet<string> =>
  stemsOf(options.map(({ size, type }) => `${size} ${type}`).join('\n'));

const stemsOf = memoize(
  (told): ReadonlySet<string> =>
    new Set(
      told
        .split('\n')
        .flatMap(splitWords)
        .filter((word) => word.length > 2 && !/\d/.test(word) && !englishStopWords.has(word))
        .map(stemWord),
    ),
  remembered,
);
