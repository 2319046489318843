import { readFileSync } from 'node:fs';

const none = { passed: 0, failed: 0, skipped: 0 };

/** A program that only succeeds or fails, counted as one test. */
export const countProgram = (exitCode) => (exitCode === 0 ? { ...none, passed: 1 } : { ...none, failed: 1 });

/**
 * What a test run came to, by the report it wrote and its exit code. A run without a report, without tests, or that
 * ended badly though no test failed, is itself a failure.
 */
export const countTests = (exitCode, reportPath, countReport) => {
  const counts = { ...none, ...countReport(readReport(reportPath)) };
  const ranAny = counts.passed + counts.failed > 0;
  if (counts.failed === 0 && (exitCode !== 0 || !ranAny)) return { ...counts, failed: 1 };
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
  return { passed, failed: numFailedTests + failedToLoad.length, skipped: numPendingTests + numTodoTests };
};

const hasFailed = ({ status }) => status === 'failed';

export const countPlaywright = ({ stats = {}, errors = [] }) => ({
  passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
  failed: (stats.unexpected ?? 0) + errors.length,
  skipped: stats.skipped ?? 0,
});

export const sumCounts = (list) =>
  list.reduce(
    (sum, counts) => ({
      passed: sum.passed + counts.passed,
      failed: sum.failed + counts.failed,
      skipped: sum.skipped + counts.skipped,
    }),
    none,
  );

export const sayCounts = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
