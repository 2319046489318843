/**
 * Measures the answers from a facility's website without a model: `npm run build && node bench/website/run.mjs [--show]`. The
 * product crawls an invented site and gets 60 questions, half of which the site doesn't answer. `--show` prints the answers.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, signIn } from '../answers/facility.mjs';
import { startProduct } from '../start-product.mjs';
import { questions } from './questions.mjs';
import { pages } from './site.mjs';

const shows = process.argv.includes('--show');

const site = createServer(({ url }, response) => {
  const page = pages[url];
  response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(page ?? 'Not found');
}).listen(0, '127.0.0.1');
await once(site, 'listening');
const host = `127.0.0.1:${site.address().port}`;

const product = await startProduct({ SAMPLE_DATA: 'off', RATE_LIMITS: 'off', FETCH_ALLOW_HOSTS: host });
const call = await signIn(product.origin);
const { body: location } = await call('POST', '/api/locations', {
  businessName: 'Juniper Street Storage',
  address: '2210 Juniper Street, Bend, OR 97701',
  phoneNumber: '(541) 555-0188',
  website: `http://${host}/`,
  officeHours: 'Mon - Sat: 9am - 5:30pm',
});
const { body: bot } = await call('POST', '/api/bots', {
  name: 'Juniper',
  websiteUrl: location.website,
  locationId: location.id,
});

const startedMs = performance.now();
let knowledge;
do {
  await sleep(200);
  knowledge = (await call('GET', `/api/locations/${location.id}/website`)).body;
} while (knowledge.status === 'reading');
const readS = ((performance.now() - startedMs) / 1000).toFixed(1);

const count = { right: 0, wrong: 0, silent: 0, false: 0 };
for (const [at, { ask: question, on }] of questions.entries()) {
  const { response, responseSource } = await ask(product.origin, bot.id, question, `bench-${at}`);
  const isFromSite = responseSource === 'website' && response.startsWith('Our website says');
  const outcome = !isFromSite ? 'silent' : on === undefined ? 'false' : response.includes(on) ? 'right' : 'wrong';
  if (on !== undefined || outcome === 'false') count[outcome] += 1;
  if (shows)
    console.log(
      `${(on ? outcome : `(${outcome})`).padEnd(9)} ${responseSource.padEnd(11)} ${question} → ${response.slice(0, 110).replaceAll('\n', ' ')}`,
    );
}
await product.stop();
site.close();

const answerable = questions.filter(({ on }) => on !== undefined).length;
const notAnswerable = questions.length - answerable;
console.log(`read in ${readS} s: ${knowledge.pages.length} pages, ${knowledge.passages} passages`);
console.log(
  `answerable: ${count.right} of ${answerable} right, ${count.wrong} wrong, ${count.silent} not from the site`,
);
console.log(`not answerable: ${count.false} of ${notAnswerable} answered from the site all the same`);
