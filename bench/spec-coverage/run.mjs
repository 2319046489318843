/**
 * Garbles one text of docs/spec-coverage.md after another in a copy of the built product and runs the tests of its row,
 * which must fail: `node bench/spec-coverage/run.mjs [--fast] [--every N] [WORDS]`. `--fast` takes the first text of
 * each row, `--every N` one of N texts, WORDS the rows that hold them. Ends with 1 when a text is missed by no test.
 * Build the product before. Rows that are shown by Vitest alone are left out: what they test is not in the build as text.
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

/** The texts of a row, each with those of its tests that name it. */
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

/** A PostgreSQL is named, which no test of a screen uses, so that none is started. */
const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', TEST_POSTGRES_URL: 'postgres://127.0.0.1:9/none' };

async function runTests(folder, tests) {
  const files = [...new Set(tests.map(({ file }) => file))];
  const titles = [...new Set(tests.map(({ title }) => escapeRegExp(title)))].join('|');
  const config = ['-c', 'bench/spec-coverage/playwright.config.ts'];
  const { output } = await runQuietly(tool('playwright', 'test', ...config, ...files, '-g', titles), {
    cwd: folder,
    env,
  });
  const count = (what) => Number(new RegExp(`^ *(\\d+) ${what}`, 'm').exec(output)?.[1] ?? 0);
  return { passed: count('passed'), failed: count('failed'), output };
}

const folder = await mkdtemp(join(tmpdir(), 'chat-module-spec-'));
try {
  await copyTree(folder, []);
  const scripts = await readScripts(folder);
  const sound = await runTests(
    folder,
    garbles.flatMap(({ tests }) => tests),
  );
  console.log(`${sound.passed} tests pass, ${sound.failed} fail on the copy as it was built`);
  if (sound.failed > 0 || sound.passed === 0) throw new Error(sound.output);
  const missed = { noticed: 0, unnoticed: 0, absent: 0 };
  for (const { section, text, tests } of garbles) {
    const places = await writeGarbled(scripts, text);
    const { failed } = places === 0 ? { failed: 0 } : await runTests(folder, tests);
    await writeBack(scripts);
    const outcome = places === 0 ? 'absent' : failed > 0 ? 'noticed' : 'unnoticed';
    missed[outcome] += 1;
    console.log(
      `${outcome.padEnd(10)}§${section} "${text}" (${places} places; ${tests.map(({ title }) => title).join('; ')})`,
    );
  }
  console.log(`${garbles.length} texts garbled: ${JSON.stringify(missed)}`);
  process.exitCode = missed.unnoticed + missed.absent === 0 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
