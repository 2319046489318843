import type { SizeOption } from '@chat-module/contract/locations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeLocation, makeOperator, type SignedIn } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
});
afterAll(() => app.close());

const update = (id: string, body: object) => app.call('PUT', `/api/locations/${id}`, { cookie: admin.cookie, body });

const withSizes = async (sizeOptions: unknown): Promise<SizeOption[]> =>
  (await makeLocation(app, admin, { sizeOptions })).sizeOptions;

describe('size options', () => {
  test('come back in their order, each with an id and every field', async () => {
    const blank = { type: '', category: null, description: '', imageUrl: '', monthlyPriceCents: null, priceAsOf: '' };
    expect(await withSizes([{ size: '10x10' }, { size: '5x5', category: 'parking' }])).toEqual([
      { ...blank, id: '10x10', size: '10x10' },
      { ...blank, id: '5x5', size: '5x5', category: 'parking' },
    ]);
  });

  test('with a blank size are dropped, not refused', async () => {
    expect(await withSizes([{ size: '  ' }, { type: 'Interior' }, { size: '5x5' }])).toHaveLength(1);
  });

  test('are trimmed, and duplicates dropped', async () => {
    const sizes = await withSizes([{ size: ' 5x5 ' }, { size: '5x5' }, { size: '5X5' }]);
    expect(sizes.map(({ size }) => size)).toEqual(['5x5']);
  });

  test('an empty or missing category is none', async () => {
    for (const category of ['', null, undefined]) {
      expect((await withSizes([{ size: '5x5', category }]))[0]?.category).toBeNull();
    }
  });

  test('keep their ids on PUT, new ones get new ids', async () => {
    const { id, sizeOptions } = await makeLocation(app, admin);
    const [first, second] = sizeOptions;
    const changed = [{ ...second, description: 'Changed.' }, first, { size: '20x20' }];
    const after: SizeOption[] = (await update(id, { sizeOptions: changed })).json().sizeOptions;
    expect(after.map((option) => option.id)).toEqual([second?.id, first?.id, '20x20']);
    expect(after[0]?.description).toBe('Changed.');
  });

  test('keep a readable id when the unit changes, and a new one gets another', async () => {
    const { id, sizeOptions } = await makeLocation(app, admin, {
      sizeOptions: [{ size: '10x10', type: 'Climate controlled' }],
    });
    const [first] = sizeOptions;
    expect(first?.id).toBe('10x10-climate');
    const changed = [
      { size: '10x10', type: 'Climate controlled' },
      { ...first, type: 'Drive-up' },
    ];
    const after: SizeOption[] = (await update(id, { sizeOptions: changed })).json().sizeOptions;
    expect(after.map((option) => [option.id, option.type])).toEqual([
      ['10x10-climate-2', 'Climate controlled'],
      ['10x10-climate', 'Drive-up'],
    ]);
  });

  test('a price without a date gets the day of saving, a date without a price is dropped', async () => {
    const sizes = await withSizes([
      { size: '5x5', monthlyPriceCents: 4900, priceAsOf: '2025-11-03' },
      { size: '10x10', monthlyPriceCents: 8950 },
      { size: '10x20', monthlyPriceCents: null, priceAsOf: '2025-11-03' },
    ]);
    expect(sizes.map(({ monthlyPriceCents, priceAsOf }) => [monthlyPriceCents, priceAsOf])).toEqual([
      [4900, '2025-11-03'],
      [8950, app.clock.now().toISOString().slice(0, 10)],
      [null, ''],
    ]);
  });

  test.each([
    [
      [{ size: '5x5', monthlyPriceCents: 49.5 }],
      'sizeOptions.0.monthlyPriceCents',
      'Monthly price must be a whole number of cents from 1 to 10000000, or nothing.',
    ],
    [
      [{ size: '5x5', monthlyPriceCents: 0 }],
      'sizeOptions.0.monthlyPriceCents',
      'Monthly price must be a whole number of cents from 1 to 10000000, or nothing.',
    ],
    [
      [{ size: '5x5', monthlyPriceCents: 4900, priceAsOf: '11/03/2026' }],
      'sizeOptions.0.priceAsOf',
      'Price date must be a day like 2026-12-01.',
    ],
    [
      [{ size: '5x5' }, { size: '6x6', monthlyPriceCents: 4900, priceAsOf: '2999-01-01' }],
      'sizeOptions.1.priceAsOf',
      "Price date can't be in the future.",
    ],
    [
      [{ size: '5x5', category: 'huge' }],
      'sizeOptions.0.category',
      'Category must be one of: small, medium, large, parking.',
    ],
    [
      [{ size: '5x5' }, { size: '6x6', imageUrl: 'javascript:alert(1)' }],
      'sizeOptions.1.imageUrl',
      'Image address must be a web address that starts with http:// or https://.',
    ],
    [[{ size: 5 }], 'sizeOptions.0.size', 'Size must be text.'],
    [[{ size: 'x'.repeat(61) }], 'sizeOptions.0.size', 'Size is too long: at most 60 characters.'],
    ['5x5', 'sizeOptions', 'The request is not of the expected form.'],
    [['5x5'], 'sizeOptions.0', 'The request is not of the expected form.'],
    [Array.from({ length: 501 }, () => ({ size: '5x5' })), 'sizeOptions', 'At most 500 size options.'],
  ])('%j is 400', async (sizeOptions, path, message) => {
    const { id } = await makeLocation(app, admin);
    const response = await update(id, { sizeOptions });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ message, errors: [{ path, message }] });
  });
});

describe('amenities', () => {
  test('are trimmed, without blanks and duplicates, in order', async () => {
    const { amenities } = await makeLocation(app, admin, {
      amenities: [' Gate ', '', 'Camera', '  ', 'Gate', 'Gate\u0000'],
    });
    expect(amenities).toEqual(['Gate', 'Camera']);
  });

  test.each([
    [['x'.repeat(201)], 'amenities.0', 'An amenity has at most 200 characters.'],
    [[7], 'amenities.0', 'An amenity must be text.'],
    [Array.from({ length: 201 }, (_, i) => `a${i}`), 'amenities', 'At most 200 amenities.'],
  ])('%j is 400', async (amenities, path, message) => {
    const { id } = await makeLocation(app, admin);
    const response = await update(id, { amenities });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ message, errors: [{ path, message }] });
  });
});
