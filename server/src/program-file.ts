import { basename } from 'node:path';

/** Compiled file by file, as in development; else in the bundle, or from source, as in tests, which the last bundle serves. */
const isCompiled = import.meta.url.endsWith('.js');

/**
 * Where a program of ours lies that runs beside the server: in a thread or a process of its own.
 *
 * @param compiledProgram the program below the folder of the compiled server, like `faq-import/extract/faq-worker.js`
 */
export const programFile = (compiledProgram: string): URL =>
  new URL(isCompiled ? `./${compiledProgram}` : `../bundle/${basename(compiledProgram)}`, import.meta.url);
