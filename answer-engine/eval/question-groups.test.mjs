import { expect, test } from 'vitest';
import { readFacilities } from '../data/read-data.mjs';
import { byMeaning, byWords, scoreGrouping } from './question-groups.mjs';

const facilities = readFacilities('dev').filter((_, at) => at % 10 === 0);

test('grouping by meaning finds pairs that words miss', async () => {
  const meaning = await scoreGrouping(facilities, byMeaning());
  const words = await scoreGrouping(facilities, byWords);
  expect(meaning.precision).toBeGreaterThan(0.3);
  expect(meaning.recall).toBeGreaterThan(words.recall + 0.1);
});
