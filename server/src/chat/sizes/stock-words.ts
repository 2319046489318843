import type { SizeOption } from '@chat-module/contract/locations';
import { splitWords } from '../language/normalize-text.ts';
import { stemWord } from '../language/stem-word.ts';
import { englishStopWords } from '../language/stop-words.ts';

/** Stems of the words that a facility tells its units by, beside their measures: "wine locker", "upper hall". */
export const stockWords = (options: readonly SizeOption[]): ReadonlySet<string> =>
  new Set(
    options
      .flatMap(({ size, type }) => splitWords(`${size} ${type}`))
      .filter((word) => word.length > 2 && !/\d/.test(word) && !englishStopWords.has(word))
      .map(stemWord),
  );
