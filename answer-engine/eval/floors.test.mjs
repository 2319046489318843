import { expect, test, vi } from 'vitest';
import { readFacilities, readLines } from '../data/read-data.mjs';
import { predictAll } from './answer.mjs';
import { holdConversations, scoreConversations } from './conversations.mjs';
import { scoreEmergencies } from './emergencies.mjs';
import floors from './floors.json' with { type: 'json' };
import { score } from './score.mjs';

vi.setConfig({ testTimeout: 240_000 });

const scoresOf = (name) => {
  if (name.startsWith('conversations')) return scoreConversations(holdConversations(readFacilities(name)));
  if (name.startsWith('emergencies')) return scoreEmergencies(readLines(name));
  return score(predictAll(readFacilities(name)));
};

test.each(Object.keys(floors))('%s is answered no worse than the floors: "npm run eval" prints all scores', (name) => {
  const scores = scoresOf(name);
  const { atLeast, atMost } = floors[name];
  const scoreAt = (path) => path.split('.').reduce((part, key) => part[key], scores);
  const below = Object.entries(atLeast).filter(([path, floor]) => scoreAt(path) < floor);
  const above = Object.entries(atMost).filter(([path, ceiling]) => scoreAt(path) > ceiling);
  const failed = [...below, ...above].map(([path, limit]) => `${path} is ${scoreAt(path)}, the limit ${limit}`);
  expect(failed).toEqual([]);
});
