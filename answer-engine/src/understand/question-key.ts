import { stemWord } from '../text/stem-word.ts';
import { isFunctionWord, type WordAnalysis } from './analyze-words.ts';
import { writeUnitSize } from './entities/unit-size.ts';

const maxLength = 300;

/** The words that a question is about, in a form that is equal for questions that are alike. Empty when there are none. */
export function questionKeyOf({ words, sizes }: Pick<WordAnalysis, 'words' | 'sizes'>): string {
  const stems = words.filter((word) => !isFunctionWord(word) && !isSizePart(word)).map(stemWord);
  return [...new Set([...sizes.map(writeUnitSize), ...stems])].sort().join(' ').slice(0, maxLength);
}

const isSizePart = (word: string): boolean => /^(?:\d{1,3}|\d{1,3}x\d{1,3}|x)$/.test(word);
