/**
 * Prints how well the engine answers: `npm run eval` on the sets in `data`, `npm run eval -- --set DIR` on sets in the format of
 * outside-sets.mjs, `npm run eval -- --conversations FILE --kb DIR` on conversations in the format of outside-conversations.mjs. `--json FILE`
 * also writes the scores to a file. `--lost` also lists the turns of outside conversations, or of `conversations-dev`, that are not answered in
 * full.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { conversationSets, emergencySets, readFacilities, readLines } from '../data/read-data.mjs';
import { predictAll } from './answer.mjs';
import { holdConversations, listLostTurns, scoreConversations } from './conversations.mjs';
import { scoreEmergencies } from './emergencies.mjs';
import { checkGrounding } from './grounding.mjs';
import { readOutsideConversations } from './outside-conversations.mjs';
import { readOutsideSets } from './outside-sets.mjs';
import { rankAll } from './rank.mjs';
import { rankingTable } from './ranking-table.mjs';
import { conversationReport, emergencyReport, groundingReport, scoreReport } from './report.mjs';
import { score } from './score.mjs';

const { values: options } = parseArgs({
  options: {
    set: { type: 'string', multiple: true, default: [] },
    conversations: { type: 'string' },
    kb: { type: 'string' },
    lost: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});
if (options.conversations && !options.kb) throw new Error('Name the folder of the facilities: --kb DIR.');

const print = (lines) => console.log(`${lines.join('\n')}\n`);
const result = {};

const evaluate = (name, facilities) => {
  result[name] = score(predictAll(facilities));
  print(scoreReport(name, result[name]));
};

const converse = (name, facilities) => {
  const held = holdConversations(facilities);
  result[name] = { ...result[name], conversations: scoreConversations(held) };
  print(conversationReport(`${name}, turns in %`, result[name].conversations));
  if (options.lost && name !== 'conversations-held-out') print(listLostTurns(held));
};

const evaluateAll = async () => {
  const dev = readFacilities('dev');
  evaluate('dev', dev);
  evaluate('held-out', readFacilities('held-out'));
  for (const name of conversationSets) {
    const facilities = readFacilities(name);
    evaluate(name, facilities);
    converse(name, facilities);
  }
  result.emergencies = Object.fromEntries(emergencySets.map((name) => [name, scoreEmergencies(readLines(name))]));
  for (const [name, scores] of Object.entries(result.emergencies)) print(emergencyReport(name, scores));
  const ranking = rankingTable(await rankAll(dev));
  result.ranking = ranking.metrics;
  print(['ranking on dev, the FAQs alone, by threshold', ...ranking.lines]);
  result.grounding = checkGrounding();
  print(groundingReport(result.grounding));
};

for (const folder of options.set) evaluate(folder, readOutsideSets(folder));
if (options.conversations) converse(options.conversations, readOutsideConversations(options.conversations, options.kb));
if (options.set.length === 0 && !options.conversations) await evaluateAll();
if (options.json) writeFileSync(options.json, JSON.stringify(result, null, 2));
