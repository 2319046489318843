/** Examples are mistyped as visitors mistype: a word counts if others use it, or if English knows it. */
const oftenEnough = 3;

/** The words of the example questions, as far as they are none of their slips. */
export const wordsOfExamples = (kinds, splitWords, isCommonEnglish) => {
  const counts = new Map();
  for (const { texts } of kinds)
    for (const text of texts) for (const word of splitWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .filter(([word, count]) => count >= oftenEnough || isCommonEnglish(word))
    .map(([word]) => word)
    .sort();
};
