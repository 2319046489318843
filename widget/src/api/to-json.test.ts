import { afterEach, expect, it } from 'vitest';
import { toJson } from './to-json.ts';

const sample = { text: 'a "b"\n', none: undefined, list: [1, [true], { nothing: null }], empty: [], inner: {} };

afterEach(() => Reflect.deleteProperty(Array.prototype, 'toJSON'));

it('writes what JSON.stringify writes', () => {
  expect(toJson(sample)).toBe(JSON.stringify(sample));
});

it('does so on a page that changes arrays', () => {
  const expected = JSON.stringify(sample);
  Reflect.set(Array.prototype, 'toJSON', () => 'a text');
  expect(toJson(sample)).toBe(expected);
});
