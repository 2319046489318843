import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sampleFaqs } from '../sample/content/sample-faqs.ts';
import { seededRandom } from '../sample/seeded-random.ts';
import type { BotInProcess } from '../testing/bots-in-process.ts';
import { createWorkCounter, type Work } from '../testing/count-work.ts';
import { hostileFamilies, hostileText, starts } from '../testing/hostile-texts.ts';

const lengths = [500, 2000];
/**
 * The budget of a message in multiples of a median question: eight for six short sentences, plus one per 1000
 * characters. The longest message costs at most ten.
 */
const mostWork = (length: number): number => 8 + length / 1000;
const earlierTurns = 10;

const seed = 20_260_501;
const faqCounts = [60, 5000];
const bots = new Map<number, { readonly bot: BotInProcess; readonly medianSteps: number }>();
let counter: ReturnType<typeof createWorkCounter>;

beforeAll(async () => {
  // Warms up, so that the counts are the same whether or not the worker has run other tests of this code.
  const warmUp = await (await loadOpenBot())(60);
  for (const { question } of sampleFaqs) warmUp.answer(question);
  counter = createWorkCounter('/answer-engine/src/');
  const openBot = await loadOpenBot();
  for (const faqCount of faqCounts) {
    const bot = await openBot(faqCount);
    bots.set(faqCount, { bot, medianSteps: await medianOf(bot, faqCount) });
  }
}, 240_000);

afterAll(() => counter.stop());

async function loadOpenBot() {
  vi.resetModules();
  const { openBot } = await import('../testing/bots-in-process.ts');
  return openBot;
}

/** The median over questions that nobody has asked before. */
async function medianOf(bot: BotInProcess, salt: number): Promise<number> {
  const steps: number[] = [];
  bot.answer('hello');
  counter.forget();
  for (const { question } of sampleFaqs)
    steps.push((await counter.count(() => bot.answer(`${question} ${salt}`))).steps);
  return steps.sort((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
}

function botOf(faqCount: number) {
  const bot = bots.get(faqCount);
  if (!bot) throw new Error(`There is no bot of ${faqCount} FAQs.`);
  return bot;
}

function expectBounded({ steps, backtracking }: Work, medianSteps: number, length: number): void {
  expect(backtracking, `${length} characters`).toEqual([]);
  expect(steps / medianSteps, `${length} characters, in median questions`).toBeLessThan(mostWork(length));
}

const cases = faqCounts.flatMap((faqCount) => hostileFamilies.map((family) => [faqCount, family] as const));

test.each(cases)('with %i FAQs, the work of a message grows at most linearly: %s', async (faqCount, family) => {
  const random = seededRandom(seed);
  const { bot, medianSteps } = botOf(faqCount);
  for (const [at, length] of lengths.entries()) {
    const text = hostileText(family, starts[at % starts.length], length, random);
    expectBounded(await counter.count(() => bot.answer(text)), medianSteps, length);
  }
});

test.each(hostileFamilies)('earlier messages do not slow down the next one: %s', async (family) => {
  const random = seededRandom(seed + 1);
  const { bot, medianSteps } = botOf(60);
  const message = 'and is it open';
  const earlier = Array.from({ length: earlierTurns }, (_, at) =>
    hostileText(family, starts[at % starts.length], 2000, random),
  );
  const dialogue = bot.dialogueAfter(earlier);
  counter.forget();
  expectBounded(await counter.count(() => bot.answer(message, dialogue)), medianSteps, message.length);
});
