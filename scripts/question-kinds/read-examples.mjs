import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

const folder = join(root, 'server/question-kinds');
/** `# English` or `# Spanish: students and teachers`. */
const heading = /^# \w+(?:: (.+))?$/;

const readFile = (path) => {
  let matter;
  const examples = [];
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line.startsWith('#')) matter = heading.exec(line)?.[1];
    else if (line !== '') examples.push({ text: line, matter });
  }
  return examples;
};

/**
 * The kinds of questions, `family/name`, each with the examples of its file: one a line, below headings that tell the language and,
 * of most, the matter within the kind.
 */
export const readExamples = () =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .flatMap((family) =>
      readdirSync(join(folder, family))
        .sort()
        .map((file) => {
          const examples = readFile(join(folder, family, file));
          return {
            kind: `${family}/${file.replace(/\.txt$/, '')}`,
            texts: examples.map(({ text }) => text),
            matters: [...new Set(examples.flatMap(({ matter }) => matter ?? []))],
            examples,
          };
        }),
    );
