/**
 * Takes out of server/question-kinds and server/answered-questions what is nearly a message of the facilities that the answers are measured or the score is fitted
 * on, so that these stay new to the program. By hand, whenever either has grown, and before anything is learned: `node scripts/drop-near-copies.mjs [--set DIR]`,
 * `--set` for evaluation sets of elsewhere besides. Tells how many, not which: who reads them learns of the sets.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSets } from '../bench/answers/facility.mjs';
import { splitWords } from '../server/dist/chat/language/normalize-text.js';
import { nearCopies } from './question-kinds/near-copies.mjs';
import { readTraining } from './question-kinds/read-training.mjs';
import { root } from './run.mjs';

const { values: options } = parseArgs({ options: { set: { type: 'string', multiple: true, default: [] } } });
const held = [join(root, 'bench/answers/held-out'), ...options.set].flatMap(readSets);
const originals = [...readTraining(), ...held].flatMap(({ messages }) => messages.map(({ message }) => message));

const linesIn = (folder, textOf) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.txt'))
    .flatMap((name) => {
      const path = join(folder, name);
      return readFileSync(path, 'utf8')
        .split('\n')
        .map((line) => ({ path, line, text: textOf(line) }));
    });

const isComment = (line) => line.startsWith('#');
const exampleOf = (line) => (isComment(line) ? '' : line);
const messageOf = (line) => (isComment(line) || line.startsWith('=') ? '' : line.split('|').slice(2).join('|'));

for (const [name, textOf] of [
  ['server/question-kinds', exampleOf],
  ['server/answered-questions', messageOf],
]) {
  const lines = linesIn(join(root, name), textOf);
  const texts = lines.flatMap(({ text }) => text || []);
  const near = new Set(nearCopies(texts, originals, splitWords).map(({ text }) => text));
  const touched = new Set(lines.filter(({ text }) => near.has(text)).map(({ path }) => path));
  for (const path of touched) {
    const kept = lines.filter((one) => one.path === path && !near.has(one.text)).map(({ line }) => line);
    writeFileSync(path, kept.join('\n'));
  }
  console.log(`${name}: ${near.size} of ${texts.length} texts were near copies and are taken out`);
}
