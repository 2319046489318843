import { expect, test } from 'vitest';
import { tidySizeOptions } from './tidy-size-options.ts';

test('an option with only a size gets a readable id and empty fields', () => {
  expect(tidySizeOptions([{ size: '5x5' }])).toEqual([
    {
      ...{ id: '5x5', size: '5x5', type: '', category: null, description: '', imageUrl: '' },
      ...{ monthlyPriceCents: null, priceAsOf: '' },
    },
  ]);
});

test.each([
  ['10x10', 'Climate controlled', '10x10-climate'],
  ['10x10', 'Drive-up', '10x10-drive-up'],
  ["10' × 20'", 'Storage unit, 1st floor', '10x20-1st-floor'],
  ['12x25', 'Open parking', '12x25-open-parking'],
  ['Locker', '', 'locker'],
  ['7.5x10', 'Interior', '7.5x10-interior'],
  ['Grande', 'Climatización', 'grande-climatizacion'],
  ['仓库', '', 'unit'],
  ['x'.repeat(60), '', 'x'.repeat(40)],
])('the id of a %s, %s is %s', (size, type, id) => {
  expect(tidySizeOptions([{ size, type }])[0]?.id).toBe(id);
});

test('an id is unique in the location', () => {
  const same = { size: '10x10', type: 'Drive-up' };
  const tidied = tidySizeOptions([
    same,
    { ...same, category: 'large' },
    { ...same, id: '10x10-drive-up-2', size: '9x9' },
  ]);
  expect(tidied.map(({ id }) => id)).toEqual(['10x10-drive-up', '10x10-drive-up-3', '10x10-drive-up-2']);
});

test('options without a size are dropped', () => {
  expect(tidySizeOptions([{ size: '' }, {}, { size: '5x5' }])).toHaveLength(1);
});

test('duplicates are dropped regardless of case, options that differ in one field are not', () => {
  const tidied = tidySizeOptions([
    { id: 'a', size: '5x5', type: 'Interior' },
    { id: 'b', size: '5X5', type: 'interior' },
    { id: 'c', size: '5x5', type: 'Drive-up' },
  ]);
  expect(tidied.map(({ id }) => id)).toEqual(['a', 'c']);
});

test('given ids are kept, in the given order', () => {
  const tidied = tidySizeOptions([
    { id: 'b', size: '10x10' },
    { id: 'a', size: '5x5' },
  ]);
  expect(tidied.map(({ id }) => id)).toEqual(['b', 'a']);
});

test('an id given twice stays with the first option', () => {
  const [first, second] = tidySizeOptions([
    { id: 'a', size: '5x5' },
    { id: 'a', size: '10x10' },
  ]);
  expect([first?.id, second?.id]).toEqual(['a', '10x10']);
});

test('an option without an id does not take one given later', () => {
  const ids = tidySizeOptions([{ size: '5x5' }, { id: '5x5', size: '10x10' }]).map(({ id }) => id);
  expect(ids).toEqual(['5x5-2', '5x5']);
});
