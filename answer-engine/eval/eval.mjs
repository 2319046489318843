/**
 * Prints how well the engine answers: `npm run eval` on `dev` and `held-out`, `npm run eval -- --set DIR` on sets in the format of outside-sets.mjs,
 * `--json FILE` writes the scores as well.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readFacilities } from '../data/read-data.mjs';
import { predictAll } from './answer.mjs';
import { checkGrounding } from './grounding.mjs';
import { readOutsideSets } from './outside-sets.mjs';
import { rankAll } from './rank.mjs';
import { rankingTable } from './ranking-table.mjs';
import { groundingReport, scoreReport } from './report.mjs';
import { score } from './score.mjs';

const { values: options } = parseArgs({
  options: { set: { type: 'string', multiple: true, default: [] }, json: { type: 'string' } },
});

const print = (lines) => console.log(`${lines.join('\n')}\n`);
const result = {};

const evaluate = async (name, facilities) => {
  result[name] = score(predictAll(facilities));
  print(scoreReport(name, result[name]));
};

if (options.set.length > 0) {
  for (const folder of options.set) await evaluate(folder, readOutsideSets(folder));
} else {
  const dev = readFacilities('dev');
  await evaluate('dev', dev);
  await evaluate('held-out', readFacilities('held-out'));
  const ranking = rankingTable(await rankAll(dev));
  result.ranking = ranking.metrics;
  print(['ranking on dev, the FAQs alone, by threshold', ...ranking.lines]);
  result.grounding = checkGrounding();
  print(groundingReport(result.grounding));
}
if (options.json) writeFileSync(options.json, JSON.stringify(result, null, 2));
