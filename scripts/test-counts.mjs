import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const none = { passed: 0, failed: 0, skipped: 0, failures: [], secondTries: [] };

const linesOfFailure = 12;

/** A program that only succeeds or fails counts as one test. */
export const countProgram = (exitCode) => (exitCode === 0 ? { ...none, passed: 1 } : { ...none, failed: 1 });

/**
 * The result of a test run from its report and exit code. A run without a report, without tests, or that fails without a
 * failed test, is itself a failure.
 */
export const countTests = (exitCode, reportPath, countReport) => {
  const counts = { ...none, ...countReport(readReport(reportPath)) };
  const ranAny = counts.passed + counts.failed > 0;
  if (counts.failed === 0 && (exitCode !== 0 || !ranAny)) {
    const failure = `A run ended with ${exitCode}, with ${counts.passed} tests passed and none failed.`;
    return { ...counts, failed: 1, failures: [...counts.failures, failure] };
  }
  return counts;
};

const readReport = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
};

export const countVitest = ({
  numPassedTests: passed = 0,
  numFailedTests = 0,
  numPendingTests = 0,
  numTodoTests = 0,
  testResults = [],
}) => {
  const failedToLoad = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some(hasFailed),
  );
  const tests = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ failureMessages = [] }) => failureMessages.length > 0)
      .map(({ status, fullName, failureMessages }) => ({ status, told: tell(file, fullName, failureMessages[0]) })),
  );
  return {
    passed,
    failed: numFailedTests + failedToLoad.length,
    skipped: numPendingTests + numTodoTests,
    failures: [
      ...failedToLoad.map(({ name: file, message }) => tell(file, 'does not load', message)),
      ...tests.filter(hasFailed).map(({ told }) => told),
    ],
    secondTries: tests.filter((test) => !hasFailed(test)).map(({ told }) => told),
  };
};

const hasFailed = ({ status }) => status === 'failed';

/** A test by file and name, followed by the start of its error message. */
const tell = (file = '', name = '', message = '') => {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, linesOfFailure);
  return [`${relative('.', file)} › ${name}`, ...lines.map((line) => `    ${line}`)].join('\n');
};

export const countPlaywright = ({ stats = {}, errors = [], suites = [] }) => {
  const told = (status) => suites.flatMap(specsOf).flatMap((spec) => tellSpec(spec, status));
  return {
    passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
    failed: (stats.unexpected ?? 0) + errors.length,
    skipped: stats.skipped ?? 0,
    failures: [...errors.map(({ message }) => tell('e2e', 'outside of its tests', message)), ...told('unexpected')],
    secondTries: told('flaky'),
  };
};

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

const tellSpec = ({ file, title, tests }, status) =>
  tests
    .filter((test) => test.status === status)
    .map(({ results }) => tell(`e2e/${file}`, title, results.find(({ error }) => error)?.error.message));

export const sumCounts = (list) =>
  list.reduce(
    (sum, counts) => ({
      passed: sum.passed + counts.passed,
      failed: sum.failed + counts.failed,
      skipped: sum.skipped + counts.skipped,
      failures: [...sum.failures, ...counts.failures],
      secondTries: [...sum.secondTries, ...counts.secondTries],
    }),
    none,
  );

export const sayCounts = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** Repeats all failures, and what passed only on a second try, because often only the end of a long log is kept. */
export const sayTroubles = ({ failures, secondTries }) =>
  [
    ...(failures.length > 0 ? ['\nFailed:', ...failures] : []),
    ...(secondTries.length > 0 ? ['\nPassed on a second try only:', ...secondTries] : []),
  ].join('\n');
