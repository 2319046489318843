import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';

const language = pathToFileURL(`${root}server/dist/chat/language/`);
const load = (file) => import(new URL(file, language));
const write = (file, content) => writeFile(new URL(file, language), content);

// The words first: whoever reads the examples mends their slips by them.
const { wordsOfExamples } = await load('example-words.js');
await write('example-words.txt', wordsOfExamples().join(' '));
const { learnQuestionKinds } = await load('learn-question-kinds.js');
const { writeKindModel } = await load('kind-model.js');
await write('question-kinds.bin', writeKindModel(learnQuestionKinds()));
