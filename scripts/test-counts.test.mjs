import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countPlaywright, countTests, countVitest, sayCounts, sayTroubles, sumCounts } from './test-counts.mjs';

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

test('a run without a report has failed, and is named', () => {
  rmSync(reportPath, { force: true });
  const counts = countTests(0, reportPath, countVitest);
  expect(sayCounts(counts)).toBe('0 passed, 1 failed');
  expect(sayTroubles(counts)).toBe('\nFailed:\nA run ended with 0, with 0 tests passed and none failed.');
});

test('sums the suites', () => {
  const one = { passed: 1, failed: 0, skipped: 0, failures: [], secondTries: ['slow'] };
  const other = { passed: 0, failed: 1, skipped: 3, failures: ['wrong'], secondTries: [] };
  const sum = sumCounts([one, one, other]);
  expect(sayCounts(sum)).toBe('2 passed, 1 failed, 3 skipped');
  expect(sayTroubles(sum)).toBe('\nFailed:\nwrong\n\nPassed on a second try only:\nslow\nslow');
});

const troublesOf = (countReport, report) => {
  writeFileSync(reportPath, JSON.stringify(report));
  return sayTroubles(countTests(1, reportPath, countReport));
};

test('lists failures in Vitest, and tests that passed only on a second try', () => {
  const failureMessages = ['\u001b[31mexpected 1\u001b[39m\nto be 2'];
  const assertionResults = [
    { status: 'failed', fullName: 'adds', failureMessages },
    { status: 'passed', fullName: 'subtracts', failureMessages: ['slow'] },
    { status: 'passed', fullName: 'divides', failureMessages: [] },
  ];
  const testResults = [
    { name: join(process.cwd(), 'a.test.ts'), status: 'failed', assertionResults },
    { name: join(process.cwd(), 'b.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] },
  ];
  expect(troublesOf(countVitest, { numFailedTests: 1, numPassedTests: 2, testResults })).toBe(
    [
      '\nFailed:',
      'b.test.ts › does not load\n    no such module',
      'a.test.ts › adds\n    expected 1\n    to be 2',
      '\nPassed on a second try only:',
      'a.test.ts › subtracts\n    slow',
    ].join('\n'),
  );
});

test('lists failures in Playwright, and tests that passed only on a second try', () => {
  const tried = (status, ...messages) => ({
    status,
    results: messages.map((message) => (message ? { error: { message } } : {})),
  });
  const spec = (title, test) => ({ file: 'admin/a.spec.ts', title, tests: [test] });
  const inner = { specs: [spec('opens', tried('unexpected', 'wrong', 'wrong again'))] };
  const outer = {
    suites: [inner],
    specs: [spec('closes', tried('flaky', 'slow', '')), spec('stays', tried('expected', ''))],
  };
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    errors: [{ message: 'no browser' }],
    suites: [outer],
  };
  expect(troublesOf(countPlaywright, report)).toBe(
    [
      '\nFailed:',
      'e2e › outside of its tests\n    no browser',
      'e2e/admin/a.spec.ts › opens\n    wrong',
      '\nPassed on a second try only:',
      'e2e/admin/a.spec.ts › closes\n    slow',
    ].join('\n'),
  );
});
