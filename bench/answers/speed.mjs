import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createFaqIndex } from '../../server/dist/chat/faq-index.js';
import { readText } from '../../server/dist/chat/language/read-text.js';
import { startProduct } from '../start-product.mjs';
import { ask, createFacility, readSets, signIn } from './facility.mjs';
import { manyFaqs } from './many-faqs.mjs';

const { values: settings } = parseArgs({
  options: { set: { type: 'string', default: join(import.meta.dirname, 'sets') } },
});

const [set] = readSets(settings.set);
const importedAtOnce = 500;
const untilAnsweredMs = 10_000;

const atShare = (times, share) => [...times].sort((a, b) => a - b)[Math.floor(times.length * share)].toFixed(1);
const print = (what, value) => console.log(what.padEnd(64) + value);

const timed = async (work) => {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
};

/** Each message once to warm up, then once measured. */
const timesOf = async (answer) => {
  for (const { message } of set.messages) await answer(message);
  const times = [];
  for (const { message } of set.messages) times.push(await timed(() => answer(message)));
  return times;
};

const printTimes = async (what, answer) => {
  const times = await timesOf(answer);
  print(what, `p50 ${atShare(times, 0.5)} ms, p95 ${atShare(times, 0.95)} ms`);
};

/** The longest time that nothing else was served during some work. */
const longestPause = async (work) => {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await sleep(50);
  delay.reset();
  await work();
  delay.disable();
  return (delay.max / 1e6).toFixed(0);
};

const measureInProcess = async () => {
  const small = await createFaqIndex(manyFaqs(set, 60));
  await printTimes('in process, 60 FAQs: reading a message and finding its FAQ', (text) => small.match(readText(text)));
  const faqs = manyFaqs(set, 5000);
  let large;
  const pauseMs = await longestPause(async () => {
    const ms = await timed(async () => {
      large = await createFaqIndex(faqs);
    });
    print('an index of 5,000 FAQs, first time', `${ms.toFixed(0)} ms`);
  });
  print('  the longest pause of the event loop meanwhile', `${pauseMs} ms`);
  const added = [...faqs, { id: 'new', question: 'Where does the balloon land?', answer: 'On the lawn.' }];
  print('the same with one FAQ more', `${(await timed(() => createFaqIndex(added, large.entries))).toFixed(0)} ms`);
  await printTimes('in process, 5,000 FAQs', (text) => large.match(readText(text)));
};

const measureThroughHttp = async () => {
  const { origin, stop } = await startProduct();
  try {
    const call = await signIn(origin);
    const { botId } = await createFacility(call, { ...set, faqs: [] });
    let session = 0;
    const answer = (text) => ask(origin, botId, text, `speed-${session++}`);
    const all = manyFaqs(set, 5000).map(({ question, answer: text }) => ({ question, answer: text }));
    const addUpTo = async (from, to) => {
      for (let at = from; at < to; at += importedAtOnce)
        await call('POST', `/api/bots/${botId}/import-faqs`, {
          faqs: all.slice(at, Math.min(to, at + importedAtOnce)),
        });
    };
    await addUpTo(0, 60);
    await printTimes('through HTTP, 60 FAQs: the whole call, stored', answer);
    await addUpTo(60, 5000);
    await printTimes('through HTTP, 5,000 FAQs', answer);
    print('a FAQ added to 5,000 is answered from after', `${await timeUntilAnswered(call, botId, answer)} ms`);
  } finally {
    await stop();
  }
};

const timeUntilAnswered = async (call, botId, answer) => {
  const startedMs = performance.now();
  await call('POST', '/api/faqs', { botId, question: 'Where does the balloon land?', answer: 'On the lawn.' });
  while (performance.now() - startedMs < untilAnsweredMs) {
    const { response } = await answer('where does the balloon land');
    if (response === 'On the lawn.') return (performance.now() - startedMs).toFixed(0);
  }
  return `more than ${untilAnsweredMs}`;
};

await measureInProcess();
await measureThroughHttp();
