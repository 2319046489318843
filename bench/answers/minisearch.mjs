import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Outside of the workspaces: it is measured, never depended on. */
const folder = join(import.meta.dirname, '../../.cache/answers-floor');
const shownFrom = 40;
export const miniSearchVersion = '7.2.0';

const fetchMiniSearch = async () => {
  const place = join(folder, `minisearch-${miniSearchVersion}`);
  if (!existsSync(join(place, 'package'))) {
    await mkdir(place, { recursive: true });
    const wanted = `minisearch@${miniSearchVersion}`;
    const { stdout } = await run('npm', ['pack', '--silent', wanted, '--pack-destination', place]);
    await run('tar', ['xzf', join(place, stdout.trim()), '-C', place]);
  }
  const { default: MiniSearch } = await import(pathToFileURL(join(place, 'package/dist/es/index.js')).href);
  return MiniSearch;
};

/** The floor: the best published library for text search, which shows its best hit, if that scores enough. */
export const predictByMiniSearch = async ({ faqs, messages }) => {
  const MiniSearch = await fetchMiniSearch();
  const options = { boost: { question: 2 }, prefix: true, fuzzy: 0.2 };
  const index = new MiniSearch({ fields: ['question', 'answer'], searchOptions: options });
  index.addAll(faqs);
  return messages.map(({ id, message }) => {
    const startedMs = performance.now();
    const [best] = index.search(message);
    const ms = performance.now() - startedMs;
    // A higher bar costs it right answers and spares few wrong ones.
    return best && best.score >= shownFrom ? { id, ms, kind: 'faq', faqId: best.id } : { id, ms, kind: 'none' };
  });
};
