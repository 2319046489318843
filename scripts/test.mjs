import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endWith, Refusal, root, runLive, tool } from './run.mjs';
import { countPlaywright, countProgram, countTests, countVitest, sayCounts, sumCounts } from './test-counts.mjs';

const reports = join(root, '.cache/test-reports');

const program = (name, ...commands) => ({
  name,
  run: async () => {
    const exitCodes = [];
    for (const command of commands) exitCodes.push(await runLive(command));
    return countProgram(exitCodes.find((exitCode) => exitCode !== 0) ?? 0);
  },
});

const vitest = (part, name, project) => ({
  part,
  name,
  run: () => {
    const report = join(reports, `${project}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    return countRun(tool('vitest', 'run', '--project', project, ...reporters), report, countVitest);
  },
});

const playwright = (part, name) => ({
  part,
  name,
  run: () => {
    const report = join(reports, 'browser.json');
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    return countRun(tool('playwright', 'test'), report, countPlaywright, env);
  },
});

const countRun = async (command, report, countReport, env = process.env) => {
  rmSync(report, { force: true });
  const exitCode = await runLive(command, { env });
  return countTests(exitCode, report, countReport);
};

const suites = [
  program('lint', tool('biome', 'check', '.')),
  program('types', tool('tsc', '-b'), tool('tsc', '-p', 'tsconfig.tests.json')),
  vitest('unit', 'unit', 'unit'),
  vitest('api', 'API, embedded', 'api-embedded'),
  vitest('api', 'API, PostgreSQL', 'api-postgres'),
  vitest('process', 'process', 'process'),
  playwright('browser', 'browser'),
];

const chooseSuites = () => {
  const { values } = parseArgs({ options: { suite: { type: 'string' } } });
  if (values.suite === undefined) return suites;
  const chosen = suites.filter(({ part }) => part === values.suite);
  if (chosen.length > 0) return chosen;
  const parts = new Set(suites.flatMap(({ part }) => part ?? []));
  throw new Refusal(`There is no suite "${values.suite}"; there are: ${[...parts].join(', ')}.`);
};

const runSuite = async ({ name, run }) => {
  console.log(`\n── ${name} ──`);
  const startedMs = Date.now();
  const counts = await run();
  return { name, counts, seconds: (Date.now() - startedMs) / 1000 };
};

const test = async () => {
  const chosen = chooseSuites();
  mkdirSync(reports, { recursive: true });
  const done = [];
  for (const suite of chosen) done.push(await runSuite(suite));
  const total = sumCounts(done.map(({ counts }) => counts));
  console.log('');
  for (const { name, counts, seconds } of done)
    console.log(`${name.padEnd(18)}${`${seconds.toFixed(1)} s`.padStart(8)}   ${sayCounts(counts)}`);
  console.log(`\n${sayCounts(total)}`);
  if (total.failed > 0) process.exitCode = 1;
};

test().catch(endWith);
