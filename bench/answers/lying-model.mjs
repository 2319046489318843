/**
 * What a model that lies gets past the grounding check: `npm run build && node bench/answers/lying-model.mjs [--show]`.
 * A model's server tells 500 lies, made by changing figures of the very facts that it is told, and as many truths in other
 * words, through the real chat call. Exits with 1 when a lie was shown. `--show` prints what was judged wrongly.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProduct } from '../start-product.mjs';
import { ask, createFacility, readFacility, signIn } from './facility.mjs';
import { figuresOf } from './lies/figures.mjs';
import { startLyingServer } from './lies/lying-server.mjs';
import { pick, seededRandom } from './lies/random.mjs';
import { tellLies } from './lies/tell-lies.mjs';
import { tellTruth } from './lies/tell-truths.mjs';

const wanted = 500;
const shows = process.argv.includes('--show');
const random = seededRandom(20261120);
const facility = readFacility();

/** By the message that brought it about. */
const said = new Map();
let turn = 0;

const sentencesOf = (facts) =>
  facts
    .filter(({ about }) => about !== 'Today')
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s+|\n/))
    .filter((sentence) => /\w/.test(sentence));

/** Truths that people would tell, by the FAQ that they are from. */
const paraphrases = JSON.parse(readFileSync(join(import.meta.dirname, 'lies/paraphrases.json'), 'utf8'));

const tellAnyTruth = (facts, sentence) => {
  const known = facts.flatMap(({ about }) => paraphrases[about] ?? []);
  if (known.length > 0 && random() < 0.5) return { kind: 'by hand', text: pick(random, known) };
  return tellTruth(random, sentence);
};

const answerWith = (facts, message) => {
  const sentences = sentencesOf(facts);
  const withFigures = sentences.filter((sentence) => figuresOf(sentence).length > 0);
  const sentence = pick(random, withFigures);
  turn += 1;
  const told =
    turn % 2 === 0
      ? { isTrue: true, ...tellAnyTruth(facts, sentence) }
      : { isTrue: false, ...pick(random, tellLies(random, sentence, sentences)) };
  said.set(message, told);
  return told.text;
};

const server = await startLyingServer(answerWith);
const product = await startProduct({
  SAMPLE_DATA: 'off',
  OPENAI_BASE_URL: server.url,
  OPENAI_API_KEY: 'sk-of-the-bench',
  MODEL_ANSWERS_PER_DAY: '100000',
});

const words = [...new Set(facility.faqs.flatMap(({ question }) => question.toLowerCase().match(/[a-z]{5,}/g) ?? []))];

/** Nonsense that no step has an answer to, with a word of the FAQs, so that other facts are told each time. */
const nonsense = (number) =>
  `${pick(random, ['Did the moon', 'Does a violin', 'Would my shadow', 'Has a comet'])} ever ${pick(random, ['dream', 'sing', 'whisper', 'rhyme'])} of ${pick(random, words)} and ${pick(random, words)} ${number}z?`;

const results = [];
try {
  const { botId } = await createFacility(await signIn(product.origin), facility);
  for (let number = 0; results.length < 2 * wanted; number += 1) {
    const message = nonsense(number);
    const reply = await ask(product.origin, botId, message, `visitor-${number}`);
    const told = said.get(message);
    if (told) results.push({ ...told, reply, wasShown: reply.responseSource === 'ai' });
  }
} finally {
  await product.stop();
  server.stop();
}

const lies = results.filter(({ isTrue }) => !isTrue);
const truths = results.filter(({ isTrue }) => isTrue);
const wrong = lies.filter(({ wasShown, reply, wrong: figure }) => wasShown && reply.response.includes(figure));
const withheld = truths.filter(({ wasShown }) => !wasShown);

const byKind = (all, judged) =>
  [...new Set(all.map(({ kind }) => kind))].sort().map((kind) => {
    const count = (list) => list.filter((it) => it.kind === kind).length;
    return `  ${kind.padEnd(26)}${String(count(judged)).padStart(4)} of ${count(all)}`;
  });

console.log(`lies told: ${lies.length}, wrong figures shown: ${wrong.length}`);
console.log(byKind(lies, wrong).join('\n'));
console.log(
  `truths told: ${truths.length}, withheld: ${withheld.length} (${((100 * withheld.length) / truths.length).toFixed(1)} %)`,
);
console.log(byKind(truths, withheld).join('\n'));
if (shows) {
  for (const { kind, text, wrong: figure } of wrong) console.log(`SHOWN (${kind}, ${figure}): ${text}`);
  for (const { kind, text } of withheld) console.log(`WITHHELD (${kind}): ${text}`);
}
process.exitCode = wrong.length === 0 ? 0 : 1;
