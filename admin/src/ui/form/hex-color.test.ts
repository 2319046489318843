import { expect, it } from 'vitest';
import { isHexColor } from './hex-color.ts';

it.each([
  ['#3B82F6', true],
  ['#3b82f6', false],
  ['#3B82F', false],
  ['#3B82F6A', false],
  ['3B82F6', false],
  ['#GGGGGG', false],
])('%s is a color: %s', (text, expected) => {
  expect(isHexColor(text)).toBe(expected);
});
