/**
 * Answers the facilities of a split with one mask on and prints the scores as JSON: `node masked-scores.mjs SPLIT [MASK]`. Each mask needs its
 * own process, because a module is loaded only once.
 */
import { register } from 'node:module';
import { masks } from './masks.mjs';

const [split, name] = process.argv.slice(2);
if (name) {
  const [module, exported] = masks[name];
  const masksUrl = new URL('masks.mjs', import.meta.url).href;
  register('./mask-hook.mjs', import.meta.url, { data: { name, module, exported, masksUrl } });
}
const { readFacilities } = await import('../data/read-data.mjs');
const { predictAll } = await import('./answer.mjs');
const { score } = await import('./score.mjs');
console.log(JSON.stringify(score(await predictAll(readFacilities(split))).all));
