import type { SizeOption } from '@chat-module/contract/locations';
import { expect, test } from 'vitest';
import { extractGoods } from '../understand/entities/goods-extractor.ts';
import { estimateSize } from './size-estimate.ts';

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

const options = [
  option('10x20', { type: 'Drive-up' }),
  option('5x5'),
  option('5x10'),
  option('10x10'),
  option('10x15'),
  option('10x30', { type: 'Drive-up' }),
  option('12x40', { category: 'parking' }),
];

const estimateFor = (text: string, from = options): string => {
  const estimate = estimateSize(from, extractGoods(text));
  if ('option' in estimate) return `${estimate.kind} ${estimate.option.size}`;
  return 'largest' in estimate ? `tooMuch ${estimate.largest.size}` : estimate.kind;
};

const cases: [string, string][] = [
  ['a king bed and a sofa', 'fits 5x5'],
  ['a king bed, a dresser, a sofa and a fridge', 'fits 5x10'],
  ['30 boxes', 'fits 5x5'],
  ['about sixty boxes', 'fits 5x10'],
  ['a studio apartment', 'fits 5x10'],
  ['a two-bedroom flat', 'fits 10x15'],
  ['my 1br apt', 'fits 10x10'],
  ['the contents of a garage', 'fits 10x10'],
  ['a 3 bedroom house', 'fits 10x20'],
  ['a three bedroom house and garage stuff', 'fits 10x30'],
  ['6 bedroom house', 'tooMuch 10x30'],
  ['my office files', 'fits 5x5'],
  ['una cama king y dos sofás', 'fits 5x10'],
  ['un departamento de dos recámaras', 'fits 10x15'],
  ['un departamento de un cuarto', 'fits 10x10'],
  ['mis maletas cuando me voy a casa', 'fits 5x5'],
  ['a 1 bedrm condo', 'fits 10x10'],
  ['a motorcycle', 'fits 5x5'],
  ['1 br apt plus a motorcycle', 'fits 10x15'],
  ['a one bedroom apartment with a king bed, a sofa and a dining table', 'fits 10x10'],
  ['my car', 'vehicleFits 10x20'],
  ['a 24 ft boat', 'vehicleFits 10x30'],
  ["a boat that is 33' long", 'vehicleFits 12x40'],
  ['a 6 m boat', 'vehicleFits 10x30'],
  ['a 60 foot bus', 'vehicleTooLong'],
  ['a car and the contents of a studio', 'vehicleFits 10x30'],
];

test.each(cases)('%s: %s', (text, expected) => {
  expect(estimateFor(text)).toBe(expected);
});

test("the operator's own description of a home overrides the estimate", () => {
  const described = [option('10x10', { description: 'Fits a two- to three-bedroom home.' }), ...options];
  expect(estimateFor('a two-bedroom flat', described)).toBe('described 10x10');
  expect(estimateFor('a two-bedroom flat with its beds and a sofa', described)).toBe('described 10x10');
  expect(estimateFor('a two-bedroom flat and a piano', described)).not.toContain('described');
  expect(estimateFor('a two-bedroom flat, a washer and a fridge', described)).not.toContain('described');
  const withAppliances = [option('10x12', { description: 'A two-bedroom flat with its appliances.' }), ...described];
  expect(estimateFor('a two-bedroom flat, a washer and a fridge', withAppliances)).toBe('described 10x12');
});

test('a vehicle needs a unit that it can be driven into', () => {
  expect(estimateFor('a car', [option('10x20'), option('10x30')])).toBe('noVehicles');
  expect(estimateFor('a car', [option('10x20'), option('12x30', { category: 'parking' })])).toBe('vehicleFits 12x30');
});

test('a space described for vehicles comes before a drive-up room', () => {
  const room = option('10x30', { type: 'Drive-up' });
  const lot = option('12x40', { category: 'parking', description: 'Open lot for RVs, boats and trailers' });
  expect(estimateFor('a 25 ft boat', [room, lot])).toBe('vehicleFits 12x40');
  expect(estimateFor('a 25 ft boat', [room, option('12x30', { type: 'RV garage' })])).toBe('vehicleFits 12x30');
  expect(estimateFor('a 25 ft boat', [room])).toBe('vehicleFits 10x30');
});

test('a unit described for this kind of vehicle comes before one for others', () => {
  const barn = option('14x45', { type: 'Steel barn bay', description: 'For a motorhome or a combine header.' });
  const row = option('11x40', { type: 'Drive-up', description: 'Holds two cars, one behind the other.' });
  expect(estimateFor('a 34 ft motorhome', [row, barn])).toBe('vehicleFits 14x45');
  expect(estimateFor('a car', [row, barn])).toBe('vehicleFits 11x40');
});

test('an option without a readable size is never recommended', () => {
  expect(estimateFor('a sofa', [option('Wine locker')])).toBe('noSizes');
});

test('a name of several words counts as one item', () => {
  const names = (text: string) => extractGoods(text).goods.map(({ goods, count }) => `${count} ${goods.english.one}`);
  expect(names('a pool table and 4 chairs')).toEqual(['1 a pool table', '4 a chair']);
  expect(names('my boxes and a couple of dressers')).toEqual(['15 a box', '2 a dresser']);
  expect(names('a room for my boxes, about twenty boxes')).toEqual(['20 a box']);
  expect(extractGoods('a boat on a trailer').vehicles.map(({ vehicle }) => vehicle.english)).toEqual(['a boat']);
});

const described = [
  option('4x4', { description: 'Holds up to 10 boxes. Not suitable for bicycles or furniture.' }),
  option('5x5', { description: 'Holds 25 boxes, or two bikes, but no bed or couch.' }),
  option('5x10', { description: 'Holds a queen bed and a dresser. No heat, just a lock and a light.' }),
  option('10x10', { description: 'Holds 90 file boxes. The door is narrow, so a pool table does not fit.' }),
  option('10x20', { description: 'A garage.' }),
];

test.each([
  ['a bike', 'fits 5x5'],
  ['a dresser', 'described 5x10'],
  ['a couch', 'fits 5x10'],
  ['a twin bed', 'fits 5x10'],
  ['a studio apartment', 'fits 5x10'],
  ['90 file boxes', 'described 10x10'],
  ['a pool table and 100 boxes', 'fits 10x20'],
])('by descriptions, %s: %s', (text, expected) => {
  expect(estimateFor(text, described)).toBe(expected);
});

const homes = [
  option('4x6', { description: 'Up to 12 cartons.' }),
  option('6x8', { description: 'The contents of one bedroom, or a mattress set, a loveseat and an armchair.' }),
  option('8x10', { description: 'A small one-bedroom place without appliances.' }),
  option('10x12', { description: 'A whole one-bedroom apartment with its washer and sofa.' }),
  option('12x20', { description: 'Our largest room. Tools, a piano and lumber.' }),
];

test.each([
  ['a one bedroom apartment', 'described 10x12'],
  ['un departamento de una recámara', 'described 10x12'],
  ['a queen mattress', 'described 6x8'],
  ['a loveseat', 'described 6x8'],
  ['a sofa and 5 boxes', 'described 6x8'],
  ['a washer, a bed and 40 boxes', 'described 10x12'],
  ['10 boxes', 'fits 4x6'],
  ['a suitcase', 'fits 4x6'],
])('a unit described for less gives way to a roomier one, %s: %s', (text, expected) => {
  expect(estimateFor(text, homes)).toBe(expected);
});

test.each([
  ['a boat of 27 ft', 'vehicleFits 12x30'],
  ['a boat of 29 ft', 'vehicleTooLong'],
])('the limit that a description states counts before the measures, %s: %s', (text, expected) => {
  expect(estimateFor(text, [option('12x30', { description: 'A boat up to 28 feet.' })])).toBe(expected);
});

test('a description in Spanish rules out goods, too', () => {
  const inSpanish = [option('5x5', { description: 'No apto para muebles.' }), option('5x10')];
  expect(estimateFor('un sofá', inSpanish)).toBe('fits 5x10');
});

test('a length is not a count, and a mini fridge is small', () => {
  const names = (text: string) => extractGoods(text).goods.map(({ goods, count }) => `${count} ${goods.english.one}`);
  expect(names('two 8 ft ladders')).toEqual(['2 a ladder']);
  expect(names('a mini fridge')).toEqual(['1 a mini fridge']);
});

test('the room that the listed goods come from does not count', () => {
  const names = (text: string) => extractGoods(text).goods.map(({ goods }) => goods.english.one);
  expect(names('moving out of my dorm with a bed, a desk and 9 boxes')).not.toContain('the contents of a dorm room');
  expect(names('the contents of a dorm')).toEqual(['the contents of a dorm room']);
  expect(names('are two of the garages free in july')).toEqual([]);
  expect(names('all the contents of the garage')).toEqual(['the contents of a garage']);
  expect(names('a bed, a desk and a dorm room')).toContain('the contents of a dorm room');
});
