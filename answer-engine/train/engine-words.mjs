/** The parts of the engine that training uses before a vocabulary exists. */
export { splitWords as tokenize } from '#engine/text/tokenize';
export { isCommonEnglish } from '#engine/understand/intents/word-vectors';

const fileNames = {
  vocabulary: 'vocabulary.txt',
  'word-vectors': 'word-vectors.bin',
  'intent-classifier': 'intent-classifier.bin',
  'encoder-kernel': 'encoder-kernel.wasm',
  'sentence-encoder': 'sentence-encoder.bin',
  reranker: 'reranker.json',
  'sentence-ranker': 'sentence-ranker.json',
  'emergency-classifier': 'emergency-classifier.bin',
  'act-classifier': 'act-classifier.bin',
  manifest: 'manifest.json',
};

export const modelFile = (name) => new URL(`../models/${fileNames[name]}`, import.meta.url);
