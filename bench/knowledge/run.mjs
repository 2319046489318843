/**
 * Measures the time to the first answer of a bot with many long FAQs, how long another bot's visitors wait meanwhile, and
 * the memory of many bots asked in turn: `npm run build && node bench/knowledge/run.mjs [--faqs 5000]
 * [--length 10000] [--bots 210] [--faqs-per-bot 130]`. `KNOWLEDGE_CACHE_MB` is passed on.
 */
import { parseArgs } from 'node:util';
import { ask, createFacility, readFacility, signIn } from '../answers/facility.mjs';
import { openClient } from '../answers/post.mjs';
import { memoryOf, watchMemory } from '../memory.mjs';
import { startProduct } from '../start-product.mjs';
import { longFaqs } from './long-faqs.mjs';

const { values } = parseArgs({
  options: {
    faqs: { type: 'string', default: '5000' },
    length: { type: 'string', default: '10000' },
    bots: { type: 'string', default: '210' },
    'faqs-per-bot': { type: 'string', default: '130' },
    script: { type: 'string' },
  },
});
const set = readFacility();
const mostAtOnce = 80;

const fillBot = async (call, name, faqs) => {
  const { botId } = await createFacility(call, { facility: { ...set.facility, businessName: name }, faqs: [] });
  for (let at = 0; at < faqs.length; at += mostAtOnce)
    await call('POST', `/api/bots/${botId}/import-faqs`, { faqs: faqs.slice(at, at + mostAtOnce) });
  return botId;
};

const timed = async (work) => {
  const startedMs = performance.now();
  const result = await work();
  return { ms: Math.round(performance.now() - startedMs), result };
};

/** Asks another bot in a loop; call the returned function to stop and get the response times. */
const keepAsking = (origin, botId) => {
  const { post } = openClient(1);
  const times = [];
  let isOn = true;
  const asking = (async () => {
    while (isOn) {
      const message = { message: 'When is the gate open?', sessionId: 'other' };
      times.push((await timed(() => post(`${origin}/api/chat/${botId}`, message))).ms);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return async () => {
    isOn = false;
    await asking;
    times.sort((a, b) => a - b);
    return { answers: times.length, medianMs: times[times.length >> 1], mostMs: times.at(-1) };
  };
};

const settings = {
  SAMPLE_DATA: 'off',
  ...(process.env.KNOWLEDGE_CACHE_MB && { KNOWLEDGE_CACHE_MB: process.env.KNOWLEDGE_CACHE_MB }),
};

const measureFirstAnswer = async () => {
  const { origin, child, stop } = await startProduct(settings, values.script);
  const call = await signIn(origin);
  const faqs = longFaqs(set, Number(values.faqs), Number(values.length));
  const large = await fillBot(call, 'Large', faqs);
  const small = await fillBot(call, 'Small', faqs.slice(0, 5));
  await ask(origin, small, 'When is the gate open?', 'other');
  const endWatch = watchMemory(child);
  const endAsking = keepAsking(origin, small);
  const questions = ['What are your hours?', faqs.at(-1).question, 'Do you polish trombones?', faqs.at(-1).question];
  for (const question of questions) {
    const { ms, result } = await timed(() => ask(origin, large, question, 'visitor'));
    console.log(`${String(ms).padStart(6)} ms ${result.responseSource.padEnd(10)} ${question}`);
  }
  console.log('another bot meanwhile', await endAsking());
  console.log(`most memory ${Math.round(endWatch())} MB`);
  await stop();
};

const measureManyBots = async () => {
  const { origin, child, stop } = await startProduct(settings, values.script);
  const call = await signIn(origin);
  const bots = [];
  for (let at = 0; at < Number(values.bots); at++)
    bots.push(await fillBot(call, `Bot ${at}`, longFaqs(set, Number(values['faqs-per-bot']), 300)));
  console.log(`${bots.length} bots of ${values['faqs-per-bot']} FAQs: ${Math.round(memoryOf(child))} MB before`);
  const endWatch = watchMemory(child);
  for (let round = 0; round < 2; round++) {
    const { ms } = await timed(async () => {
      for (const bot of bots) await ask(origin, bot, 'How do I get in at night?', 'visitor');
    });
    console.log(
      `round ${round + 1}: ${Math.round(ms / bots.length)} ms for each bot, ${Math.round(memoryOf(child))} MB`,
    );
  }
  console.log(`most memory ${Math.round(endWatch())} MB`);
  await stop();
};

if (Number(values.faqs) > 0) await measureFirstAnswer();
if (Number(values.bots) > 0) await measureManyBots();
