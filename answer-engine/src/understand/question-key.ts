import { stemWord } from '../text/stem-word.ts';
import { isFunctionWord, type WordAnalysis } from './analyze-words.ts';
import { writeUnitSize } from './entities/unit-size.ts';

const maxLength = 300;

/**
 * A key that groups unanswered questions that differ only in word order, inflection and stop words. It consists of the sorted unit sizes and
 * stems, has at most 300 characters, and is empty for a text without content.
 */
export function questionKeyOf({ words, sizes }: Pick<WordAnalysis, 'words' | 'sizes'>): string {
  const stems = words.filter((word) => !isFunctionWord(word) && !isSizePart(word)).map(stemWord);
  return [...new Set([...sizes.map(writeUnitSize), ...stems])].sort().join(' ').slice(0, maxLength);
}

const isSizePart = (word: string): boolean => /^(?:\d{1,3}|\d{1,3}x\d{1,3}|x)$/.test(word);
