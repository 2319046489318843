/** What the evaluation needs of the engine. */
export { answerMessage } from '#chat/answer-message';
export { passagesOfRecord } from '#chat/gather-passages';
export { judgeAnswer } from '#chat/grounding/judge-answer';
export { readText } from '#chat/language/read-text';
export { createPassageIndex } from '#chat/passage-index';
export { readFaqs } from '#chat/read-faqs';
export { readTurn } from '#chat/read-turn';
