import { readFileSync } from 'node:fs';

/**
 * What the build learns from the example questions, so that no start has to; tests, which run the sources, read it as
 * well. See scripts/learn-question-kinds.mjs.
 */
const folder = new URL('../../../dist/chat/language/', import.meta.url);

export const readLearned = (name: 'example-words.txt' | 'question-kinds.bin'): Buffer =>
  readFileSync(new URL(name, folder));
