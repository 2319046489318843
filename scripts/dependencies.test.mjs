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
  it('is the only one that says what is installed, and names no registry', () => {
    expect(locked.length).toBeGreaterThan(400);
    expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toMatch(/"resolved": "\w+:/);
  });

  it('holds a hash of every package, so that a registry cannot give another', () => {
    expect(namesOf(locked.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? '')))).toEqual([]);
  });

  it('holds no package that its makers have given up', () => {
    expect(namesOf(locked.filter(([, { deprecated }]) => deprecated))).toEqual([]);
  });

  it('holds no package that runs something when it is installed, but for those that are allowed to', () => {
    const running = namesOf(locked.filter(([, { hasInstallScript }]) => hasInstallScript));
    expect(running).toEqual(Object.keys(allowScripts).sort());
  });

  it('holds nothing whose license asks more of us than to be named, or to share changes to its own files', () => {
    const license = /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|MPL-2\.0)$/;
    const isFree = ({ license: named = '' }) =>
      named
        .replace(/[()]/g, '')
        .split(/ AND | OR /)
        .every((it) => license.test(it));
    expect(namesOf(locked.filter(([, described]) => !isFree(described)))).toEqual([]);
  });
});

it('nobody asks for a package from anywhere but a registry', () => {
  const wishes = Object.values(packages).flatMap(wishesOf);
  // A version range contains neither character; a URL, a path and a repository contain one of them.
  const elsewhere = wishes.filter(([, range]) => /[:/]/.test(range) && !range.startsWith('npm:'));
  expect(elsewhere).toEqual([]);
  expect(wishes.length).toBeGreaterThan(500);
});

it('docs/dependencies.md says what each package is for that is asked for by name, and names no other', () => {
  const text = readFileSync(join(root, 'docs/dependencies.md'), 'utf8');
  const named = [...text.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  const asked = own
    .flatMap((path) => wishesOf(packages[path]).map(([name]) => name))
    .filter((name) => !name.startsWith('@types/') && !name.startsWith('@chat-module/'));
  expect([...new Set(named)].sort()).toEqual([...new Set(asked)].sort());
});
