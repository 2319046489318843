/** The parts of the engine that training uses: the code that reads messages at run time. Importing this module loads the vocabulary. */

export { faqCandidates } from '#engine/candidates/faqs';
export { otherCandidates } from '#engine/candidates/find-candidates';
export { nextDialogue } from '#engine/compose/next-dialogue';
export { questionIn, showSentences, showWhole } from '#engine/compose/show-faq';
export { decide } from '#engine/decide/decide';
export { newDialogue } from '#engine/dialogue';
export { encoderTokens, ngramBuckets, ngramsOf } from '#engine/encode/encoder-tokens';
export { sentencesToEncode, textLimits } from '#engine/encode/sentences-to-encode';
export { createEngine } from '#engine/engine';
export { compareSentences, sentenceFeatureNames } from '#engine/rerank/sentence-features';
export { sentencesOf } from '#engine/retrieve/answer-sentences';
export { analyzeAnswer, faqTextFeatures } from '#engine/retrieve/faq-text-features';
export { indexFaqs } from '#engine/retrieve/index-faqs';
export { analyzeText } from '#engine/understand/analyze-text';
export { analyzeWords } from '#engine/understand/analyze-words';
export { actFeatures, dialogueActs } from '#engine/understand/dialogue/act-classifier';
export { makeIntentClassifier, writeIntentClassifier } from '#engine/understand/intents/intent-classifier';
export { textFeatures } from '#engine/understand/intents/text-features';
export { wordVectorOf } from '#engine/understand/intents/word-vectors';
export { embedWords, messageFeatures } from '#engine/understand/message-features';
export { classifiedEmergencies } from '#engine/understand/safety/emergency-classifier';
