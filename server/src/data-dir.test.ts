import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { closeToOthers } from './close-to-others.ts';
import { DataDirUnusable, prepareDataDir, readOrMakeSecretKey } from './data-dir.ts';

const emptyDirectory = (): string => {
  const directory = mkdtempSync(join(tmpdir(), 'data-dir-test-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
};

const modeOf = (path: string): number => statSync(path).mode & 0o777;

test('a new data directory is accessible only to its owner', () => {
  const directory = join(emptyDirectory(), 'deep', 'data');
  prepareDataDir(directory);
  expect(modeOf(directory)).toBe(0o700);
});

describe('an existing directory that others can access', () => {
  const kept = ['chat-module.db', 'chat-module.db-wal', 'chat-module.db-shm', 'chat-module.lock', 'secret.key'];
  const inFolders = ['outbox/a.eml', 'read-faqs/bot.faqs'];
  const openDirectory = (): string => {
    const directory = join(emptyDirectory(), 'data');
    for (const folder of ['', 'outbox', 'read-faqs']) {
      mkdirSync(join(directory, folder));
      chmodSync(join(directory, folder), 0o755);
    }
    for (const file of [...kept, ...inFolders, 'of-others.txt']) writeFileSync(join(directory, file), 'x');
    for (const file of [...kept, ...inFolders, 'of-others.txt']) chmodSync(join(directory, file), 0o644);
    return directory;
  };

  test("becomes accessible only to its owner, with the product's files in it", () => {
    const directory = openDirectory();
    expect(prepareDataDir(directory)).toBeUndefined();
    for (const folder of ['', 'outbox', 'read-faqs']) expect(modeOf(join(directory, folder)), folder).toBe(0o700);
    for (const file of [...kept, ...inFolders]) expect(modeOf(join(directory, file)), file).toBe(0o600);
    expect(modeOf(join(directory, 'of-others.txt'))).toBe(0o644);
  });

  test('keeps stricter permissions of the owner', () => {
    const directory = openDirectory();
    chmodSync(join(directory, 'secret.key'), 0o440);
    prepareDataDir(directory);
    expect(modeOf(join(directory, 'secret.key'))).toBe(0o400);
  });

  test('does not follow a link to elsewhere', () => {
    const directory = openDirectory();
    const elsewhere = emptyDirectory();
    writeFileSync(join(elsewhere, 'file'), '');
    chmodSync(elsewhere, 0o755);
    chmodSync(join(elsewhere, 'file'), 0o644);
    rmSync(join(directory, 'outbox'), { recursive: true });
    symlinkSync(elsewhere, join(directory, 'outbox'));
    symlinkSync(join(elsewhere, 'file'), join(directory, 'chat-module.db.link'));
    prepareDataDir(directory);
    expect([modeOf(elsewhere), modeOf(join(elsewhere, 'file'))]).toEqual([0o755, 0o644]);
  });

  test.each([
    [
      'belongs to somebody else',
      () => {
        throw new Error('EPERM: operation not permitted');
      },
    ],
    ['is on a file system without rights', () => undefined],
  ])('and %s is used, with one warning that states it and its mode', (_why, setMode) => {
    const directory = openDirectory();
    expect(closeToOthers(directory, setMode)).toBe(
      `Warning: ${directory} is open to other users of this machine (mode 755), and this process can't change that. Have its owner run: chmod go-rwx ${directory}`,
    );
    expect(modeOf(directory)).toBe(0o755);
  });
});

test('a file where the directory should be is one sentence that names DATA_DIR', () => {
  const path = join(emptyDirectory(), 'data');
  writeFileSync(path, '');
  expect(() => prepareDataDir(path)).toThrow(DataDirUnusable);
  expect(() => prepareDataDir(path)).toThrow(/^DATA_DIR .+ can't be written to: [^\n]+\.$/);
});

test('the key is created once, is long, and readable only by its owner', () => {
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
