import { expect, test, vi } from 'vitest';
import { readFacilities } from '../data/read-data.mjs';
import { predictAll } from './answer.mjs';
import floors from './floors.json' with { type: 'json' };
import { score } from './score.mjs';

vi.setConfig({ testTimeout: 240_000 });

test('the held-out messages are answered no worse than the floors: "npm run eval" prints all scores', async () => {
  const scores = score(predictAll(readFacilities('held-out')));
  const scoreAt = (path) => path.split('.').reduce((part, key) => part[key], scores);
  const below = Object.entries(floors.atLeast).filter(([path, floor]) => scoreAt(path) < floor);
  const above = Object.entries(floors.atMost).filter(([path, ceiling]) => scoreAt(path) > ceiling);
  const failed = [...below, ...above].map(([path, limit]) => `${path} is ${scoreAt(path)}, the limit ${limit}`);
  expect(failed).toEqual([]);
});
