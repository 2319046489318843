/** What training needs of the engine: the code that reads messages when they are answered. It reads the vocabulary when it is loaded. */
export { featuresOfFaq, readAnswer } from '#engine/retrieve/faq-text-features';
export { indexFaqs } from '#engine/retrieve/index-faqs';
export { readText } from '#engine/understand/analyze-text';
export { readWords } from '#engine/understand/analyze-words';
export { makeKindModel, writeKindModel } from '#engine/understand/intents/intent-classifier';
export { textFeatures } from '#engine/understand/intents/text-features';
