import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

const folder = join(root, 'server/question-kinds');

/** The kinds of questions, `family/name`, each with the examples of its file: one a line, below comments that begin with #. */
export const readExamples = () =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .flatMap((family) =>
      readdirSync(join(folder, family))
        .sort()
        .map((file) => ({
          kind: `${family}/${file.replace(/\.txt$/, '')}`,
          texts: readFileSync(join(folder, family, file), 'utf8')
            .split('\n')
            .filter((line) => line !== '' && !line.startsWith('#')),
        })),
    );
