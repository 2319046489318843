/** What training needs of the engine: the code that reads messages when they are answered. It reads the vocabulary when it is loaded. */
export { featuresOfFaq, readAnswer } from '#chat/faq-features';
export { makeKindModel, writeKindModel } from '#chat/language/kind-model';
export { readText } from '#chat/language/read-text';
export { readWords } from '#chat/language/read-words';
export { textFeatures } from '#chat/language/text-features';
export { readFaqs } from '#chat/read-faqs';
