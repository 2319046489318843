/**
 * Searches for the most expensive message to answer, relative to a visitor's median question:
 * `node --single-threaded bench/worst-message/run.mjs [--minutes 60] [--seed 1] [--faqs 60 --faqs 5000]`, after a build. CPU time
 * counts, the least of several runs, so other programs hardly matter; with `--single-threaded`, V8's own threads don't
 * count toward the message that wakes them. Exits with 1 if the worst one costs more than ten times the median.
 */
import { parseArgs } from 'node:util';
import { createRandom } from '../../answer-engine/train/random.mjs';
import { openBot, questions } from './scene.mjs';
import { changePlan, drawPlan, writePlan } from './texts.mjs';

const { values: settings } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    faqs: { type: 'string', multiple: true, default: ['60', '5000'] },
  },
});

const allowedRatio = 10;
const warmUpMessages = 3000;
const questionsMeasured = 500;
const kept = 20;
/** How often a message is answered: at first, and before it counts. */
const runs = { glance: 2, count: 7 };

const random = createRandom(Number(settings.seed));
const nextQuestion = () => ({ message: questions[Math.floor(random() * questions.length)], earlier: [] });

const processorMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const costOf = async (answer, sent) => {
  const startedMs = processorMs();
  await answer(sent);
  return processorMs() - startedMs;
};

const leastCost = async (answer, write, times) => {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < times; run++) least = Math.min(least, await costOf(answer, write(run)));
  return least;
};

/** For questions that are not cached: a tab at the end prevents that and costs nothing. */
const medianCost = async (answer) => {
  const costs = [];
  for (let at = 0; at < questionsMeasured; at++) {
    const { message, earlier } = nextQuestion();
    costs.push(await leastCost(answer, (run) => ({ message: message + '\t'.repeat(run), earlier }), runs.count));
  }
  return costs.sort((a, b) => a - b)[questionsMeasured / 2];
};

const search = async (answer, untilMs) => {
  const write = (plan) => () => writePlan(random, plan);
  let worst = [];
  let tried = 0;
  while (performance.now() < untilMs) {
    const isNew = worst.length < kept || random() < 0.1;
    const pick = () => worst[Math.floor(random() * worst.length)].plan;
    const plan = isNew ? drawPlan(random) : changePlan(random, pick(), pick());
    const least = worst.length < kept ? 0 : worst.at(-1).cost;
    tried += 1;
    if ((await leastCost(answer, write(plan), runs.glance)) <= least) continue;
    const cost = await leastCost(answer, write(plan), runs.count);
    worst = [...worst, { plan, cost }].sort((a, b) => b.cost - a.cost).slice(0, kept);
  }
  return { tried, ...worst[0] };
};

let isExceeded = false;
const minutesEach = Number(settings.minutes) / settings.faqs.length;
for (const faqCount of settings.faqs) {
  const answer = await openBot(Number(faqCount));
  for (let left = warmUpMessages; left > 0; left--) await answer(nextQuestion());
  const before = await medianCost(answer);
  const { tried, plan, cost: found } = await search(answer, performance.now() + minutesEach * 60_000);
  // The machine's speed may have changed meanwhile.
  const median = await medianCost(answer);
  const cost = await leastCost(answer, () => writePlan(random, plan), 3 * runs.count);
  const ratio = cost / median;
  isExceeded ||= ratio > allowedRatio;
  console.log(`${faqCount} FAQs: ${tried} messages in ${minutesEach} minutes`);
  console.log(`  the median question ${median.toFixed(2)} ms (before the search ${before.toFixed(2)} ms)`);
  console.log(
    `  the worst message ${cost.toFixed(2)} ms (when it was found ${found.toFixed(2)} ms), ${ratio.toFixed(1)} times the median`,
  );
  console.log(`  ${JSON.stringify(writePlan(random, plan))}`);
}
process.exitCode = isExceeded ? 1 : 0;
