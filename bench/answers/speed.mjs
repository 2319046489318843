import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { analyzeText } from '../../answer-engine/dist/understand/analyze-text.js';
import { indexInPortions } from '../../server/dist/chat/index-in-portions.js';
import { startProduct } from '../start-product.mjs';
import { createFacility, inTurn, readFacility, readMessages, signIn } from './facility.mjs';
import { manyFaqs } from './many-faqs.mjs';
import { openClient } from './post.mjs';

const set = readFacility();
const importedAtOnce = 500;
const untilAnsweredMs = 10_000;

const atShare = (times, share) => [...times].sort((a, b) => a - b)[Math.floor(times.length * share)].toFixed(1);
const print = (what, value) => console.log(what.padEnd(64) + value);

const timed = async (work) => {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
};

/** Node makes a program faster for as long as it runs: what takes its time here is over after some thousand messages. */
const roundsToWarmUp = 6;
const roundsMeasured = 3;

const nextNewMessage = inTurn(readMessages('fit'));
const nextMessageOfSet = inTurn(set.messages.map(({ message }) => message));

/** The times of some rounds of as many messages as the set has, one message at a time. */
const timesOf = async (answer, rounds, nextMessage = nextNewMessage) => {
  const times = [];
  for (let at = 0; at < rounds * set.messages.length; at++) {
    const message = nextMessage();
    times.push(await timed(() => answer(message)));
  }
  return times;
};

const told = (times) => `p50 ${atShare(times, 0.5)} ms, p95 ${atShare(times, 0.95)} ms`;

/** Of messages that nobody asked before, both as it is soon after a start, and warm. */
const printTimes = async (what, answer) => {
  await timesOf(answer, 1);
  const soon = await timesOf(answer, 1);
  await timesOf(answer, roundsToWarmUp - 2);
  const warm = await timesOf(answer, roundsMeasured);
  print(what, told(warm));
  print(`  after the first ${set.messages.length} messages`, told(soon));
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
  const small = await indexInPortions(manyFaqs(set, 60)).finish();
  await printTimes('in process, 60 FAQs: reading a message and finding its FAQ', (text) =>
    small.match(analyzeText(text)),
  );
  const faqs = manyFaqs(set, 5000);
  let large;
  const pauseMs = await longestPause(async () => {
    const ms = await timed(async () => {
      large = await indexInPortions(faqs).finish();
    });
    print('an index of 5,000 FAQs, first time', `${ms.toFixed(0)} ms`);
  });
  print('  the longest pause of the event loop meanwhile', `${pauseMs} ms`);
  const added = [...faqs, { id: 'new', question: 'Where does the balloon land?', answer: 'On the lawn.' }];
  print(
    'the same with one FAQ more',
    `${(await timed(() => indexInPortions(added, large.entries).finish())).toFixed(0)} ms`,
  );
  await printTimes('in process, 5,000 FAQs', (text) => large.match(analyzeText(text)));
};

const measureThroughHttp = async () => {
  const { origin, stop } = await startProduct();
  const { post, close } = openClient(1);
  try {
    const call = await signIn(origin);
    const { botId } = await createFacility(call, { ...set, faqs: [] });
    let session = 0;
    const answer = (message) => post(`${origin}/api/chat/${botId}`, { message, sessionId: `speed-${session++}` });
    const all = manyFaqs(set, 5000).map(({ question, answer: text }) => ({ question, answer: text }));
    const addUpTo = async (from, to) => {
      for (let at = from; at < to; at += importedAtOnce)
        await call('POST', `/api/bots/${botId}/import-faqs`, {
          faqs: all.slice(at, Math.min(to, at + importedAtOnce)),
        });
    };
    await addUpTo(0, 60);
    await printTimes('through HTTP, 60 FAQs: the whole call, stored', answer);
    await timesOf(answer, 1, nextMessageOfSet);
    print('  messages asked before', told(await timesOf(answer, roundsMeasured, nextMessageOfSet)));
    await addUpTo(60, 5000);
    await printTimes('through HTTP, 5,000 FAQs', answer);
    print('a FAQ added to 5,000 is answered from after', `${await timeUntilAnswered(call, botId, answer)} ms`);
  } finally {
    close();
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
