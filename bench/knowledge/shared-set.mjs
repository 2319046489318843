/**
 * What a set of 500 FAQs costs on the bots that use it: `node bench/knowledge/shared-set.mjs [bots]`. Prints the processor
 * time of the server for the first message of each bot, for later ones and after an edit, and its memory.
 */
import { readFileSync } from 'node:fs';
import { signIn } from '../answers/facility.mjs';
import { startProduct } from '../start-product.mjs';

const botCount = Number(process.argv[2] ?? 200);
const faqCount = 500;
const ticksPerSecond = 100;

const things = [
  'trailer',
  'sofa',
  'piano',
  'motorcycle',
  'freezer',
  'mattress',
  'kayak',
  'bookcase',
  'tractor',
  'wardrobe',
];
const rules = ['store', 'insure', 'lift', 'deliver', 'cover', 'lock', 'photograph', 'clean', 'move', 'sell'];
const places = ['upstairs', 'outside', 'in winter', 'by the gate', 'at night'];

const faqs = Array.from({ length: faqCount }, (_, at) => {
  const what = `${rules[at % 10]} a ${things[Math.floor(at / 10) % 10]} ${places[Math.floor(at / 100)]}`;
  return {
    question: `May I ${what}?`,
    answer: `Yes, you may ${what}. Please tell the office first. A form is at the door.`,
  };
});

const cpuSecondsOf = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
};
const residentMbOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

const product = await startProduct();
try {
  const { pid } = product.child;
  const call = await signIn(product.origin);
  const botIds = [];
  for (let at = 0; at < botCount; at++)
    botIds.push((await call('POST', '/api/bots', { name: `Bot ${at}`, websiteUrl: 'https://a.example' })).body.id);
  const set = (await call('POST', '/api/faq-sets', { name: 'All', botIds })).body;
  await call('POST', `/api/faq-sets/${set.id}/import-faqs`, { faqs });
  const [edited] = (await call('GET', `/api/faqs?setId=${set.id}&limit=1`)).body;
  const ask = (botId) => call('POST', `/api/chat/${botId}`, { message: 'May I lift a piano outside?', sessionId: 's' });
  const report = async (name, count, work) => {
    const [before, startedMs] = [cpuSecondsOf(pid), performance.now()];
    await work();
    const milliseconds = (1000 * (cpuSecondsOf(pid) - before)) / count;
    const waitedMs = (performance.now() - startedMs) / count;
    console.log(
      `${name}: ${milliseconds.toFixed(1)} ms of processor time, ${waitedMs.toFixed(1)} ms in all, ${residentMbOf(pid).toFixed(0)} MB resident`,
    );
  };
  const askAll = async (some) => {
    for (const botId of some) await ask(botId);
  };
  const edit = (answer) => call('PUT', `/api/faqs/${edited.id}`, { answer });
  await report('first bot', 1, () => askAll(botIds.slice(0, 1)));
  await report('each other bot', botCount - 1, () => askAll(botIds.slice(1)));
  await report('each bot again', botCount, () => askAll(botIds));
  await report('an edit of an FAQ of the set', 1, () => edit('Only with a form.'));
  await report('the first bot after it', 1, () => askAll(botIds.slice(0, 1)));
  await report('each other bot after it', botCount - 1, () => askAll(botIds.slice(1)));
} finally {
  await product.stop();
}
