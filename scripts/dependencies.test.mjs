import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './run.mjs';

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const { packages } = readJson('package-lock.json');
const { workspaces, allowScripts } = readJson('package.json');
const own = ['', ...workspaces];

/** Packages from a registry, not workspaces or links to them. */
const locked = Object.entries(packages).filter(([path, { link }]) => !own.includes(path) && !link);
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const namesOf = (entries) => [...new Set(entries.map(([path]) => nameOf(path)))].sort();

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
const wishesOf = (described) => kinds.flatMap((kind) => Object.entries(described[kind] ?? {}));

describe('the lock file', () => {
  it('is the only one, and names no registry', () => {
    expect(locked.length).toBeGreaterThan(400);
    expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toMatch(/"resolved": "\w+:/);
  });

  it('has a hash for every package', () => {
    expect(namesOf(locked.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? '')))).toEqual([]);
  });

  it('has no deprecated package', () => {
    expect(namesOf(locked.filter(([, { deprecated }]) => deprecated))).toEqual([]);
  });

  it('has no package with install scripts except the allowed ones', () => {
    const running = namesOf(locked.filter(([, { hasInstallScript }]) => hasInstallScript));
    expect(running).toEqual(Object.keys(allowScripts).sort());
  });

  it('has only licenses that require attribution or sharing changes to their own files', () => {
    const license = /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|MPL-2\.0)$/;
    const isFree = ({ license: named = '' }) =>
      named
        .replace(/[()]/g, '')
        .split(/ AND | OR /)
        .every((it) => license.test(it));
    expect(namesOf(locked.filter(([, described]) => !isFree(described)))).toEqual([]);
  });
});

it('every dependency comes from a registry', () => {
  const wishes = Object.values(packages).flatMap(wishesOf);
  // A version range contains neither character; a URL, a path and a repository contain one of them.
  const elsewhere = wishes.filter(([, range]) => /[:/]/.test(range) && !range.startsWith('npm:'));
  expect(elsewhere).toEqual([]);
  expect(wishes.length).toBeGreaterThan(500);
});

it('docs/dependencies.md lists exactly the direct dependencies', () => {
  const text = readFileSync(join(root, 'docs/dependencies.md'), 'utf8');
  const named = [...text.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  const asked = own
    .flatMap((path) => wishesOf(packages[path]).map(([name]) => name))
    .filter((name) => !name.startsWith('@types/') && !name.startsWith('@chat-module/'));
  expect([...new Set(named)].sort()).toEqual([...new Set(asked)].sort());
});
