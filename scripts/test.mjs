import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endWith, Refusal, root, runBeside, runLive, tool, typeChecker } from './run.mjs';
import {
  countPlaywright,
  countProgram,
  countTests,
  countVitest,
  sayCounts,
  sayTroubles,
  sumCounts,
} from './test-counts.mjs';

const reports = join(root, '.cache/test-reports');

const program = (name, ...commands) => ({
  name,
  run: async (runProgram) => {
    const exitCodes = [];
    for (const command of commands) exitCodes.push(await runProgram(command));
    return countProgram(exitCodes.find((exitCode) => exitCode !== 0) ?? 0);
  },
});

const vitest = (part, name, project) => ({
  part,
  name,
  run: (runProgram) => {
    const report = join(reports, `${project}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const command = tool('vitest', 'run', '--project', project, ...reporters);
    // Two runs that end at once would overwrite each other's timing files.
    const env = { ...process.env, VITEST_CACHE: join(root, '.cache/vitest', project) };
    return countRun(runProgram, command, report, countVitest, env);
  },
});

const playwright = (part, name) => ({
  part,
  name,
  run: (runProgram) => {
    const report = join(reports, 'browser.json');
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    return countRun(runProgram, tool('playwright', 'test'), report, countPlaywright, env);
  },
});

const countRun = async (runProgram, command, report, countReport, env) => {
  rmSync(report, { force: true });
  const exitCode = await runProgram(command, { env });
  return countTests(exitCode, report, countReport);
};

const beforeUnit = [
  program('lint', tool('biome', 'check', '.')),
  program('types', typeChecker('-b'), typeChecker('-p', 'tsconfig.tests.json')),
];

/**
 * The steps of a complete run, in sequence, each with parallel lanes: the process suite waits for programs to start and
 * leaves half a core free.
 */
const steps = [
  [
    [
      ...beforeUnit,
      vitest('unit', 'unit', 'unit'),
      vitest('api', 'API, embedded', 'api-embedded'),
      vitest('api', 'API, PostgreSQL', 'api-postgres'),
    ],
    [vitest('process', 'process', 'process')],
  ],
  [[playwright('browser', 'browser')]],
];

const chooseSteps = () => {
  const { values } = parseArgs({ options: { suite: { type: 'string' } } });
  if (values.suite === undefined) return steps;
  const suites = steps.flat(2);
  const chosen = suites.filter(({ part }) => part === values.suite);
  if (chosen.length > 0) return chosen.map((suite) => [[suite]]);
  const parts = new Set(suites.flatMap(({ part }) => part ?? []));
  throw new Refusal(`There is no suite "${values.suite}"; there are: ${[...parts].join(', ')}.`);
};

const runStep = async (lanes) => {
  const isAlone = lanes.length === 1;
  const done = await Promise.all(lanes.map((suites) => runLane(suites, isAlone)));
  return done.flat();
};

const runLane = async (suites, isAlone) => {
  const done = [];
  for (const suite of suites) done.push(await runSuite(suite, isAlone));
  return done;
};

const runSuite = async ({ name, run }, isAlone) => {
  if (isAlone) console.log(`\n── ${name} ──`);
  const startedMs = Date.now();
  const counts = await run(isAlone ? runLive : (...given) => runBeside(name, ...given));
  return { name, counts, seconds: (Date.now() - startedMs) / 1000 };
};

const test = async () => {
  const chosen = chooseSteps();
  mkdirSync(reports, { recursive: true });
  const done = [];
  for (const lanes of chosen) done.push(...(await runStep(lanes)));
  const total = sumCounts(done.map(({ counts }) => counts));
  console.log(sayTroubles(total));
  for (const { name, counts, seconds } of done)
    console.log(`${name.padEnd(18)}${`${seconds.toFixed(1)} s`.padStart(8)}   ${sayCounts(counts)}`);
  console.log(`\n${sayCounts(total)}`);
  if (total.failed > 0) process.exitCode = 1;
};

test().catch(endWith);
