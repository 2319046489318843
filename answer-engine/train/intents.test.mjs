import { expect, test } from 'vitest';
import { readIntents } from '../data/read-data.mjs';
import { groupByIntent } from './read-samples.mjs';

const groups = readIntents();

test('no example stands under two intents', () => {
  const intentOf = new Map();
  const repeated = groups.flatMap(({ intent, examples }) =>
    examples.filter((text) => {
      const other = intentOf.get(text);
      intentOf.set(text, intent);
      return other !== undefined && other !== intent;
    }),
  );
  expect(repeated).toEqual([]);
});

test('each intent has sub-intents, and each sub-intent examples in English and Spanish', () => {
  expect(groupByIntent(groups).filter(({ subIntents }) => subIntents.length < 2)).toEqual([]);
  const present = new Set(
    groups
      .filter(({ examples }) => examples.length > 0)
      .map(({ intent, subIntent, language }) => `${intent}: ${subIntent} (${language})`),
  );
  const lacking = groups
    .filter(({ subIntent }) => subIntent !== null)
    .flatMap(({ intent, subIntent }) => ['en', 'es'].map((language) => `${intent}: ${subIntent} (${language})`))
    .filter((name) => !present.has(name));
  expect(lacking).toEqual([]);
});
