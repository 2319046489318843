/**
 * Garbles the texts of docs/spec-coverage.md one at a time in a copy of the built product and runs the tests of their
 * row, which must fail: `node bench/spec-coverage/run.mjs [--fast] [--every N] [WORDS]`. `--fast` takes the first text of
 * each row, `--every N` one of N texts, WORDS only rows that contain them. Exits with 1 if no test misses a text.
 * Build the product and make the tests pass first. Rows that only Vitest covers are skipped, because their texts aren't in the build.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runQuietly, tool } from '../../scripts/run.mjs';
import { problemsOf, readRows } from '../../scripts/spec-coverage.mjs';
import { copyTree } from '../defences/in-browser.mjs';
import { canBeGarbled, readScripts, writeBack, writeGarbled } from './garble.mjs';

const { values, positionals } = parseArgs({
  options: { fast: { type: 'boolean', default: false }, every: { type: 'string', default: '1' } },
  allowPositionals: true,
});

const isSpec = ({ file, title }) => file.endsWith('.spec.ts') && title !== undefined;

/** The texts of a row, each with the tests that name it. */
const garblesOf = ({ section, tests, subjects }) =>
  subjects
    .flatMap(({ text }) => (text !== undefined && canBeGarbled(text) ? [text] : []))
    .map((text) => {
      const naming = tests.filter(
        (test) => isSpec(test) && problemsOf({ tests: [test], subjects: [{ text }] }).length === 0,
      );
      return { section, text, tests: naming };
    })
    .filter(({ tests: naming }) => naming.length > 0)
    .slice(0, values.fast ? 1 : undefined);

const garbles = readRows()
  .filter(({ says }) => says.includes(positionals.join(' ')))
  .flatMap(garblesOf)
  .filter((_garble, index) => index % Number(values.every) === 0);

const escapeRegExp = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Names a PostgreSQL server that no screen test uses, so that none is started. */
const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', TEST_POSTGRES_URL: 'postgres://127.0.0.1:9/none' };

/** A test whose product did not start says nothing about the text. */
const missesText = /Error: (expect\(|locator\.|page\.waitFor)|waiting for (getBy|locator)/;

async function runTests(folder, tests) {
  const files = [...new Set(tests.map(({ file }) => file))];
  const titles = [...new Set(tests.map(({ title }) => escapeRegExp(title)))].join('|');
  const options = ['-c', 'bench/spec-coverage/playwright.config.ts', '--max-failures=1'];
  const { succeeded, output } = await runQuietly(tool('playwright', 'test', ...options, ...files, '-g', titles), {
    cwd: folder,
    env,
  });
  if (succeeded) return { outcome: 'unnoticed', output };
  return { outcome: missesText.test(output) ? 'noticed' : 'broken', output };
}

async function garbleAndRun(folder, scripts, { text, tests }) {
  const places = await writeGarbled(scripts, text);
  const { outcome, output } = places === 0 ? { outcome: 'absent', output: '' } : await runTests(folder, tests);
  await writeBack(scripts);
  return { outcome, output, places };
}

const folder = await mkdtemp(join(tmpdir(), 'chat-module-spec-'));
try {
  await copyTree(folder, []);
  const scripts = await readScripts(folder);
  // Nothing garbled: shows that the copy works.
  const sound = await runTests(folder, garbles[0]?.tests ?? []);
  if (sound.outcome !== 'unnoticed') throw new Error(sound.output);
  const counts = { noticed: 0, unnoticed: 0, absent: 0, broken: 0 };
  for (const garble of garbles) {
    const { outcome, output, places } = await garbleAndRun(folder, scripts, garble);
    counts[outcome] += 1;
    const titles = garble.tests.map(({ title }) => title).join('; ');
    console.log(`${outcome.padEnd(10)}§${garble.section} "${garble.text}" (${places} places; ${titles})`);
    if (outcome === 'broken') console.log(output);
  }
  console.log(`${garbles.length} texts garbled: ${JSON.stringify(counts)}`);
  process.exitCode = counts.noticed === garbles.length ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
