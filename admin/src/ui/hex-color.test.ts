import { expect, it } from 'vitest';
import { inkOn, isHexColor } from './hex-color.ts';

it.each([
  ['#3B82F6', true],
  ['#3b82f6', false],
  ['#3B82F', false],
  ['#3B82F6A', false],
  ['3B82F6', false],
  ['#GGGGGG', false],
])('%s is a colour: %s', (text, expected) => {
  expect(isHexColor(text)).toBe(expected);
});

it.each([
  ['#000000', '#FFFFFF'],
  ['#0F6B66', '#FFFFFF'],
  ['#3B82F6', '#111827'],
  ['#FDE047', '#111827'],
  ['#FFFFFF', '#111827'],
])('on %s the text is %s', (color, ink) => {
  expect(inkOn(color)).toBe(ink);
});
