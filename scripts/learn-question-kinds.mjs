import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';

const language = pathToFileURL(`${root}server/dist/chat/language/`);

const { writeKindModel } = await import(new URL('kind-model.js', language));
const { learnAnew } = await import(new URL('question-kinds.js', language));

await writeFile(new URL('question-kinds.bin', language), writeKindModel(learnAnew()));
