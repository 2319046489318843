import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DataDirUnusable, prepareDataDir, readOrMakeSecretKey } from './data-dir.ts';

const emptyDirectory = (): string => {
  const directory = mkdtempSync(join(tmpdir(), 'data-dir-test-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
};

const modeOf = (path: string): number => statSync(path).mode & 0o777;

test('a new data directory is open to its owner alone', () => {
  const directory = join(emptyDirectory(), 'deep', 'data');
  prepareDataDir(directory);
  expect(modeOf(directory)).toBe(0o700);
});

test('a directory that was there keeps the rights its owner gave it', () => {
  const directory = join(emptyDirectory(), 'data');
  mkdirSync(directory, { mode: 0o750 });
  prepareDataDir(directory);
  expect(modeOf(directory)).toBe(0o750);
});

test('a file where the directory should be is one sentence that names DATA_DIR', () => {
  const path = join(emptyDirectory(), 'data');
  writeFileSync(path, '');
  expect(() => prepareDataDir(path)).toThrow(DataDirUnusable);
  expect(() => prepareDataDir(path)).toThrow(/^DATA_DIR .+ can't be written to: [^\n]+\.$/);
});

test('the key is made once, long, and readable by its owner alone', () => {
  const directory = emptyDirectory();
  const key = readOrMakeSecretKey(directory);
  expect(Buffer.byteLength(key)).toBeGreaterThanOrEqual(32);
  expect(readOrMakeSecretKey(directory)).toBe(key);
  expect(modeOf(join(directory, 'secret.key'))).toBe(0o600);
});

test('two data directories have different keys', () => {
  expect(readOrMakeSecretKey(emptyDirectory())).not.toBe(readOrMakeSecretKey(emptyDirectory()));
});

test('a damaged key is refused and left as it is', () => {
  const directory = emptyDirectory();
  const path = join(directory, 'secret.key');
  writeFileSync(path, 'short');
  expect(() => readOrMakeSecretKey(directory)).toThrow(DataDirUnusable);
  expect(readFileSync(path, 'utf8')).toBe('short');
});
