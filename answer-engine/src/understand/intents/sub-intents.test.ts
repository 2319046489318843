import { expect, it } from 'vitest';
import { readText } from '../analyze-text.ts';
import { alikeWithin, mattersOf, shareMatters } from './sub-intents.ts';

const read = (text: string) => {
  const { embedding, kinds } = readText(text);
  return { embedding, kinds, matters: mattersOf(embedding, kinds) };
};

it('tells what is asked within a kind', () => {
  const military = read('do you have a discount for soldiers').matters;
  const veterans = read('do you give veterans a break on the rent').matters;
  const students = read('do you have a discount for college students').matters;
  expect(shareMatters(military, veterans)).toBeGreaterThan(shareMatters(military, students));
});

it('finds a text wholly like itself, and nothing in common where the kinds differ', () => {
  const discount = read('do you have a discount for soldiers');
  const pests = read('do you spray for roaches');
  expect(shareMatters(discount.matters, discount.matters)).toBeGreaterThan(0.8);
  expect(alikeWithin(discount.matters, discount.embedding, discount.kinds)).toBeCloseTo(1, 2);
  expect(shareMatters(discount.matters, pests.matters)).toBeLessThan(0.05);
  expect(alikeWithin([], discount.embedding, discount.kinds)).toBe(0);
});
