/** What training needs of the engine: the code that reads messages when they are answered. It reads the vocabulary when it is loaded. */
export { analyzeAnswer, faqTextFeatures } from '#engine/retrieve/faq-text-features';
export { indexFaqs } from '#engine/retrieve/index-faqs';
export { analyzeText } from '#engine/understand/analyze-text';
export { analyzeWords } from '#engine/understand/analyze-words';
export { makeIntentClassifier, writeIntentClassifier } from '#engine/understand/intents/intent-classifier';
export { textFeatures } from '#engine/understand/intents/text-features';
