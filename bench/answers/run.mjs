import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { startProduct } from '../start-product.mjs';
import { ask, createFacility, readConversations, readSets, signIn } from './facility.mjs';
import { miniSearchVersion, predictByMiniSearch } from './minisearch.mjs';
import { predict } from './predict.mjs';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const sharedQuestions = join(root, '../shared/eval/questions');

const { values: settings } = parseArgs({
  options: {
    set: { type: 'string', multiple: true, default: [join(import.meta.dirname, 'sets')] },
    scorer: { type: 'string', default: join(sharedQuestions, 'score.mjs') },
  },
});

const predictByProduct = async (origin, call, set) => {
  const { botId, idsInSet } = await createFacility(call, set);
  const asked = [];
  for (const { id, message } of set.messages) {
    const startedMs = performance.now();
    const reply = await ask(origin, botId, message, `bench-${id}`);
    asked.push({ id, reply, ms: performance.now() - startedMs });
  }
  const conversations = await readConversations(call, botId);
  return asked.map(({ id, reply, ms }) => ({
    id,
    ms,
    ...predict(reply, conversations.get(reply.conversationId), idsInSet),
  }));
};

const score = async (goldFiles, predictions) => {
  const folder = await mkdtemp(join(tmpdir(), 'chat-module-answers-'));
  const file = join(folder, 'predictions.json');
  await writeFile(file, JSON.stringify(predictions));
  const { stdout } = await run(process.execPath, [settings.scorer, '--gold', ...goldFiles, '--pred', file, '--json']);
  await rm(folder, { recursive: true });
  return JSON.parse(stdout);
};

const atShare = (predictions, share) => {
  const sorted = predictions.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.toFixed(1);
};

const columns = ['all', 'easy', 'medium', 'hard', 'Spanish', 'false', 'near-miss', 'routing', 'p50 ms', 'p95 ms'];

const describe = (scores, predictions) => [
  ...[scores.overall, scores.easy, scores.medium, scores.hard, scores.es].map((part) => part?.faqAcc1 ?? '-'),
  scores.overall.falseAnswerRate,
  scores.overall.nearMissFalse ?? '-',
  scores.overall.routeAcc ?? '-',
  atShare(predictions, 0.5),
  atShare(predictions, 0.95),
];

const print = (name, cells) => console.log(name.padEnd(26) + cells.map((cell) => String(cell).padStart(10)).join(''));

const sets = settings.set.flatMap((folder) => readSets(resolve(folder)));
const { origin, stop } = await startProduct();
try {
  const call = await signIn(origin);
  print('accuracy@1 of FAQs in %', columns);
  const everything = { product: [], floor: [] };
  for (const set of sets) {
    const product = await predictByProduct(origin, call, set);
    const floor = await predictByMiniSearch(set);
    print(`${set.key} Chat Module`, describe(await score([set.goldFile], product), product));
    print(`${set.key} MiniSearch ${miniSearchVersion}`, describe(await score([set.goldFile], floor), floor));
    everything.product.push(...product);
    everything.floor.push(...floor);
  }
  const gold = sets.map(({ goldFile }) => goldFile);
  print('all: Chat Module', describe(await score(gold, everything.product), everything.product));
  print('all: MiniSearch', describe(await score(gold, everything.floor), everything.floor));
  console.log('The product is asked over HTTP and stores each answer; MiniSearch only searches, in process.');
} finally {
  await stop();
}
