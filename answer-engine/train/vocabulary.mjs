/** Examples contain typos, like visitors' messages. A word counts if several examples use it or if it is an English word. */
const fewestUses = 3;

/** The words of the example messages without their typos, in alphabetical order. Spelling is corrected to these words. */
export const vocabularyOf = (texts, tokenize, isCommonEnglish) => {
  const counts = new Map();
  for (const text of texts) for (const word of tokenize(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .filter(([word, count]) => count >= fewestUses || isCommonEnglish(word))
    .map(([word]) => word)
    .sort();
};
