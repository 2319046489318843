import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

/** Where a finished installation or build records its inputs. */
export const installStamp = join(root, 'node_modules/.chat-module-installed');
export const buildStamp = join(root, '.cache/built');

export const readStamp = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

export const writeStamp = (path, fingerprint) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, fingerprint);
};
