import { basename } from 'node:path';

/** Compiled file by file, as in development; otherwise in the bundle, or from source, as in tests, which use the last bundle. */
const isCompiled = import.meta.url.endsWith('.js');

/**
 * The path of a program that runs next to the server, in its own thread or process.
 *
 * @param compiledProgram the program in the folder of the compiled server, such as `faq-import/extract/faq-worker.js`
 */
export const programFile = (compiledProgram: string): URL =>
  new URL(isCompiled ? `./${compiledProgram}` : `../bundle/${basename(compiledProgram)}`, import.meta.url);
