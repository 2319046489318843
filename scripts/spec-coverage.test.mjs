import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from './run.mjs';
import { problemsOf, readRows, testsOf } from './spec-coverage.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const inBackticks = [...read('docs/spec-coverage.md').matchAll(/`([^`]+)`/g)].map(([, text]) => text);
const tests = inBackticks.filter((text) => text.includes(' › ')).map((text) => text.split(' › '));
const files = inBackticks.filter((text) => /\.test\.\w+$/.test(text) && !text.includes('*'));

const fileOf = (name) => (name.includes('/') ? name : `e2e/admin/${name}.spec.ts`);

it('names tests that exist and are not skipped', () => {
  const found = ([name, title]) => testsOf({ file: fileOf(name), title });
  const gone = tests.filter((test) => found(test).length === 0 || found(test).some(({ isSkipped }) => isSkipped));
  expect(gone).toEqual([]);
  expect(tests.length).toBeGreaterThan(100);
});

it('names files that exist', () => {
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it('has a test for each row of the specification that contains what the row quotes', () => {
  const rows = readRows();
  const problems = rows.flatMap((row) => problemsOf(row).map((problem) => `§${row.section} ${row.says}: ${problem}`));
  expect(problems).toEqual([]);
  expect(rows.length).toBeGreaterThan(110);
});

describe('a row fails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spec-coverage-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const problemsWith = (source, text = 'Saved!', title = 'saves') => {
    const path = join(mkdtempSync(join(folder, 'row-')), 'sample.spec.ts');
    writeFileSync(path, source);
    return problemsOf({ tests: [{ file: relative(root, path), title }], subjects: [{ text }] });
  };

  it.each([
    ['names it nowhere', "test('saves', () => { expect(1).toBe(1); });"],
    ['names it in a comment', "test('saves', () => { expect(1).toBe(1); /* Saved! */ });"],
    ['names it in the title', "test('saves Saved!', () => { expect(1).toBe(1); });"],
    ['names it in a stubbed answer', "test('saves', () => answerWith(page, 'GET', '/', 200, { message: 'Saved!' }));"],
    ['leaves it to another test', "test('saves', () => {}); test('other', () => { expect(a).toBe('Saved!'); });"],
  ])('when its test %s', (_what, source) => {
    expect(problemsWith(source)).toEqual(['no test names: Saved!']);
  });

  it.each([
    ['test.skip', "test.skip('saves', () => { expect(a).toBe('Saved!'); });"],
    ['test.fixme inside', "test('saves', () => { test.fixme(); expect(a).toBe('Saved!'); });"],
    ['describe.skip', "test.describe.skip('all', () => { test('saves', () => { expect(a).toBe('Saved!'); }); });"],
  ])('when its test is skipped by %s', (_what, source) => {
    expect(problemsWith(source)[0]).toMatch(/^skipped: /);
  });

  it('when its test does not exist, or it quotes nothing', () => {
    expect(problemsWith("test('opens', () => {});")[0]).toMatch(/^no test: /);
    expect(problemsOf({ tests: [], subjects: [] })).toEqual(['quotes nothing']);
  });

  it.each([
    ['itself', "test('saves', () => { expect(a).toBe('Saved!'); });"],
    ['in a pattern', "test('saves', () => { expect(a).toMatch(/^Saved\\!/); });"],
    ['through a helper', "const check = (a) => expect(a).toBe('Saved!'); test('saves', () => check(a));"],
  ])('but not when its test names it %s', (_what, source) => {
    expect(problemsWith(source)).toEqual([]);
  });
});

it('tests intercept requests only through helpers that notice when they never fire', () => {
  const specs = [...new Set(tests.map(([name]) => fileOf(name)))].filter((file) => file.endsWith('.spec.ts'));
  expect(specs.filter((file) => /\b(page|context)\.route\(/.test(read(file)))).toEqual([]);
  expect(specs.length).toBeGreaterThan(15);
});
