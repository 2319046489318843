import { expect, it } from 'vitest';
import { analyzeText } from '../analyze-text.ts';
import { subIntentSimilarity, subIntentSimilarityWithin, subIntentsOf } from './sub-intents.ts';

const analyze = (text: string) => {
  const { embedding, intents } = analyzeText(text);
  return { embedding, intents, subIntents: subIntentsOf(embedding, intents) };
};

it('finds the same sub-intent more similar than another one of the same intent', () => {
  const military = analyze('do you have a discount for soldiers').subIntents;
  const veterans = analyze('do you give veterans a break on the rent').subIntents;
  const students = analyze('do you have a discount for college students').subIntents;
  expect(subIntentSimilarity(military, veterans)).toBeGreaterThan(subIntentSimilarity(military, students));
});

it('rates a text as identical to itself and as unrelated to another intent', () => {
  const discount = analyze('do you have a discount for soldiers');
  const pests = analyze('do you spray for roaches');
  expect(subIntentSimilarity(discount.subIntents, discount.subIntents)).toBeGreaterThan(0.8);
  expect(subIntentSimilarityWithin(discount.subIntents, discount.embedding, discount.intents)).toBeCloseTo(1, 2);
  expect(subIntentSimilarity(discount.subIntents, pests.subIntents)).toBeLessThan(0.05);
  expect(subIntentSimilarityWithin([], discount.embedding, discount.intents)).toBe(0);
});
