import { readFileSync } from 'node:fs';

/** The trained files in `answer-engine/models`, by name. Sources and built files are at the same depth. */
export const readModelFile = (name: string): Buffer => readFileSync(new URL(`../models/${name}`, import.meta.url));
