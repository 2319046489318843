import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const inBackticks = [...read('docs/spec-coverage.md').matchAll(/`([^`]+)`/g)].map(([, text]) => text);
const tests = inBackticks.filter((text) => text.includes(' › ')).map((text) => text.split(' › '));
const files = inBackticks.filter((text) => /\.test\.\w+$/.test(text) && !text.includes('*'));

const fileOf = (name) => (name.includes('/') ? name : `e2e/admin/${name}.spec.ts`);

it('names tests that exist', () => {
  const gone = tests.filter(([name, title]) => !read(fileOf(name)).replaceAll("\\'", "'").includes(title));
  expect(gone).toEqual([]);
  expect(tests.length).toBeGreaterThan(100);
});

it('names files that exist', () => {
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
