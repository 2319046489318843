import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countPlaywright, countTests, countVitest, sayCounts, sumCounts } from './test-counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'test-counts-'));
const reportPath = join(folder, 'report.json');

afterAll(() => rmSync(folder, { recursive: true }));

const countOf = (exitCode, countReport, report) => {
  writeFileSync(reportPath, JSON.stringify(report));
  return sayCounts(countTests(exitCode, reportPath, countReport));
};

test('counts what Vitest reports', () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1, testResults: [] };
  expect(countOf(1, countVitest, report)).toBe('5 passed, 1 failed, 2 skipped');
});

test('counts a test file that does not load as a failed test', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
  ];
  const report = { numPassedTests: 5, numFailedTests: 1, testResults };
  expect(countOf(1, countVitest, report)).toBe('5 passed, 2 failed');
});

test('counts what Playwright reports, and its errors outside of tests', () => {
  const report = { stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 2 }, errors: [{}] };
  expect(countOf(1, countPlaywright, report)).toBe('3 passed, 2 failed, 2 skipped');
});

test.each([
  ['ends badly though no test failed', 1, { numPassedTests: 5 }, '5 passed, 1 failed'],
  ['is ended by a signal', 'signal SIGKILL', { numPassedTests: 5 }, '5 passed, 1 failed'],
  ['has no test', 0, {}, '0 passed, 1 failed'],
  ['skips every test', 0, { numPendingTests: 3 }, '0 passed, 1 failed, 3 skipped'],
])('a run that %s has failed', (_what, exitCode, report, said) => {
  expect(countOf(exitCode, countVitest, report)).toBe(said);
});

test('a run that leaves no report has failed', () => {
  rmSync(reportPath, { force: true });
  expect(sayCounts(countTests(0, reportPath, countVitest))).toBe('0 passed, 1 failed');
});

test('sums the suites', () => {
  const one = { passed: 1, failed: 0, skipped: 0 };
  expect(sayCounts(sumCounts([one, one, { passed: 0, failed: 1, skipped: 3 }]))).toBe('2 passed, 1 failed, 3 skipped');
});
