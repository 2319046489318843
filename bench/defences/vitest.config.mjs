import { join } from 'node:path';
import { mergeConfig } from 'vitest/config';
import base from '../../vitest.config.ts';
import { defences, takenOut } from './defences.mjs';

const root = join(import.meta.dirname, '../..');
const wanted = process.env.WITHOUT_DEFENCE;
const defence = defences.find(({ without }) => without === wanted);
if (wanted && !defence) throw new Error(`There is no defense "${wanted}".`);

/** Gives the tests the program without one defense; the files on disk stay unchanged. */
const withoutDefence = {
  name: 'without-defence',
  enforce: 'pre',
  transform(code, id) {
    const cuts = (defence?.cuts ?? []).filter(({ file }) => id.split('?')[0] === join(root, file));
    return cuts.length === 0 ? undefined : cuts.reduce(takenOut, code);
  },
};

export default mergeConfig(base, { root, plugins: [withoutDefence] });
