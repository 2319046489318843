/** What the evaluation needs of the engine. */
export { nextDialogue } from '#engine/compose/next-dialogue';
export { newDialogue } from '#engine/dialogue';
export { createEngine } from '#engine/engine';
export { explain } from '#engine/explain/explain';
export { checkAnswer } from '#engine/grounding/check-answer';
export { passagesOfRecord } from '#engine/grounding/record-passages';
export { groupQuestions } from '#engine/retrieve/group-questions';
export { indexFaqs } from '#engine/retrieve/index-faqs';
export { analyzeText } from '#engine/understand/analyze-text';
export { questionKeyOf } from '#engine/understand/question-key';
export { findEmergency } from '#engine/understand/safety/find-emergency';
