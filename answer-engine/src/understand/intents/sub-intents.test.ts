import { expect, it } from 'vitest';
import { analyzeText } from '../analyze-text.ts';
import { subIntentSimilarity, subIntentSimilarityWithin, subIntentsOf } from './sub-intents.ts';

const read = (text: string) => {
  const { embedding, intents } = analyzeText(text);
  return { embedding, intents, subIntents: subIntentsOf(embedding, intents) };
};

it('tells what is asked within a kind', () => {
  const military = read('do you have a discount for soldiers').subIntents;
  const veterans = read('do you give veterans a break on the rent').subIntents;
  const students = read('do you have a discount for college students').subIntents;
  expect(subIntentSimilarity(military, veterans)).toBeGreaterThan(subIntentSimilarity(military, students));
});

it('finds a text wholly like itself, and nothing in common where the kinds differ', () => {
  const discount = read('do you have a discount for soldiers');
  const pests = read('do you spray for roaches');
  expect(subIntentSimilarity(discount.subIntents, discount.subIntents)).toBeGreaterThan(0.8);
  expect(subIntentSimilarityWithin(discount.subIntents, discount.embedding, discount.intents)).toBeCloseTo(1, 2);
  expect(subIntentSimilarity(discount.subIntents, pests.subIntents)).toBeLessThan(0.05);
  expect(subIntentSimilarityWithin([], discount.embedding, discount.intents)).toBe(0);
});
