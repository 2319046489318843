import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const readJson = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));

/**
 * Reads a folder of evaluation sets, two files a facility: `K.kb.json` is `{ facility, faqs }`, `K.msgs.json` the labelled messages.
 *
 * @returns facilities in the form of `readFacilities`
 */
export const readOutsideSets = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.kb.json'))
    .sort()
    .map((name) => {
      const id = name.replace('.kb.json', '');
      const { facility, faqs } = readJson(folder, name);
      const messages = readJson(folder, `${id}.msgs.json`);
      return { id, facility, faqs, messages: messages.map((one) => ({ accept: [], tags: [], ...one })) };
    });
