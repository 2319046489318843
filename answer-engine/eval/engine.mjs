/** The parts of the engine that the evaluation uses. */
export { nextDialogue } from '#engine/compose/next-dialogue';
export { newDialogue } from '#engine/dialogue';
export { createEngine } from '#engine/engine';
export { explain } from '#engine/explain/explain';
export { checkAnswer } from '#engine/grounding/check-answer';
export { passagesOfRecord } from '#engine/grounding/record-passages';
export { createFaqIndexBuilder } from '#engine/retrieve/faq-index-builder';
export { groupQuestions } from '#engine/retrieve/group-questions';
export { indexFaqs } from '#engine/retrieve/index-faqs';
export { indexFaq } from '#engine/retrieve/indexed-faq';
export { embedQuestions } from '#engine/retrieve/nearest-questions';
export { stemWords } from '#engine/text/stem-word';
export { splitWords } from '#engine/text/tokenize';
export { analyzeText } from '#engine/understand/analyze-text';
export { questionKeyOf } from '#engine/understand/question-key';
export { findEmergency } from '#engine/understand/safety/find-emergency';
