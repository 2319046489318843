/** Writes the vocabulary for spelling correction: the first step of `npm run train`. */
import { writeFileSync } from 'node:fs';
import { textsOf } from '../data/read-data.mjs';
import { isCommonEnglish, modelFile, tokenize } from './engine-words.mjs';
import { recordModel } from './manifest.mjs';
import { vocabularyOf } from './vocabulary.mjs';

const vocabulary = vocabularyOf(textsOf('intents'), tokenize, isCommonEnglish);
writeFileSync(modelFile('vocabulary'), vocabulary.join('\n'));
await recordModel('vocabulary', { words: vocabulary.length });
console.log(`Vocabulary: ${vocabulary.length} words.`);
