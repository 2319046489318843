import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const builtFolders = ['admin/dist', 'widget/dist', 'server/bundle'];

/** The scripts of a built product by path. Deletes their compressed copies, so that the server sends the changed files. */
export const readScripts = async (folder) => {
  const scripts = new Map();
  for (const built of builtFolders) {
    const entries = await readdir(join(folder, built), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((it) => it.isFile())) {
      const path = join(entry.parentPath, entry.name);
      if (/\.(br|gz)$/.test(path)) await rm(path);
      else if (path.endsWith('.js')) scripts.set(path, await readFile(path, 'utf8'));
    }
  }
  return scripts;
};

const escapeRegExp = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A single word may also be an identifier, so it is replaced only where it is a whole string. */
const patternOf = (text) => {
  const source = escapeRegExp(text).replace(/["'`]/g, '\\\\?$&');
  return /\s|[^\w#-]/.test(text) ? new RegExp(source, 'g') : new RegExp(`(?<=(["'\`]))${source}(?=\\1)`, 'g');
};

export const canBeGarbled = (text) => /[a-z]/i.test(text);

/** Writes the scripts with every letter of a text replaced; returns the number of replacements. */
export const writeGarbled = async (scripts, text) => {
  const pattern = patternOf(text);
  let places = 0;
  for (const [path, code] of scripts) {
    const garbled = code.replace(pattern, (found) => {
      places += 1;
      return found.replace(/[a-z]/gi, 'q');
    });
    if (garbled !== code) await writeFile(path, garbled);
  }
  return places;
};

export const writeBack = async (scripts) => {
  for (const [path, code] of scripts) await writeFile(path, code);
};
