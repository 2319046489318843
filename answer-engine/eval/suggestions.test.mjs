import { expect, test } from 'vitest';
import { readFacilities } from '../data/read-data.mjs';
import { byMeaning, byWords, scoreSuggestions } from './suggestions.mjs';

const facilities = readFacilities('dev').filter((_, at) => at % 20 === 0);

test('the FAQ of the nearest meaning is suggested where words in common miss it', async () => {
  const meaning = await scoreSuggestions(facilities, byMeaning);
  const words = await scoreSuggestions(facilities, byWords);
  expect(meaning.right).toBeGreaterThan(0.65);
  expect(meaning.right).toBeGreaterThan(words.right + 0.2);
});
