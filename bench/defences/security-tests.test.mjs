import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/run.mjs';
import { defences, takenOut } from './defences.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const table = read('docs/security-tests.md');
const rows = [...table.matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)]
  .map(([, attack, tests, seen]) => ({ attack, tests, seen }))
  .filter(({ attack }) => attack !== 'attack' && !attack.startsWith('---'));

it('each mutation matches the source exactly once', () => {
  for (const { cuts } of defences) for (const cut of cuts) expect(() => takenOut(read(cut.file), cut)).not.toThrow();
});

it('every mutation has a unique name, a test, and a row in the table', () => {
  const names = defences.map(({ without }) => without);
  expect(new Set(names).size).toBe(names.length);
  const attacks = rows.map(({ attack }) => attack);
  for (const { attack, test } of defences) {
    expect(attacks).toContain(attack);
    expect(existsSync(join(root, test)), test).toBe(true);
  }
});

it('every row lists the mutations of its attack, or says how it was tried by hand', () => {
  for (const { attack, seen } of rows) {
    const names = defences.filter((it) => it.attack === attack).map(({ without }) => without);
    if (names.length > 0) expect(seen, attack).toBe(`${names.length} removed: ${names.join('; ')}`);
    else expect(seen, attack).toMatch(/^by hand: /);
  }
  expect(rows.length).toBeGreaterThan(30);
});
