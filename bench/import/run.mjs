import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { signIn } from '../answers/facility.mjs';
import { startProduct } from '../start-product.mjs';
import { extractNaively } from './naive.mjs';
import { servePages } from './serve-pages.mjs';

const run = promisify(execFile);
const sharedPages = join(import.meta.dirname, '../../../shared/eval/faq-pages');

const { values: settings } = parseArgs({
  options: {
    pages: { type: 'string', default: join(sharedPages, 'pages') },
    scorer: { type: 'string', default: join(sharedPages, 'score.mjs') },
    'in-process': { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
});
const pages = resolve(settings.pages);

const namesOfPages = async () => {
  const files = await readdir(pages);
  return files.filter((name) => name.endsWith('.html')).map((name) => name.slice(0, -'.html'.length));
};

const readHtml = (name) => readFile(join(pages, `${name}.html`), 'utf8');

/** Imports each page through the real call into a bot of its own; a refused page counts as one without questions. */
const predictByProduct = async (names) => {
  const site = await servePages(pages, names);
  const { origin, stop } = await startProduct({ SAMPLE_DATA: 'off', FETCH_ALLOW_HOSTS: site.host });
  try {
    const call = await signIn(origin);
    const predictions = new Map();
    for (const name of names) predictions.set(name, await importPage(call, `http://${site.host}/${name}`));
    return predictions;
  } finally {
    await stop();
    site.stop();
  }
};

const importPage = async (call, url) => {
  const { body: bot } = await call('POST', '/api/bots', { name: url, websiteUrl: url });
  try {
    return (await call('POST', `/api/bots/${bot.id}/extract-faqs`, { url })).body.faqs;
  } catch (error) {
    if (error.status !== 422) throw error;
    return [];
  }
};

const predictInProcess = async (names) => {
  const { extractFaqs } = await import('../../server/dist/faq-import/extract/extract-faqs.js');
  const predictions = new Map();
  for (const name of names) predictions.set(name, extractFaqs(await readHtml(name), `http://127.0.0.1/${name}`));
  return predictions;
};

const predictNaively = async (names) => {
  const predictions = new Map();
  for (const name of names) predictions.set(name, extractNaively(await readHtml(name)));
  return predictions;
};

/** Runs the scorer and returns its output. It reads the page names from a file next to it, so it works on a copy. */
const score = async (names, predictions) => {
  const folder = await mkdtemp(join(tmpdir(), 'chat-module-import-'));
  try {
    const predicted = join(folder, 'predicted');
    await mkdir(predicted);
    await writeFile(join(folder, 'score.mjs'), await readFile(settings.scorer));
    await writeFile(join(folder, 'split.json'), JSON.stringify({ dev: names, heldout: [] }));
    for (const [name, faqs] of predictions) await writeFile(join(predicted, `${name}.json`), JSON.stringify(faqs));
    const args = [join(folder, 'score.mjs'), predicted, '--split', 'dev', '--pages', pages];
    const { stdout } = await run(process.execPath, settings.verbose ? [...args, '--verbose'] : args);
    return stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
};

const names = await namesOfPages();
const product = settings['in-process'] ? await predictInProcess(names) : await predictByProduct(names);
console.log(`Chat Module, ${settings['in-process'] ? 'the extractor in process' : 'imported over HTTP'}`);
console.log(await score(names, product));
console.log('Floor: a naive extractor, in process');
console.log((await score(names, await predictNaively(names))).replace(/^[\s\S]*(?=\nsplit=)/, ''));
