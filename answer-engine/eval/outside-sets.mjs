import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Reads one facility from a folder of evaluation sets. `K.kb.json` holds `{ facility, faqs }`; `K.msgs.json`, which is optional, holds the
 * labeled messages.
 *
 * @returns a facility in the form of `readFacilities`
 */
export const readOutsideFacility = (folder, id) => {
  const { facility, faqs } = readJson(join(folder, `${id}.kb.json`));
  const ofMessages = join(folder, `${id}.msgs.json`);
  const messages = existsSync(ofMessages) ? readJson(ofMessages) : [];
  return { id, facility, faqs, messages: messages.map(readMessage) };
};

const readMessage = (message) => {
  const { tags = [], accept = [] } = message;
  const voice = tags.find((tag) => tag.startsWith('voice='))?.slice('voice='.length);
  return { ...message, accept, tags, ...(voice && { voice }) };
};

/** Reads every facility of a folder. */
export const readOutsideSets = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.kb.json'))
    .sort()
    .map((name) => readOutsideFacility(folder, name.replace('.kb.json', '')));
