import { expect, it } from 'vitest';
import { nearKinds } from './near-kinds.ts';
import { kindCount, probabilityOf } from './question-kinds.ts';

it('calls near only what is a kind', () => {
  const named = Object.entries(nearKinds).flatMap(([asked, answers]) => [asked, ...Object.keys(answers)]);
  const everyKind = new Float32Array(kindCount).fill(1);
  expect(named.filter((name) => probabilityOf(everyKind, name) === 0)).toEqual([]);
});
