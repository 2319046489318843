import { expect, it } from 'vitest';
import { intentCount, probabilityOf } from './intents.ts';
import { nearKinds } from './related-intents.ts';

it('calls near only what is a kind', () => {
  const named = Object.entries(nearKinds).flatMap(([asked, answers]) => [asked, ...Object.keys(answers)]);
  const everyKind = new Float32Array(intentCount).fill(1);
  expect(named.filter((name) => probabilityOf(everyKind, name) === 0)).toEqual([]);
});
