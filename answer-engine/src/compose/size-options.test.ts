import type { SizeOption } from '@chat-module/contract/locations';
import { expect, test } from 'vitest';
import { categoryOf, nearestSizes, optionsIn, unitButton } from './size-options.ts';

const option = (size: string, fields: Partial<SizeOption> = {}): SizeOption => ({
  id: size,
  size,
  type: '',
  category: null,
  description: '',
  imageUrl: '',
  monthlyPriceCents: null,
  priceAsOf: '',
  ...fields,
});

const areas: [string, string][] = [
  ['5x10', 'small'],
  ['7.5x10', 'medium'],
  ['10x15', 'medium'],
  ['10x17.5', 'large'],
  ['10x20', 'large'],
  ['Wine locker', 'everywhere'],
];

test.each(areas)('without a category, %s counts as %s by its area', (size, category) => {
  expect(categoryOf(option(size))).toBe(category);
});

test("the operator's category overrides the area", () => {
  expect(categoryOf(option('10x30', { category: 'parking' }))).toBe('parking');
});

test('an option without a readable size is in every category', () => {
  const options = [option('5x5'), option('Wine locker'), option('10x30')];
  expect(optionsIn(options, 'small').map(({ size }) => size)).toEqual(['5x5', 'Wine locker']);
  expect(optionsIn(options, 'parking').map(({ size }) => size)).toEqual(['Wine locker']);
});

test('a button shows the size and the type', () => {
  const button = unitButton(option('10x10', { type: 'Climate controlled' }));
  expect(button).toEqual({ id: '10x10', size: '10x10', label: '10x10 — Climate controlled' });
  expect(unitButton(option('10x10')).label).toBe('10x10');
});

test('the closest sizes come first, each once', () => {
  const options = [option('5x5'), option('10x20'), option('10x10'), option('10x10', { id: 'second' }), option('10x15')];
  expect(nearestSizes(options, { widthFt: 10, depthFt: 12 }, 2)).toEqual(['10x10', '10x15']);
});
