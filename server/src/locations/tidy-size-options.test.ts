import { expect, test } from 'vitest';
import { tidySizeOptions } from './tidy-size-options.ts';

test('an option that was given nothing but its size gets an id and empty fields', () => {
  expect(tidySizeOptions([{ size: '5x5' }])).toEqual([
    { id: expect.stringMatching(/./), size: '5x5', type: '', category: null, description: '', imageUrl: '' },
  ]);
});

test('options without a size are dropped', () => {
  expect(tidySizeOptions([{ size: '' }, {}, { size: '5x5' }])).toHaveLength(1);
});

test('repeats are dropped without regard to case, options that differ in one field are not', () => {
  const tidied = tidySizeOptions([
    { id: 'a', size: '5x5', type: 'Interior' },
    { id: 'b', size: '5X5', type: 'interior' },
    { id: 'c', size: '5x5', type: 'Drive-up' },
  ]);
  expect(tidied.map(({ id }) => id)).toEqual(['a', 'c']);
});

test('ids that were given are kept, in the given order', () => {
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
  expect(first?.id).toBe('a');
  expect(second?.id).not.toBe('a');
});

test('an id that was given later is not taken by an option without one', () => {
  const ids = tidySizeOptions([{ size: '5x5' }, { id: 'a', size: '10x10' }]).map(({ id }) => id);
  expect(ids[1]).toBe('a');
  expect(new Set(ids).size).toBe(2);
});
