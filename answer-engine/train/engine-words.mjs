/** What training needs of the engine before there is a vocabulary. */
export { splitWords as tokenize } from '#chat/language/normalize-text';
export { isCommonEnglish } from '#chat/language/word-vectors';

const fileNames = {
  vocabulary: 'example-words.txt',
  'word-vectors': 'word-vectors.bin',
  'intent-classifier': 'question-kinds.bin',
  reranker: 'faq-score.json',
  manifest: 'manifest.json',
};

export const modelFile = (name) => new URL(`../../server/assets/${fileNames[name]}`, import.meta.url);
