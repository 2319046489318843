import { splitWords } from './normalize-text.ts';
import { questions } from './questions/questions.ts';
import { isCommonEnglish } from './word-vectors.ts';

/** Examples are mistyped as visitors mistype: a word counts if others use it, or if English knows it. */
const oftenEnough = 3;

/** The words of the example questions, as far as they are none of their slips. */
export function wordsOfExamples(): string[] {
  const counts = new Map<string, number>();
  for (const examples of Object.values(questions))
    for (const word of splitWords(examples)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].filter(([word, count]) => count >= oftenEnough || isCommonEnglish(word)).map(([word]) => word);
}
