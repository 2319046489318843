import { readFileSync } from 'node:fs';

/** Reads a trained file of `answer-engine/models`. The relative path is the same from sources and from built files. */
export const readModelFile = (name: string): Buffer => readFileSync(new URL(`../models/${name}`, import.meta.url));
