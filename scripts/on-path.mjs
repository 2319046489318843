import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const suffixes = process.platform === 'win32' ? ['.exe', ''] : [''];

export const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

/** All programs of this name on PATH, in PATH's order. */
export const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => suffixes.map((suffix) => join(folder, name + suffix)))
    .filter(isProgram);
